#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the library as `cmake --install` puts it somewhere: its headers in C and C++, what it exports, and
# the examples, whose results are compared with those of the text commands.
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

# builds COMMAND...: runs it; it must succeed, and say nothing.
builds() {
    succeeds "$*" "$@"
    check "says something" [ ! -s "$work/err" ]
}

in_c() {
    builds "$cc" -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror "$@"
}

in_cxx() {
    builds "$cxx" -std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Werror "$@"
}

# example NAME ARGUMENT...: runs a built example, like run.
example() {
    name=$1
    shift
    LD_LIBRARY_PATH=$libraries succeeds "example $name $*" "$work/$name" "$@"
}

for component in library development; do
    succeeds 'cmake --install' cmake --install "$build_dir" --prefix "$work/elsewhere" --component $component
done
mv "$work/elsewhere" "$prefix"
libraries=$(dirname "$(find "$prefix" -name libtrounce.so)")
export PKG_CONFIG_PATH="$libraries/pkgconfig"

# --- headers and symbols ---

for header in "$prefix"/include/trounce/*.h; do
    echo "#include <trounce/$(basename "$header")>"
done >"$work/all.h"
in_c "-I$prefix/include" -fsyntax-only -x c "$work/all.h"
[ -z "$cxx" ] || in_cxx "-I$prefix/include" -fsyntax-only -x c++ "$work/all.h"

# The library exports what the headers declare, no less and no more. This option is GCC's.
if "$cc" "-I$prefix/include" -aux-info "$work/declared" -fsyntax-only -x c "$work/all.h" 2>"$work/err"; then
    {
        sed -nE '/trounce\/[a-z0-9_]*\.h:/ { / static /d; s/ \(.*//; s/.*[ *]//; p; }' "$work/declared"
        sed -nE 's/^extern const .* ([a-z_]*);/\1/p' "$prefix"/include/trounce/*.h
    } | LC_ALL=C sort >"$work/expected"
    ran="nm -D libtrounce.so"
    nm -D --defined-only "$libraries/libtrounce.so" | sed 's/.* //' | LC_ALL=C sort >"$work/out"
    writes_file "$work/expected"
    check "exports hardly anything" [ "$(wc -l <"$work/out")" -gt 200 ]
fi

# --- examples, built by pkg-config ---

eval "set -- $(pkg-config --cflags --libs trounce)" # word by word, for a path with a blank
for name in tray round batch trie; do
    in_c "$examples/$name.c" -o "$work/$name" "$@"
done

example tray "$source_dir/assets/dice/ece209_order_16.txt" 1 hlt TAK xyz
sed 's/^[a-zA-Z]*: .*, \([0-9]*\)$/Word score = \1/' "$work/out" >"$work/scored"
given '1 0 hlt TAK xyz\n'
runs tray
sed -i 's/^Enter a random seed: Timer (seconds): //; s/^Word: //; s/, Total.*//; /^$/d; /^TIME/d' "$work/out"
writes_file "$work/scored"

words=$source_dir/assets/lexicon/tier-10.txt
example round "$words" casemopistrenapd case case cas moist
writes '%s\n' 'C  A  S  E' 'M  O  P  I' 'S  T  R  E' 'N  A  P  D' 'case: 1, cells 0 1 2 3' \
    'case: entered already' 'cas: too short' 'moist: not on the board' '34 words are on the board' \
    'You: 1. Computer: 50'
gives '34 words, 51 points' solve --rules four --lexicon "$words" casemopistrenapd

printf '3\ncase mopi stre napd\n\nqqqq qqqq qqqq qqqq\n\nabcd efgh ijkl mnop\n' >"$work/games"
{ wc -l <"$words"; cat "$words"; } >"$work/dictionary"
cp "$work/games" "$work/in"
runs batch --lexicon "$work/dictionary"
cp "$work/out" "$work/expected"
cp "$work/games" "$work/in"
example batch "$work/dictionary"
writes_file "$work/expected"

given 'size\nprefix \nprint\nadd Ante\nadd ante\nadd ant\nadd\nadd a1\ncontains ANT\ncontains an\nprefix an\nsize\nprint\n'
example trie
writes '%s\n' '0, empty' yes '{}' yes no yes yes 'its format is wrong' yes no yes 3 '{, ant, ante}'

if [ "$cxx" ]; then
    in_cxx "$examples/scrambler.cpp" -o "$work/scrambler" "$@"
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
fi

# --- the archive, and CMake ---

in_c "$examples/trie.c" "-I$prefix/include" "$libraries/libtrounce.a" -o "$work/trie"
given 'add ant\nprint\n'
example trie
writes 'yes\n{ant}\n'

if [ "$cxx" ]; then
    builds cmake -G "$generator" -S "$examples" -B "$work/by CMake" "-DCMAKE_PREFIX_PATH=$prefix" \
        "-DCMAKE_C_COMPILER=$cc"
    builds cmake --build "$work/by CMake" --target trie
    given 'size\n'
    example "by CMake/trie"
    writes '0, empty\n'
fi
