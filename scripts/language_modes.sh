#!/usr/bin/env bash
# Type-checks what a client of the package would write in Swift 5 and in Swift 6 mode: the examples as one module, and
# each file of Tests/Programs by itself. Prints the bodies that took longest. Needs the debug build.
. "$(dirname "$0")/lib.sh"

products=$(swift build --show-bin-path)
flags=(-typecheck -I "$products/Modules" -module-cache-path .build/language-modes-cache -warnings-as-errors)
flags+=(-load-plugin-executable "$products/SwiftUIMacros-tool#SwiftUIMacros")
for map in Sources/*/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
for flag in $(pkg-config --cflags cairo-ft pangoft2 libcmark-gfm libdeflate libturbojpeg); do flags+=(-Xcc "$flag"); done

count=0
programs=(Tests/Programs/*.swift)
[ -e "${programs[0]}" ] || programs=()
embedded=$(find "$products/ExampleCharts.build" -name embedded_resources.swift)
messages=.build/type-checking.txt
for mode in 5 6; do
  say "Swift $mode mode"
  find Examples/ExampleCharts -name '*.swift' -print0 |
    xargs -0 swiftc "${flags[@]}" -wmo -swift-version "$mode" -module-name ExampleCharts -parse-as-library \
      -Xfrontend -debug-time-function-bodies "$embedded" > $messages 2>&1 || { cat $messages; exit 1; }
  count=$((count + 1))
  for program in "${programs[@]}"; do
    swiftc "${flags[@]}" -swift-version "$mode" -module-name Program -parse-as-library "$program"
    count=$((count + 1))
  done
done

# How long the compiler takes for the types of chart code; printed, not judged, as it depends on the machine.
mapfile -t times < <(grep -E '^[0-9.]+ms' $messages | grep Examples/ | sort -rn)
[ ${#times[@]} -gt 500 ] || die "only ${#times[@]} bodies of the examples were timed"
say "The slowest of ${#times[@]} bodies in the examples"
printf '%s\n' "${times[@]:0:10}" | cut -f 1,2
echo "$count programs type-checked"
