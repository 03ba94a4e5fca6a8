# Sourced by the other scripts: strict mode, the project's root as current folder, and how they speak.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Says what is going on, set off from the output of the tools.
say() {
  if [ -t 1 ]; then printf '\033[1m==> %s\033[0m\n' "$*"; else printf '==> %s\n' "$*"; fi
}

# Ends the script with a message on standard error.
die() {
  printf 'dev: %s\n' "$*" >&2
  exit 1
}

# swift build with optimisation, with the Swift libraries inside: what is drawn, measured and installed is one build.
release_build() {
  swift build -c release --static-swift-stdlib "$@"
}
