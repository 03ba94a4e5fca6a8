#!/usr/bin/env bash
# ./dev build: compiles all targets and tests; a warning is an error.
. "$(dirname "$0")/lib.sh"
scripts/setup.sh
swift build --build-tests "$@"
