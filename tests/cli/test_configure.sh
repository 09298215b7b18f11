#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests how the build is configured: flags of one's own are used, and what will be missing is said.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
build=$(dirname "$1")
if ! command -v cmake >/dev/null; then
    echo "skipped: there is no cmake"
    exit 77
fi
unset CFLAGS CPPFLAGS # builds of packages have their own

# configure OPTION...: configures a build folder like that of the tests, without tests.
configure() {
    ran="cmake $*"
    set -- -DTROUNCE_TESTS=OFF "$@"
    for variable in CMAKE_C_COMPILER CMAKE_GENERATOR CMAKE_TOOLCHAIN_FILE SQLite3_INCLUDE_DIR \
        SQLite3_LIBRARY TROUNCE_HOST_TOOLS TROUNCE_SDL; do
        value=$(sed -n "s/^$variable:[A-Z]*=//p" "$build/CMakeCache.txt")
        [ -z "$value" ] || set -- "-D$variable=$value" "$@"
    done
    cmake -S "$source_dir" -B "$work/build" "$@" >"$work/out" 2>"$work/err"
    status=$?
    ends 0
}

# compiles_with FLAGS: checks those of the engine.
compiles_with() {
    grep -o '"command": .* -c .*/engine/board/board\.c' "$work/build/compile_commands.json" >"$work/out"
    shows " $1 "
}

configure -DCMAKE_BUILD_TYPE=Release
compiles_with -O2
check 'switches assertions off' [ "$(grep -c NDEBUG "$work/out")" -eq 0 ]
configure '-DCMAKE_C_FLAGS_RELEASE=-O1 -DOWN_FLAG'
compiles_with '-O1 -DOWN_FLAG'
check 'adds -O2' [ "$(grep -c -- -O2 "$work/out")" -eq 0 ]

configure -DMSGFMT=OFF # as without gettext
if grep -q '^TROUNCE_SDL:BOOL=ON' "$work/build/CMakeCache.txt"; then
    check 'does not warn' grep -q 'the window will be in English only' "$work/err"
fi

# A language that was built before, but is no longer chosen.
mkdir -p "$work/build/languages/fr"
configure -DTROUNCE_LANGUAGES=en
cmake --build "$work/build" --target languages >"$work/out" 2>"$work/err"
check 'leaves a language that was not chosen' [ ! -e "$work/build/languages/fr" ]
finish
