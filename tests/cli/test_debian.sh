#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that tools/debian names and installs the packages that it needs, and leaves those of other
# architectures out. dpkg, apt-get and sudo are stubs: nothing is installed.
# shellcheck disable=SC2016 # expanded by the stubs
. "$(dirname "$0")/lib.sh"
[ -d "$source_dir/debian" ] || skips "this tree has no debian/"

stub id 'echo 1000'
stub dpkg 'exit 1'
stub sudo '[ "$1" = sh ] && exec "$@"'
stub apt-get 'echo "$*" >>"$work/done"; [ "$1" = update ]'
needed=' build-essential cmake debhelper gettext libcmocka-dev libsdl2-dev libsdl2-mixer-dev'
needed="$needed libsdl2-ttf-dev libsqlite3-dev ninja-build pkgconf"

trounce=$source_dir/tools/debian
fails 1
matches "^Trounce needs these packages to be packaged, installing them with sudo:$needed" "$work/err"
matches "$needed" "$work/done"
lacks :native "$work/done"
