#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests how the build is configured: flags of one's own are used, and what will be missing is said.
. "$(dirname "$0")/lib.sh"
takes cmake
unset CFLAGS CPPFLAGS # builds of packages have their own

# configure OPTION...: configures a build folder like that of the tests, without tests.
configure() {
    configure_name="cmake $*"
    for variable in CMAKE_C_COMPILER CMAKE_GENERATOR CMAKE_TOOLCHAIN_FILE SQLite3_INCLUDE_DIR \
        SQLite3_LIBRARY TROUNCE_HOST_TOOLS TROUNCE_SDL; do
        value=$(sed -n "s/^$variable:[A-Z]*=//p" "$build_dir/CMakeCache.txt")
        [ -z "$value" ] || set -- "-D$variable=$value" "$@"
    done
    succeeds "$configure_name" cmake -S "$source_dir" -B "$work/build" -DTROUNCE_TESTS=OFF "$@"
}

# compiles_with FLAGS: checks those of the engine.
compiles_with() {
    grep -o '"command": .* -c .*/engine/board/board\.c' "$work/build/compile_commands.json" >"$work/out"
    shows " $1 "
}

configure -DCMAKE_BUILD_TYPE=Release
compiles_with -O2
lacks NDEBUG # which would switch assertions off
configure '-DCMAKE_C_FLAGS_RELEASE=-O1 -DOWN_FLAG'
compiles_with '-O1 -DOWN_FLAG'
lacks -O2

configure -DMSGFMT=OFF # as without gettext
! grep -q '^TROUNCE_SDL:BOOL=ON' "$work/build/CMakeCache.txt" ||
    matches 'the window will be in English only' "$work/err"

# A language that was built before, but is no longer chosen.
mkdir -p "$work/build/languages/fr"
configure -DTROUNCE_LANGUAGES=en
succeeds 'cmake --build' cmake --build "$work/build" --target languages
check 'leaves a language that was not chosen' [ ! -e "$work/build/languages/fr" ]
