#!/usr/bin/env bash
# ./dev api [--missing|--raise]: type-checks one small program for each symbol of the API, where the collection of them
# lies beside the project, and holds the counts against scripts/api-floors.tsv.
. "$(dirname "$0")/lib.sh"
if [ ! -x ../shared/api-probe/coverage ]; then
  say "skipped: there is no ../shared/api-probe"
  exit 0
fi
scripts/setup.sh
exec python3 -B scripts/api_floors.py "$@"
