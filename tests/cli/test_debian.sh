#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that tools/debian names and installs the packages that it needs, and leaves those of other
# architectures out. dpkg, apt-get and sudo are stubs: nothing is installed.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
if [ ! -d "$source_dir/debian" ]; then
    echo "skipped: this tree has no debian/"
    exit 77
fi

mkdir "$work/bin"
made_up() { # NAME COMMANDS: makes a stub program
    printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
made_up id 'echo 1000'
made_up dpkg 'exit 1'
# shellcheck disable=SC2016 # expanded by the stubs
made_up sudo '[ "$1" = sh ] && exec "$@"'
# shellcheck disable=SC2016
made_up apt-get "echo \"\$*\" >>'$work/done'; [ \"\$1\" = update ]"
PATH=$work/bin:$PATH
trounce=$source_dir/tools/debian
needed=' build-essential cmake debhelper gettext libcmocka-dev libsdl2-dev libsdl2-mixer-dev'
needed="$needed libsdl2-ttf-dev libsqlite3-dev ninja-build pkgconf"

# shellcheck disable=SC2119 # tools/debian takes no argument here
run
ends 1
check 'does not name what it needs' grep -qF \
    "Trounce needs these packages to be packaged, installing them with sudo:$needed" "$work/err"
check 'does not install them' grep -qF -- "$needed" "$work/done"
check 'installs libraries of another architecture' [ "$(grep -c :native "$work/done")" -eq 0 ]
finish
