#!/usr/bin/env bash
# ./dev install [--prefix DIR]: the command, the modules that it compiles previews with, the manual page and completions.
. "$(dirname "$0")/lib.sh"

prefix=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2:?"--prefix needs a folder"} && shift 2 ;;
    --prefix=*) prefix=${1#*=} && shift ;;
    *) die "install has no option “$1”; there is --prefix DIR" ;;
  esac
done
if [ -z "$prefix" ]; then
  if [ -w /usr/local/bin ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
fi
mkdir -p "$prefix" || die "$prefix cannot be written; name another folder with --prefix"
prefix=$(cd "$prefix" && pwd)

scripts/setup.sh
say "Building (release, with the Swift runtime inside)"
release_build
built=$(release_build --show-bin-path)

say "Installing in $prefix"
library=$prefix/lib/ridgeline
rm -rf "$library"
install -d "$prefix/bin" "$library/modules" "$library/include"
for program in ridgeline ridgeline-fetch; do
  install -m 755 "$built/$program" "$prefix/bin/$program"
  strip --strip-unneeded "$prefix/bin/$program"
done
install -m 755 "$built/SwiftUIMacros-tool" "$library/SwiftUIMacros-tool"
for map in Sources/*/module.modulemap; do
  folder=$(dirname "$map")
  install -D -m 644 -t "$library/include/$(basename "$folder")" "$map" "$folder/shim.h"
done

# What a client can import, and all that is behind it: every library below the products that are libraries.
mapfile -t modules < <(swift package dump-package | python3 scripts/client_modules.py)
objects=()
for module in "${modules[@]}"; do
  install -m 644 "$built/Modules/$module.swiftmodule" "$library/modules/"
  objects+=("$built/$module.build"/*.o)
done
# Appended, not replaced: files of two modules may have the same name.
ar qcs "$library/libridgeline.a" "${objects[@]}"

command=$prefix/bin/ridgeline
install -d "$prefix"/share/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
"$command" manual > "$prefix/share/man/man1/ridgeline.1"
"$command" completions bash > "$prefix/share/bash-completion/completions/ridgeline"
"$command" completions zsh > "$prefix/share/zsh/site-functions/_ridgeline"
"$command" completions fish > "$prefix/share/fish/vendor_completions.d/ridgeline.fish"

say "Installed $("$command" --version)"
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) say "Put it into your path: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
