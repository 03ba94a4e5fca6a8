#!/usr/bin/env bash
# ./dev test [--record] [FILTER…]: runs the tests. --record writes golden files anew, and then fails on purpose.
. "$(dirname "$0")/lib.sh"

filters=()
for argument in "$@"; do
  case $argument in
    --record)
      [ -z "${CI:-}" ] || die "golden files are not recorded in CI"
      export RIDGELINE_RECORD=1
      ;;
    -*) die "unknown option $argument; usage: ./dev test [--record] [FILTER…]" ;;
    *) filters+=(--filter "$argument") ;;
  esac
done

scripts/setup.sh
mkdir -p .build
log=.build/test.log
status=0
swift test --disable-xctest "${filters[@]}" 2>&1 | tee "$log" || status=$?

count=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' "$log" | awk '{ sum += $1 } END { print sum + 0 }')
say "$count tests ran"
[ "$status" -eq 0 ] || exit "$status"
[ "$count" -gt 0 ] || die "no test ran"
