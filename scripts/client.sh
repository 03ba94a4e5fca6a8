#!/usr/bin/env bash
# scripts/client.sh [debug|release|static]: builds Tests/ClientPackage, a package that depends on this one, and checks that
# the previews of all its modules are found and drawn. `static` is a release build with the Swift libraries linked in,
# unused sections dropped and symbols stripped; `test` runs the client's own tests.
. "$(dirname "$0")/lib.sh"

kind=${1:-debug}
root=$PWD
options=(--package-path Tests/ClientPackage --scratch-path .build/client)
case $kind in
  debug) ;;
  test) exec swift test --disable-xctest "${options[@]}" ;;
  release) options+=(-c release) ;;
  static) options+=(-c release --static-swift-stdlib -Xlinker --gc-sections) ;;
  *) die "unknown kind $kind; usage: scripts/client.sh [debug|release|static|test]" ;;
esac

say "Client package, $kind"
swift build "${options[@]}" --product Gallery
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
program=$folder/Gallery
cp "$(swift build "${options[@]}" --show-bin-path)/Gallery" "$program"
[ "$kind" != static ] || strip "$program"

expected=("Gallery/ForeignPreviews.swift:4" "He said \"hi\", didn't he?" 'raw "name" \n' "🎉 Überblick 日本" Twice "Twice #2" \
  Stateful Modified)
[ "$kind" != debug ] || expected+=(Debug)
expected+=(Badge Chart Panel_Previews Provided "Badge_Previews 2")
printf '%s\n' "${expected[@]}" > "$folder/expected"
"$program" --list > "$folder/list"
diff "$folder/expected" "$folder/list" || die "the list of previews is not as expected"

# Each preview becomes a picture without a word on standard error.
for name in "${expected[@]}"; do
  "$program" --preview "$name" --svg "$folder/one.svg" 2> "$folder/said" || die "$name: $(cat "$folder/said")"
  [ ! -s "$folder/said" ] || die "$name: $(cat "$folder/said")"
  grep -q '<svg' "$folder/one.svg" || die "$name: no picture"
done

# draws ARGUMENT… -- TEXT: the SVG of the arguments has the text.
draws() {
  local arguments=()
  while [ "$1" != -- ]; do arguments+=("$1"); shift; done
  "$program" "${arguments[@]}" --svg - > "$folder/one.svg"
  grep -q -- "$2" "$folder/one.svg" || die "${arguments[*]}: no $2 in the picture"
}

draws --preview Stateful -- 'width="40" height="10"'
draws --preview Modified -- 'width="10" height="12"'
draws --preview "🎉 Überblick 日本" -- 'width="40" height="20"'
draws --window late -- '#34[cC]759'
draws --size 200x100 -- 'width="200" height="100"'
"$program" --png "$folder/a.png" --pdf "$folder/a.pdf" --html "$folder/a.html" --dark --scale 1
for format in png pdf html; do [ -s "$folder/a.$format" ] || die "no $format"; done

# fails STATUS ARGUMENT… -- TEXT: the program ends with the status and says the text.
fails() {
  local status=$1 arguments=() result=0
  shift
  while [ "$1" != -- ]; do arguments+=("$1"); shift; done
  "$program" "${arguments[@]}" > /dev/null 2> "$folder/said" || result=$?
  [ "$result" = "$status" ] || die "${arguments[*]}: status $result instead of $status"
  grep -qF -- "$2" "$folder/said" || die "${arguments[*]}: $(cat "$folder/said")"
}

fails 64 -- "--help lists the options"
fails 64 --preview Nothing --svg - -- "--list lists those there are"
fails 64 --window none --svg - -- "--window takes the identifier or title"
fails 64 --size 4 --svg - -- "--size takes WIDTHxHEIGHT"
fails 1 --svg "$folder/no/such/folder/a.svg" -- "name a file in a folder that exists"
cd "$root"
echo "${#expected[@]} previews drawn"
