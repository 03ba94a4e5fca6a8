#!/usr/bin/env bash
# ./dev setup: installs the packages of scripts/packages.txt that are missing. Quick when none is.
. "$(dirname "$0")/lib.sh"

command -v swift > /dev/null || die "Swift 6.3 is needed: see https://www.swift.org/install/linux"

mapfile -t packages < <(sed 's/#.*//' scripts/packages.txt | grep -v '^ *$')

if [ -f /etc/os-release ] && grep -qE '^ID(_LIKE)?=.*debian' /etc/os-release; then
  mapfile -t missing < <(
    for package in "${packages[@]}"; do
      status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2> /dev/null) || status=none
      [ "$status" = installed ] || echo "$package"
    done
  )
  [ ${#missing[@]} -gt 0 ] || exit 0
  as_root=(env DEBIAN_FRONTEND=noninteractive)
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo > /dev/null || die "run as root: apt-get install ${missing[*]}"
    as_root=(sudo "${as_root[@]}")
  fi
  say "Installing Debian packages: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}"
elif pkg-config --exists cairo-ft pangoft2 libcmark-gfm libdeflate libturbojpeg 2> /dev/null; then
  : # another system, with the libraries in place
elif command -v dnf > /dev/null; then
  die "run: sudo dnf install cairo-devel pango-devel libdeflate-devel turbojpeg-devel rsms-inter-fonts poppler-utils pkgconf python3"
elif command -v pacman > /dev/null; then
  die "run: sudo pacman -S cairo pango libdeflate libjpeg-turbo inter-font poppler pkgconf python"
else
  die "install what these Debian packages hold: ${packages[*]}"
fi
