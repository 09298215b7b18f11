#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests shake in the built program: boards, the codes that bring them back, other dice.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

code_of() {
    sed -n 's/^Code    //p' "$work/out"
}

for size in '' 4 5 6; do
    # shellcheck disable=SC2086 # no word if there is no size
    runs shake ${size:+--size $size}
    side=${size:-4}
    check 'rows of cells' [ "$(sed '/^$/q' "$work/out" | grep -c .)" -eq "$side" ]
    check 'cells in a row' [ "$(head -n 1 "$work/out" | wc -w)" -eq "$side" ]
    cp "$work/out" "$work/first"
    run shake --code "$(code_of)"
    writes_file "$work/first"
    board=$(sed -n 's/^Board   //p' "$work/first")
    words=$(sed -n 's/^Holds   \([0-9]*\) words (.*), \([0-9]*\) points .*/\1 words, \2 points/p' \
        "$work/first")
    run solve --rules four "$board"
    shows "$words (four)"
done
run shake
cp "$work/out" "$work/first"
run shake
check 'another board each time' sh -c "! cmp -s '$work/first' '$work/out'"
runs shake --code "$(code_of | tr '[:upper:]-' '[:lower:] ')" --rules classic
shows ' points (classic)'

# A known board.
runs shake --code NBSFC-84LYT
shows 'Board   ktzeselpymuatgta'

# The level matches the requested richness.
level_of() {
    sed -n 's/^Level   richer than \([0-9]*\) % of boards$/\1/p' "$work/out"
}
for size in 4 5; do
    runs shake --size $size --richness lean
    check 'lean' [ "$(level_of)" -ge 5 ]
    check 'lean' [ "$(level_of)" -lt 25 ]
    run shake --size $size --richness rich
    check 'rich' [ "$(level_of)" -ge 75 ]
    check 'rich' [ "$(level_of)" -lt 95 ]
    run shake --size $size --richness feast
    check 'a feast' [ "$(level_of)" -ge 95 ]
done
cp "$work/out" "$work/first"
run shake --code "$(code_of)"
writes_file "$work/first"
printf 'ZZZZZZ\n%.0s' 1 2 3 4 >"$work/zs.txt"
runs shake --dice "$work/zs.txt" --richness any
shows 'Holds   0 words'
runs shake --size 6 --richness any
printf 'tea\neat\nseat\n' >"$work/tea.txt"
runs shake --lexicon "$work/tea.txt"
check 'no level by words of one'"'"'s own' sh -c "! grep -q '^Level' '$work/out'"

# Rules that were never measured for the dice of a language.
if [ -f "$(dirname "$trounce")/languages/de/language.txt" ]; then
    give_player
    mkdir -p "$player/languages"
    cp -r "$(dirname "$trounce")/languages/de" "$player/languages/de"
    run shake --language de --rules plain
    ends 0
    shows 'Level   richer than '
    sed '/plain/,$d' "$source_dir/assets/languages/de/richness.txt" \
        >"$player/languages/de/richness.txt"
    run shake --language de --rules classic --richness feast
    ends 0
    shows 'Level   richer than 9'
    run shake --language de --rules plain --richness feast
    ends 0
    shows 'Level   not measured by these rules'
fi

# The program that measures how words are distributed over boards.
ran='richness --rules plain'
"$(dirname "$trounce")/tests/richness$exe" --rules plain >"$work/out" 2>"$work/err"
status=$?
ends 0
shows '100000 boards of new_1987_16 by the rules plain'
check 'nine levels' [ "$(grep -cE '^ ?[0-9]+ % have fewer than +[0-9]+ common words$' \
    "$work/out")" -eq 9 ]
check 'four bands' [ "$(grep -cE '^(lean|fair|rich|feast) +[0-9]+ (to|and) .* % of boards' \
    "$work/out")" -eq 4 ]

# Other dice than the game's.
yes AEIRST | head -n 9 >"$work/dice.txt"
runs shake --dice "$work/dice.txt"
cp "$work/out" "$work/first"
check 'three rows' [ "$(sed '/^$/q' "$work/out" | grep -c .)" -eq 3 ]
run shake --dice "$work/dice.txt" --code "$(code_of)"
writes_file "$work/first"
code=$(code_of)
run shake --code "$code"
complains "trounce shake: the code was made with dice other than the game's: name them with --dice \
(see trounce shake --help)"
sed 's/AEIRST/AEIRSU/' "$work/dice.txt" >"$work/other.txt"
rejects 'code: the code was made with other dice' shake --dice "$work/other.txt" --code "$code"
# If the dice in a file are the game's, so are their codes.
cp "$source_dir/assets/dice/classic_1976_16.txt" "$work/same.txt"
run shake --dice "$work/same.txt"
code=$(code_of)
cp "$work/out" "$work/first"
run shake --code "$code"
writes_file "$work/first"

# Bad codes, dice and arguments.
hint='(see trounce shake --help)'
rejects 'code: a character of the code is mistyped' shake --code NBSFC-84LYV
rejects "code:1:4: a code cannot contain '!'" shake --code 'NBS!'
rejects "--size takes a number from 4 to 6, not '7' $hint" shake --size 7
rejects "--code and --size each give a board: use only one $hint" shake --size 4 --code NBSFC-84LYT
run shake --size 4 --dice "$work/dice.txt"
ends 2
check 'names file and line' grep -q "^trounce shake: $work/dice.txt:10" "$work/err"
printf 'AEIRST\nAEIR\n' >"$work/short.txt"
run shake --dice "$work/short.txt"
ends 2
check 'names file and line' grep -q "^trounce shake: $work/short.txt:2" "$work/err"
rejects "--richness takes lean, fair, rich, feast or any, not 'poor' $hint" shake --richness poor
run shake --richness rich --code NBSFC-84LYT
complains "trounce shake: --richness does not apply to the board of a --code $hint"
rejects "unexpected argument 'now' $hint" shake now

finish
