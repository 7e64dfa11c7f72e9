#!/usr/bin/env bash
# Type-checks what Linux's stand-in cannot show, on a Linux machine: the core, the adapter, its Objective-C facade and the example app, with
# Objective-C switched on, for macOS 12 and for iOS 15, against a hand-written header of Apple's declarations (Tests/AppleFacts).
#
# Linux compilers do not look at availability: what is newer than the deployment target is only noticed on a Mac. The text of Linux's standard
# library carries the availability marks of Apple's, though, and a module for Apple's platforms is made of it.
#
# Here `canImport(WebKit)` and `canImport(ObjectiveC)` hold, `optional`, `@objc`, `#selector` and key-value observation are the real ones,
# and availability is looked at. Nothing that could run comes out of it. It is as right as the header is: it was written from Apple's
# documentation and headers, not made by them, and only Apple's compiler and SDK can say the last word.
#
# The header that the Swift compiler makes for callers in Objective-C is compared with a checked-in one (Tests/AppleFacts/callers), and
# callers are looked at against it by clang.
#
# At the end each file with a planted mistake is put beside the adapter: the check must refuse it, in the words that its first line expects.
set -eu
cd "$(dirname "$0")/.."
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$swift/../lib/swift
out=${CHECK_AVAILABILITY_CACHE:-.build/apple-availability}
facts=Tests/AppleFacts
frontend=$swift/swift-frontend
mkdir -p "$out"

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
    # With the bodies of functions: they may not use what is too new either.
    "$frontend" -emit-module -O -o "$dir/$1.swiftmodule" "${common[@]}" "${upcoming[@]}" -module-name "$1" $(find "Sources/$1" -name '*.swift')
    echo "$1: compiles for $target"
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
  overlay WebKit
  [ "$name" = ios ] && overlay UIKit

  local check=("$frontend" -typecheck -O "${common[@]}" "${upcoming[@]}" -I $facts/common -I "$facts/$name" -warnings-as-errors)
  mkdir -p "$dir/include/Foundation"
  "${check[@]}" -module-name GatehouseWebKit -emit-objc-header-path "$dir/include/GatehouseWebKit-Swift.h" $(find Sources/GatehouseWebKit -name '*.swift')
  echo "GatehouseWebKit: type-checked for $name"
  # An app extension has no shared application: Xcode builds the package for one with this flag.
  "${check[@]}" -application-extension -module-name GatehouseWebKit $(find Sources/GatehouseWebKit -name '*.swift')
  echo "GatehouseWebKit: type-checked for app extensions on $name"

  # Which of Apple's declarations the adapter touches, for a test that looks for each in the table: the names in the compiler's own index.
  rm -rf "$dir/index" "$dir"/*.txt && mkdir -p "$dir/index/objects"
  local sources=() each
  for each in $(find Sources/GatehouseWebKit -name '*.swift'); do
    sources+=(-primary-file "$each" -o "$dir/index/objects/$(tr / - <<<"$each").o")
  done
  "${check[@]}" -module-name GatehouseWebKit -index-store-path "$dir/index" -index-ignore-stdlib "${sources[@]}"
  local text='[A-Za-z_]+(\([A-Za-z_:]*\))?' clang='c:(objc\((cs|pl)\)[A-Za-z_]+(\([a-z]+\)[A-Za-z_:]+)?|@[A-Z]@[A-Za-z_@]+|@[A-Za-z_]+)'
  find "$dir/index/v5/records" -type f -exec grep -haoE "$text($clang|s:(5UIKit|6AppKit|6WebKit)[A-Za-z0-9_]+)" {} + |
    grep -v 'c:@C\?M\(@\|$\)' | sed 's/c:/ /; s/s:\([0-9]\)/ s:\1/' | sort -u >"$dir/used.txt"

  if [ "$name" = ios ]; then
    "$frontend" -emit-module -O -experimental-skip-all-function-bodies -o "$dir/GatehouseWebKit.swiftmodule" "${common[@]}" "${upcoming[@]}" \
      -I $facts/common -I "$facts/$name" -module-name GatehouseWebKit $(find Sources/GatehouseWebKit -name '*.swift')
    # Another package than the adapter's: it sees only what is public.
    "${check[@]}" -package-name Shop -parse-as-library -module-name Shop Examples/shop/iOS/Shop/*.swift
    echo "Examples/shop/iOS: type-checked"
    # What a reader of the documentation pastes, with the little around it that is the app's own.
    for page in README.md Documentation/apple.md; do
      snippet "$page" >"$dir/snippet.swift"
      "$frontend" -typecheck "${common[@]}" -swift-version 6 -disable-implicit-string-processing-module-import -I $facts/common -I "$facts/$name" \
        -warnings-as-errors -package-name Snippet -parse-as-library -module-name Snippet "$dir/snippet.swift"
      echo "$page: its snippet is type-checked"
    done
  fi

  # What Swift sees of the header, for a test that compares it with the table of Apple's declarations.
  for module in WebKit $ui; do
    "$swift/swift-synthesize-interface" -module-name "$module" -target "$target" -I "$dir" -I $facts/common -I "$facts/$name" -I "$library/shims" \
      -module-cache-path "$out/cache" >"$dir/${module%%.*}.part"
    cat "$dir/${module%%.*}.part" >>"$dir/${module%%.*}.txt"
  done

  # What a caller in Objective-C sees. Its names are kept: whoever means to change them changes the checked-in text too.
  sed -n '/^#if defined(__OBJC__)$/h;//!H;${x;p}' "$dir/include/GatehouseWebKit-Swift.h" | sed '1d;/^#endif/,$d' >"$dir/objective-c.h"
  if ! diff -u $facts/callers/expected.h "$dir/objective-c.h"; then
    echo "the header for Objective-C is another on $name: if that is meant, cp $dir/objective-c.h $facts/callers/expected.h" >&2
    return 1
  fi
  echo '@import Foundation;' >"$dir/include/Foundation/Foundation.h"
  : >"$dir/include/string.h"
  local caller=("$swift/clang" -fsyntax-only -fobjc-arc -ffreestanding -nostdlibinc -fmodules -fmodules-cache-path="$out/cache" -target "$target"
    -I $facts/common -I "$facts/$name" -I "$dir/include" -Wall -Wextra -Wno-unused-parameter -Werror)
  "${caller[@]}" $facts/callers/*.m
  echo "a caller in Objective-C: type-checked for $name"

  refuses $facts/callers/mistakes/*.m "$name" "${caller[@]}"
  refuses $facts/mistakes/*.swift "$name" "${check[@]}" -parse-as-library -module-name Planted
}

# The first block of a page that imports the adapter, in a function of an app's.
snippet() { # page
  local block
  block=$(awk '/^```swift$/ { text = ""; on = 1; next } /^```$/ { if (on && text ~ /import GatehouseWebKit/) { printf "%s", text; exit } on = 0 } on { text = text $0 "\n" }' "$1")
  grep '^import' <<<"$block"
  echo 'func show<Values>(_ name: String, _ parameters: Values) {}'
  echo 'func askUser(_ text: String) async -> Bool { false }'
  echo 'func report(_ code: String) {}'
  echo '@MainActor func paste(_ webView: WKWebView, _ shop: URL) throws {'
  grep -v '^import' <<<"$block"
  echo '}'
}

# Each mistake must be refused, in the words that its first line expects; `nothing` is the control.
refuses() { # files, platform, command
  local files=() name expected said
  while [ -f "$1" ]; do files+=("$1") && shift; done
  name=$1 && shift
  for mistake in "${files[@]}"; do
    expected=$(sed -n '1s,// expects: ,,p' "$mistake")
    if said=$("$@" "$mistake" 2>&1); then said=nothing; fi
    if ! grep -qF -- "$expected" <<<"$said"; then
      echo "$mistake on $name: expected \"$expected\", the compiler said:" >&2
      echo "$said" >&2
      return 1
    fi
  done
  echo "${#files[@]} files with planted mistakes, or with none, are judged rightly for $name"
}

# Both at once: each is the work of one core.
check_platform macos x86_64-apple-macosx12.0 x86_64-apple-macos AppKit >"$out/macos.log" 2>&1 &
macos=$!
check_platform ios x86_64-apple-ios15.0-simulator x86_64-apple-ios-simulator "UIKit UIKit.UIGestureRecognizerSubclass" >"$out/ios.log" 2>&1 &
ios=$!
result=0
wait $macos || result=$?
wait $ios || result=$?
cat "$out/macos.log" "$out/ios.log"
exit $result
