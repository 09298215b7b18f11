#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests how the build is configured: flags of one's own are used, and what will be missing is said.
. "$(dirname "$0")/lib.sh"
takes cmake
unset CFLAGS CPPFLAGS # builds of packages have their own

host_tools=$(sed -n 's/^TROUNCE_HOST_TOOLS:PATH=//p' "$build_dir/CMakeCache.txt")

# configure OPTION...: configures a build folder like that of the tests, without tests.
configure() {
    configure_name="cmake $*"
    for variable in CMAKE_C_COMPILER CMAKE_GENERATOR CMAKE_TOOLCHAIN_FILE SQLite3_INCLUDE_DIR \
        SQLite3_LIBRARY TROUNCE_SDL; do
        value=$(sed -n "s/^$variable:[A-Z]*=//p" "$build_dir/CMakeCache.txt")
        [ -z "$value" ] || set -- "-D$variable=$value" "$@"
    done
    succeeds "$configure_name" cmake -S "$source_dir" -B "$work/build" -DTROUNCE_TESTS=OFF \
        "-DTROUNCE_HOST_TOOLS=${host_tools:-$build_dir}" "$@"
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

# As without cmocka: by default tests are left out, but who asks for them is told what is missing.
PKG_CONFIG_LIBDIR=$work/none configure -UTROUNCE_TESTS -DTROUNCE_SDL=OFF
matches '^-- The tests are left out: .* libcmocka-dev'
check 'has tests' [ ! -e "$work/build/CTestTestfile.cmake" ]
PKG_CONFIG_LIBDIR=$work/none run_as 'cmake -DTROUNCE_TESTS=ON' cmake -DTROUNCE_TESTS=ON "$work/build"
ends 1
shows libcmocka-dev "$work/err"
shows -DTROUNCE_TESTS=OFF "$work/err"

# A language that was built before, but is no longer chosen.
mkdir -p "$work/build/languages/fr"
configure -DTROUNCE_LANGUAGES=en
succeeds 'cmake --build' cmake --build "$work/build" --target languages
check 'leaves a language that was not chosen' [ ! -e "$work/build/languages/fr" ]

# The presets build on all processors, as Ninja does, and test on several, here two tests that wait for each
# other, and do not pass if there are no tests.
if cmake --help | grep -q -- --list-presets; then
    mkdir "$work/presets"
    cp "$source_dir/CMakePresets.json" "$work/presets/"
    cd "$work/presets" || exit
    stub ninja 'echo 1.11.1' # it may be missing here
    needs=$(grep '^cmake_minimum_required' "$source_dir/CMakeLists.txt")
    presets=$(sed -n 's/.*"configurePreset": "\([^"]*\)".*/\1/p' CMakePresets.json | sort -u)
    is_thorough || presets=$(echo "$presets" | tail -n 1)
    for preset in $presets; do
        printf '%s\n' "$needs" 'project(presets NONE)' >CMakeLists.txt
        succeeds "cmake --preset $preset" cmake --preset "$preset"
        check 'is not built by Ninja' grep -qx 'CMAKE_GENERATOR:INTERNAL=Ninja' "build-$preset/CMakeCache.txt"
        run_as "ctest --preset $preset" ctest --preset "$preset"
        check 'passes without tests' [ "$status" -ne 0 ]
        cat >>CMakeLists.txt <<'END'
enable_testing()
add_test(NAME one COMMAND sh -c "touch one; until [ -e two ]; do sleep 0.05; done")
add_test(NAME two COMMAND sh -c "touch two; until [ -e one ]; do sleep 0.05; done")
set_tests_properties(one two PROPERTIES TIMEOUT 600)
END
        succeeds "cmake --preset $preset" cmake --preset "$preset"
        succeeds "ctest --preset $preset" ctest --preset "$preset"
    done
fi
