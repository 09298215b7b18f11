#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the library as `cmake --install` puts it somewhere: its header in C and C++, what it exports, wrong
# arguments, and the examples, whose results are compared with those of the text commands.
. "$(dirname "$0")/lib.sh"
takes cmake pkg-config
if [ ! -f "$build_dir/libtrounce.so" ] || [ "$emulator" ] || [ ! -w "$build_dir" ]; then
    skips "it takes a build with the library, for this machine and writable"
fi
cc=$(sed -n 's/^CMAKE_C_COMPILER:[A-Z]*=//p' "$build_dir/CMakeCache.txt")
cxx=$(command -v c++)
generator=$(sed -n 's/^CMAKE_GENERATOR:[A-Z]*=//p' "$build_dir/CMakeCache.txt") # the only one that is sure to be there
work=$(readlink -f "$work")
prefix="$work/a prefix"
examples=$source_dir/examples
graders=$source_dir/tests/examples

# builds COMMAND...: runs it; it must succeed, and say nothing.
builds() {
    succeeds "$*" "$@"
    check "says something" [ ! -s "$work/err" ]
}

in_c() {
    builds "$cc" -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror "$@"
}

in_cxx() {
    builds "$cxx" -std=c++17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror "$@"
}

# example NAME ARGUMENT...: runs a built example, like run.
example() {
    name=$1
    shift
    LD_LIBRARY_PATH=$libraries succeeds "example $name $*" "$work/$name" "$@"
}

for component in library development game; do
    succeeds 'cmake --install' cmake --install "$build_dir" --prefix "$work/elsewhere" --component $component
done
mv "$work/elsewhere" "$prefix"
libraries=$(dirname "$(find "$prefix" -name libtrounce.so)")
export PKG_CONFIG_PATH="$libraries/pkgconfig"

# --- the header, and symbols ---

ran="find include"
(cd "$prefix/include" && find . -type f) >"$work/out"
writes './trounce.h\n'
header=$prefix/include/trounce.h
in_c -fsyntax-only -x c "$header"
[ -z "$cxx" ] || builds "$cxx" -std=c++98 -Wall -Wextra -Wshadow -pedantic -Werror \
    -fsyntax-only -x c++ "$header"

# What programs of version 1 were built with must stay as it is: functions with their parameters, and
# constants. New ones are added to the list with the version that brings them.
sed '/^#include/d; /^#pragma/d; s/^#define \(TROUNCE_[A-Z_]*\) \+\([0-9]*\)$/constant \1 = \2;/' "$header" >"$work/bare.h"
"$cc" -E -P -x c "$work/bare.h" | tr -s '\n ' ' ' | sed 's/; */;\n/g' | grep trounce_ |
    grep -v '^enum trounce_[a-z]* {' | sed 's/^ *//' >"$work/interface"
sed -n 's/^ *\(TROUNCE_[A-Z_]* = [0-9]*\).*/\1/p; s/^constant \(.*\);/\1/p' "$work/bare.h" |
    grep -v TROUNCE_VERSION >>"$work/interface"
while read -r kept; do
    check "the header lacks: $kept" grep -qxF -- "$kept" "$work/interface"
done <"$data/library/interface-1"

# Both libraries export what the header declares, and nothing else; and so does the list of symbols.
grep -oE '\btrounce_[a-z_]+\(' "$header" | tr -d '(' | grep -v '^trounce_tray_generator$' |
    LC_ALL=C sort -u >"$work/declared"
ran="sed trounce.map"
sed -nE 's/^ +(trounce_[a-z_]+);$/\1/p' "$source_dir/src/library/trounce.map" | LC_ALL=C sort >"$work/out"
: >"$work/err"
writes_file "$work/declared"
ran="nm -D libtrounce.so"
nm -D --defined-only "$libraries/libtrounce.so" | sed -n 's/@@TROUNCE_1$//; s/.* T //p' | LC_ALL=C sort >"$work/out"
writes_file "$work/declared"
nm -D --defined-only "$libraries/libtrounce.so" | grep -vE ' T trounce_| A TROUNCE_1$' >"$work/out" || true
writes ''
ran="nm -g libtrounce.a"
nm -g --defined-only "$libraries/libtrounce.a" | sed -n 's/.* T //p' | LC_ALL=C sort >"$work/out"
writes_file "$work/declared"
nm -g --defined-only "$libraries/libtrounce.a" | grep -E '^[0-9a-f]+ [^T] ' >"$work/out" || true
writes ''
# Types are compared as well where there is abidiff: those of the public header, in an object with debugging
# information.
if command -v abidiff >/dev/null && [ "$(uname -m)" = x86_64 ]; then
    set --
    for face in "$source_dir"/src/engine/*/face; do
        set -- "$@" "-I$face"
    done
    succeeds "cc -g" "$cc" "$@" -std=c11 -g -fPIC -shared -fvisibility=hidden -Wl,-soname,libtrounce.so.1 \
        "-Wl,--version-script=$source_dir/src/library/trounce.map" "-I$source_dir/include" \
        "-I$source_dir/src/files" "-I$source_dir/src/system" '-DTROUNCE_DATA_DIR=""' \
        '-DTROUNCE_DATA_FROM_LIBRARY=""' "$source_dir"/src/library/*.c -o "$work/types.so"
    succeeds abidiff abidiff --no-added-syms --headers-dir2 "$prefix/include" --drop-private-types \
        "$data/library/trounce-1.abi" "$work/types.so"
fi

# --- the tour, and wrong arguments ---

eval "set -- $(pkg-config --cflags --libs trounce)" # word by word, for a path with a blank
# shellcheck disable=SC2016 # no commands
sed -n '/^```c$/,/^```$/p' "$source_dir/src/library/tour.md" | sed '/^```/d' >"$work/tour.c"
in_c "$work/tour.c" -o "$work/tour" "$@"
example tour
writes 'corpse 3\ncase 1\n'
in_c "$source_dir/tests/cli/library_faults.c" -o "$work/library_faults" "$@"
example library_faults
writes ''
ran="pkg-config --variable=datadir"
folder=
eval "folder=$(pkg-config --variable=datadir trounce)"
check "is not the folder of the words" [ -f "$folder/trounce.lexicon" ]

# --- examples, built by pkg-config ---

for name in tray round batch; do
    in_c "$examples/$name.c" -o "$work/$name" "$@"
done
cat >"$work/lfsr.c" <<'END'
#include <stdint.h>
extern unsigned int lfsr;
unsigned int lfsrNext(void);
unsigned int lfsrNext(void)
{
    uint16_t state = (uint16_t)lfsr;
    state ^= (uint16_t)(state >> 7);
    state ^= (uint16_t)(state << 9);
    return lfsr = state ^ state >> 13;
}
END
in_c -DBITS=32 "$examples/tray.c" -o "$work/wide" "$@"
in_c -DOWN_LFSR "$examples/tray.c" "$work/lfsr.c" -o "$work/own" "$@"
in_c -Dmain=example_main -c "$examples/tray.c" -o "$work/tray.o" "$@"
in_c "$graders/tray.c" "$work/tray.o" -o "$work/grade_tray" "$@"
example grade_tray
writes 'O  I  Qu E  \nA  E  D  S  \nH  R  S  T  \nW  L  K  Qu \n\nTIME'"'"'S UP!\n'

# The dialogue is that of the text command, with the library's generator and with one's own.
for input in '1 0 hlt TAK xyz oup auto a1b tàk q' '0x1f 1 tin\nRED\nq' '65536 0 a' '0 0 Q'; do
    given "$input\n"
    runs tray
    cp "$work/out" "$work/expected"
    for program in tray own; do
        given "$input\n"
        example $program
        writes_file "$work/expected"
    done
    given "$input\n"
    runs tray --bits 32
    cp "$work/out" "$work/expected"
    given "$input\n"
    example wide
    writes_file "$work/expected"
done
words=$source_dir/assets/lexicon/tier-10.txt
dice=$source_dir/assets/dice/oberlin_stanford_order_16.txt
given 'case\ncasemopistrenapdxyz\ncas\ncas\nwater\nwater\nzzzz\ncase\nCASE\ncase\n\nn\nstrip\n'
example round "$words" "$dice"
sed '/^Computer: /d; s/^Letters of .* dice: //; $d' "$work/out" >"$work/told"
mv "$work/out" "$work/all"
mv "$work/told" "$work/out"
writes '%s\n' 'The board has 16 letters.' 'C  A  S  E' 'M  O  P  I' 'S  T  R  E' 'N  A  P  D' 'cas: too short' 'cas: too short' \
    'water: not on the board' 'water: not on the board' 'zzzz: not in the lexicon' \
    'case: 1, cells 0 1 2 3' 'CASE: found already' 'case: found already' 'You: 1. Computer: 50'
check "the computer takes a word of the player" [ "$(grep -c '^Computer: ' "$work/all")" = 33 ]
check "the computer takes a word of the player" [ "$(grep -c '^Computer: case$' "$work/all")" = 0 ]
gives '34 words, 51 points' solve --rules four --lexicon "$words" casemopistrenapd
echo corpse >"$work/one"
given 'casemopistrenapd\nCORPSE\n\ny\n\n\ny\ncasemopistrenapd\n\n'
example round "$work/one" "$dice" 1
shows 'You: 3. Computer: 0'
shows 'Computer: corpse'
counts 3 '^You: '
given '\n\n'
example round "$words" "$source_dir/assets/dice/stanford_cs106_big_25.txt" 1
counts 5 '([A-Z]u? +){4}[A-Z]u?$'

printf '3\ncase mopi stre napd\n\nqqqq qqqq qqqq qqqq\n\nabcd efgh ijkl mnop\n' >"$work/games"
{ wc -l <"$words"; cat "$words"; } >"$work/dictionary"
cp "$work/games" "$work/in"
runs batch --lexicon "$work/dictionary"
cp "$work/out" "$work/expected"
cp "$work/games" "$work/in"
example batch "$work/dictionary"
writes_file "$work/expected"

if command -v python3 >/dev/null; then
    check "solve.py is too long" [ "$(lines_of "$examples/solve.py")" -le 40 ]
    LD_LIBRARY_PATH=$libraries succeeds solve.py python3 "$examples/solve.py" casemopistrenapd
    check "does not find aspirants" grep -qx 'aspirants 6 1 2 6 7 10 13 12 9 8' "$work/out"
    cut -d ' ' -f 1,2 "$work/out" | tr ' ' '\t' >"$work/by python"
    runs solve --rules four --format tsv casemopistrenapd
    sed -i 1d "$work/out"
    cut -f 2,4 "$work/out" >"$work/expected"
    mv "$work/by python" "$work/out"
    writes_file "$work/expected"
    LD_LIBRARY_PATH=$libraries run_as "solve.py xx" python3 "$examples/solve.py" casemopistrenapd xx
    check "does not fail" [ "$status" = 1 ]
fi

if [ "$cxx" ]; then
    for name in trie scrambler; do
        in_cxx "$examples/$name.cpp" -o "$work/$name" "$@"
    done
    given 'size\nprefix \nprint\nadd Ante\nadd ante\nadd ant\nadd\nadd a1\ncontains ANT\ncontains an\nprefix an\nsize\nprint\n'
    example trie
    writes '%s\n' '0, empty' yes '[]' yes no yes yes no yes no yes 3 '[, ant, ante]'
    i=0
    while [ $i -lt 16 ]; do
        printf '%s\n' QQQQQQ
        i=$((i + 1))
    done >"$work/dice"
    printf '%s\n' a cat i ququ qu seat tea >"$work/short"
    given 'guess ququ\nguess QUQU\nguess quit\nsquares ququ\nsquares qUQUqu\nguesses\nwords\nshow\ngame\nguesses\n'
    example trie "$work/short" "$work/dice" 1
    writes '%s\n' yes no no '0,0 0,1 ' '0,0 0,1 0,2 ' '1 [ququ]' '[qu, ququ]' 'Qu Qu Qu Qu' 'Qu Qu Qu Qu' 'Qu Qu Qu Qu' 'Qu Qu Qu Qu' '0 []'

    if is_thorough; then # to compile them takes as long as all else here
        for name in trie scrambler; do
            in_cxx "$graders/$name.cpp" -o "$work/grade_$name" "$@"
        done
        example grade_trie "$work/short" "$dice"
        cp "$words" "$work/hidden"
        example grade_scrambler "$work/hidden"
    fi

    given 'c3u\nC3D\nzz\nr1r\nr\n'
    example scrambler "$words" 4 7
    sed '/^Solution:$/,$d; /^not a command: zz$/d' "$work/out" >"$work/played"
    sed -n '/^Solution:$/,$p' "$work/out" | sed '1d; /^[a-z]*$/d' >"$work/solution"
    sed -n '/^[a-z]*$/p' "$work/out" >"$work/row words"
    runs scrambler --words "$words" --size 4 --seed 7 --solution
    writes_file "$work/solution"
    tail -n 8 "$work/out" | sed -n 's/^[0-9] | //p' | tr -d '|' | tr -s ' ' '\n' >"$work/rows"
    ran="the words of example scrambler"
    check "are not in the order of their rows" \
        [ "$(tr -d '\n' <"$work/row words")" = "$(tr -d '\n' <"$work/rows")" ]
    given 'c3u\nC3D\nzz\nr1r\nr\n'
    runs scrambler --words "$words" --size 4 --seed 7
    sed -i 's/^Enter command: //; /^Puzzle/d; /^$/d' "$work/out"
    writes_file "$work/played"
    given ' c3u\nc3u \n\nq\000\nq\nc3u\n'
    example scrambler "$words" 4
    check "takes blanks or a NUL" [ "$(grep -ac '^not a command: ' "$work/out")" = 4 ]
    LD_LIBRARY_PATH=$libraries run_as "scrambler 10" "$work/scrambler" "$words" 10
    check "takes a size of 10" [ "$status" = 2 ]
    check "does not say which sizes there are" grep -q 'the size is 3 to 9, not 10' "$work/err"
fi

# --- the archive, beside a library with names of its own, and CMake ---

cat >"$work/other.c" <<'END'
#include <trounce.h>
int trie_new(void);
int trie_free(void);
int board_init;
int trie_new(void) { return 1; }
int trie_free(void) { return 1; }
int main(void)
{
    trounce_trie *trie;
    return trounce_trie_new(NULL, &trie) != TROUNCE_OK || trounce_trie_add(trie, "ant", NULL) != TROUNCE_OK;
}
END
in_c "$work/other.c" "-I$prefix/include" "$libraries/libtrounce.a" -o "$work/other"
example other
in_c "$work/other.c" -rdynamic -o "$work/other" "$@"
example other

# Beside libdatrie and libthai, in one process.
if is_thorough && pkg-config --exists datrie-0.2 libthai; then
    printf 'trounce: aspirants 1\ndatrie: 7\nthai: 1\ntrounce: aspirants 1\n' >"$work/expected"
    # shellcheck disable=SC2046 # word by word
    in_c "$graders/beside.c" -o "$work/beside" "$@" $(pkg-config --cflags --libs datrie-0.2 libthai)
    example beside
    writes_file "$work/expected"
    if [ "$cxx" ]; then
        # shellcheck disable=SC2046
        in_cxx "$graders/beside.cpp" -o "$work/beside" "$@" $(pkg-config --cflags --libs datrie-0.2 libthai)
        example beside
        writes_file "$work/expected"
    fi
    if command -v python3 >/dev/null; then
        LD_LIBRARY_PATH=$libraries succeeds beside.py python3 "$graders/beside.py"
        writes_file "$work/expected"
    fi
fi

in_c "$source_dir/tests/cli/library_memory.c" "-I$prefix/include" "$libraries/libtrounce.a" \
    -Wl,--wrap=calloc,--wrap=realloc -o "$work/library_memory"
example library_memory "$folder" "$source_dir/assets/lexicon/tier-10.txt"
writes ''

if [ "$cxx" ]; then
    builds cmake -G "$generator" -S "$examples" -B "$work/by CMake" "-DCMAKE_PREFIX_PATH=$prefix" \
        "-DCMAKE_C_COMPILER=$cc"
    builds cmake --build "$work/by CMake" --target tray
    given '0 0 Q\n'
    runs tray
    cp "$work/out" "$work/expected"
    given '0 0 Q\n'
    example "by CMake/tray"
    writes_file "$work/expected"
fi

# A project that adds the source as a folder of its own gets the library alone, without SQLite.
is_thorough || exit 0
mkdir "$work/part"
cat >"$work/part/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.18)
project(part LANGUAGES C)
set(CMAKE_DISABLE_FIND_PACKAGE_SQLite3 ON)
add_subdirectory("$source_dir" trounce EXCLUDE_FROM_ALL)
add_executable(part "$work/other.c")
target_link_libraries(part PRIVATE trounce::trounce_static)
END
succeeds "cmake part" cmake -G "$generator" -S "$work/part" -B "$work/part/built" "-DCMAKE_C_COMPILER=$cc"
succeeds "cmake --build part" cmake --build "$work/part/built"
example part/built/part
