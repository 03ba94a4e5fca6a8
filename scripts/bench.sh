#!/usr/bin/env bash
# ./dev bench [CASE…]: times and memory of ridgeline, calendar and ring; see scripts/bench.py.
. "$(dirname "$0")/lib.sh"
scripts/setup.sh
say "Building with optimisation"
release_build
exec python3 -B scripts/bench.py "$(release_build --show-bin-path)" "$@"
