#!/usr/bin/env bash
# ./dev check: everything a change has to pass, the quick things first. Records nothing.
. "$(dirname "$0")/lib.sh"
scripts/setup.sh

shared=../shared
failed=()

# step NAME COMMAND…: runs it and says how long it took.
step() {
  local name=$1 start=$SECONDS
  shift
  say "$name"
  if "$@"; then
    say "$name: passed ($((SECONDS - start)) s)"
  else
    say "$name: FAILED ($((SECONDS - start)) s)"
    failed+=("$name")
  fi
}

# Ends the check where steps have failed; the ones that follow take minutes.
stop_if_failed() {
  [ ${#failed[@]} -eq 0 ] || die "failed: $(printf '%s; ' "${failed[@]}")"
}

format() {
  find Package.swift Sources Tests Examples Benchmarks -name '*.swift' -not -path 'Tests/Programs/*' -print0 |
    xargs -0 swift format lint --strict --parallel --configuration .swift-format
}

in_time_zone() {
  TZ=$1 scripts/test.sh
}

step "Formatting" format
step "Module rule" python3 -B scripts/check_imports.py
step "Source rules" python3 -B scripts/check_source.py
stop_if_failed
step "Build, warnings as errors" scripts/build.sh
stop_if_failed
step "Tests" in_time_zone UTC
step "Tests, at the other end of the world" in_time_zone Pacific/Kiritimati
step "Swift 5 and Swift 6 mode" scripts/language_modes.sh
if [ -x $shared/api-probe/coverage ]; then
  step "API floors" scripts/api.sh
else
  say "API floors: skipped, there is no $shared/api-probe"
fi
if [ -x $shared/acceptance/run ]; then
  step "Acceptance" scripts/acceptance.sh
else
  say "Acceptance: skipped, there is no $shared/acceptance"
fi
stop_if_failed
say "All checks passed"
