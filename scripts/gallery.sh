#!/usr/bin/env bash
# ./dev gallery: draws every example in light and dark, and the page gallery/index.html.
. "$(dirname "$0")/lib.sh"
scripts/setup.sh
say "Building the command"
release_build --product ridgeline
say "Drawing"
"$(release_build --show-bin-path)/ridgeline" gallery gallery --sources Examples/ExampleCharts
say "Open gallery/index.html"
