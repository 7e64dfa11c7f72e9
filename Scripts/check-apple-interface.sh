#!/usr/bin/env bash
# Type-checks what Linux's stand-in cannot show, on a Linux machine: the adapter, its Objective-C facade and the example app, with
# Objective-C switched on, for macOS and for iOS, against a hand-written header of Apple's declarations (Tests/AppleFacts).
#
# Here `canImport(WebKit)` and `canImport(ObjectiveC)` hold, `optional`, `@objc`, `#selector` and key-value observation are the real ones,
# and availability is looked at. Nothing that could run comes out of it. It is as right as the header is: it was written from Apple's
# documentation and headers, not made by them, and only Apple's compiler and SDK can say the last word.
#
# At the end each file of Tests/AppleFacts/mistakes is put beside the adapter: the check must refuse it, in the words that its first line
# expects.
set -eu
cd "$(dirname "$0")/.."
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$swift/../lib/swift
out=${CHECK_AVAILABILITY_CACHE:-.build/apple-availability}
facts=Tests/AppleFacts
frontend=$swift/swift-frontend

check_platform() { # name, target, module file name, user interface
  local name=$1 target=$2 file=$3 ui=$4 dir=$out/$1
  mkdir -p "$dir"
  local common=(-target "$target" -I "$dir" -I "$library/shims" -module-cache-path "$out/cache" -disable-objc-attr-requires-foundation-module)
  local upcoming=(-swift-version 6 -package-name Gatehouse -disable-implicit-string-processing-module-import
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility)

  interface() { # module, sed script, flags
    local text=$library/linux/$1.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface module=$dir/$1.swiftmodule/$file.swiftmodule
    local more=$facts/overlays/$1.swiftinterface
    [ -s "$module" ] && [ ! "$text" -nt "$module" ] && [ ! "$more" -nt "$module" ] && return
    mkdir -p "$dir/$1.swiftmodule"
    # A declaration that is deployed backwards needs a body; the one without it is internal to the library.
    sed -e "s/-target [^ ]*/-target $target/" "$text" | sed -z "$2" >"$dir/$1.swiftinterface"
    if [ -s "$more" ]; then cat "$more" >>"$dir/$1.swiftinterface"; fi
    "$frontend" -compile-module-from-interface "$dir/$1.swiftinterface" -o "$module" -module-name "$1" -parse-stdlib ${3:-} "${common[@]}"
  }
  interface Swift 's/@backDeployed([^\n]*)\n\(@usableFromInline\n[^\n]*_diagnoseUnavailableCodeReached\)/\1/'
  interface _Concurrency 's/@backDeployed([^)]*)//g' -disable-availability-checking

  core() { # module
    [ -s "$dir/$1.swiftmodule" ] && [ ! "$dir/Swift.swiftmodule/$file.swiftmodule" -nt "$dir/$1.swiftmodule" ] &&
      [ -z "$(find "Sources/$1" Sources/URLStandard -name '*.swift' -newer "$dir/$1.swiftmodule" -print -quit)" ] && return
    "$frontend" -emit-module -O -experimental-skip-non-inlinable-function-bodies -o "$dir/$1.swiftmodule" "${common[@]}" "${upcoming[@]}" -module-name "$1" $(find "Sources/$1" -name '*.swift')
  }
  overlay() { # module: the Swift side of a module of the facts
    "$frontend" -emit-module -O -o "$dir/$1.swiftmodule" "${common[@]}" -I $facts/common -I "$facts/$name" -swift-version 5 \
      -disable-implicit-string-processing-module-import -experimental-skip-all-function-bodies -parse-as-library -module-name "$1" "$facts/overlays/$1.swift"
  }
  core URLStandard
  core Gatehouse
  overlay ObjectiveC
  overlay Foundation
  overlay Dispatch
  [ "$name" = ios ] && overlay UIKit

  local check=("$frontend" -typecheck -O "${common[@]}" "${upcoming[@]}" -I $facts/common -I "$facts/$name" -warnings-as-errors)
  "${check[@]}" -module-name GatehouseWebKit $(find Sources/GatehouseWebKit -name '*.swift')
  echo "GatehouseWebKit: type-checked for $name"

  # What Swift sees of the header, for a test that compares it with the table of Apple's declarations.
  rm -f "$dir"/*.txt
  for module in WebKit $ui; do
    "$swift/swift-synthesize-interface" -module-name "$module" -target "$target" -I "$dir" -I $facts/common -I "$facts/$name" -I "$library/shims" \
      -module-cache-path "$out/cache" >"$dir/${module%%.*}.part"
    cat "$dir/${module%%.*}.part" >>"$dir/${module%%.*}.txt"
  done

  for mistake in $facts/mistakes/*.swift; do
    local expected said
    expected=$(sed -n '1s,// expects: ,,p' "$mistake")
    if said=$("${check[@]}" -parse-as-library -module-name Planted "$mistake" 2>&1); then said=nothing; fi
    if ! grep -qF -- "$expected" <<<"$said"; then
      echo "$mistake on $name: expected \"$expected\", the compiler said:" >&2
      echo "$said" >&2
      return 1
    fi
  done
  echo "$(ls $facts/mistakes | grep -vc '^right') planted mistakes are refused for $name, and what is right is not"
}
check_platform macos x86_64-apple-macosx12.0 x86_64-apple-macos AppKit
check_platform ios x86_64-apple-ios15.0-simulator x86_64-apple-ios-simulator "UIKit UIKit.UIGestureRecognizerSubclass"
