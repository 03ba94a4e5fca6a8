#!/usr/bin/env bash
# ./dev bench [CASE…]: times and memory of ridgeline, calendar and ring; see scripts/bench.py.
. "$(dirname "$0")/lib.sh"
scripts/setup.sh
say "Building with optimisation"
swift build -c release
exec python3 -B scripts/bench.py "$(swift build -c release --show-bin-path)" "$@"
