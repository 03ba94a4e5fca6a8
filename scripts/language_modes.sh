#!/usr/bin/env bash
# Type-checks what a client of the package would write in Swift 5 and in Swift 6 mode: the examples as one module, and
# each file of Tests/Programs by itself. Needs the debug build.
. "$(dirname "$0")/lib.sh"

products=$(swift build --show-bin-path)
flags=(-typecheck -I "$products/Modules" -module-cache-path .build/language-modes-cache -warnings-as-errors)
for map in Sources/*/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
for flag in $(pkg-config --cflags cairo-ft pangoft2 libdeflate libturbojpeg); do flags+=(-Xcc "$flag"); done

count=0
programs=(Tests/Programs/*.swift)
[ -e "${programs[0]}" ] || programs=()
embedded=$(find "$products/ExampleCharts.build" -name embedded_resources.swift)
for mode in 5 6; do
  say "Swift $mode mode"
  find Examples/ExampleCharts -name '*.swift' -print0 |
    xargs -0 swiftc "${flags[@]}" -swift-version "$mode" -module-name ExampleCharts -parse-as-library "$embedded"
  count=$((count + 1))
  for program in "${programs[@]}"; do
    swiftc "${flags[@]}" -swift-version "$mode" -module-name Program -parse-as-library "$program"
    count=$((count + 1))
  done
done
echo "$count programs type-checked"
