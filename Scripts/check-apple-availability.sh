#!/usr/bin/env bash
# Type-checks the core, URLStandard and Gatehouse, for macOS 12 on a Linux machine.
#
# Linux compilers do not look at availability: what is newer than the deployment target is only noticed on a Mac. The text of
# Linux's standard library carries the availability marks of Apple's, though, and a module for Apple's platforms can be made of it.
# That is enough to check sources that import nothing else. (Only for checking: nothing that could run comes out of it. The mark
# for macOS 12 and iOS 15 is the same year's, so one check serves both.)
set -eu
cd "$(dirname "$0")/.."
target=x86_64-apple-macosx12.0
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$swift/../lib/swift
interface=$(echo "$library"/linux/Swift.swiftmodule/"$(uname -m)"-unknown-linux-gnu.swiftinterface)
out=${CHECK_AVAILABILITY_CACHE:-.build/apple-availability}
mkdir -p "$out/Swift.swiftmodule"
module=$out/Swift.swiftmodule/x86_64-apple-macos.swiftmodule

if [ ! -s "$module" ] || [ "$interface" -nt "$module" ]; then
  # A back-deployed declaration needs a body; the one without it is internal to the library.
  sed -e 's/-target [^ ]*/-target '$target'/' "$interface" |
    sed -z 's/@backDeployed([^\n]*)\n\(@usableFromInline\n[^\n]*_diagnoseUnavailableCodeReached\)/\1/' >"$out/Swift.swiftinterface"
  "$swift/swift-frontend" -compile-module-from-interface "$out/Swift.swiftinterface" -o "$module" -module-name Swift -target $target \
    -parse-stdlib -disable-objc-attr-requires-foundation-module -I "$library/shims"
fi

check() { # module, its sources
  "$swift/swift-frontend" -emit-module -O -o "$out/$1.swiftmodule" -target $target -I "$out" -I "$library/shims" -swift-version 6 -package-name Gatehouse \
    -disable-implicit-concurrency-module-import -disable-implicit-string-processing-module-import \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -module-name "$1" $(find "Sources/$1" -name '*.swift') && echo "$1: available on macOS 12 and iOS 15"
}
check URLStandard
check Gatehouse
