#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests shake in the built program: boards, the codes that bring them back, other dice.
. "$(dirname "$0")/lib.sh"

for size in '' 4 5 6; do
    # shellcheck disable=SC2086 # no word if there is no size
    runs shake ${size:+--size $size}
    side=${size:-4}
    check 'rows of cells' [ "$(sed '/^$/q' "$work/out" | grep -c .)" -eq "$side" ]
    check 'cells in a row' [ "$(head -n 1 "$work/out" | wc -w)" -eq "$side" ]
    repeats shake --code "$(noted Code)"
    gives "$(held)" solve --rules four "$(noted Board)"
done
run shake
differs shake
gives ' points (classic)' shake --code "$(noted Code | tr '[:upper:]-' '[:lower:] ')" --rules classic

# A known board.
gives 'Board   ktzeselpymuatgta' shake --code NBSFC-84LYT
gives 'Code    NBSFC-84LYT' shake --code 'NBSFC–84LYT' # as word processors write it
gives 'Code    NBSFC-84LYT' shake --code 'NBSFC−84LYT'

# The level matches the requested richness; on boards of all sizes: test_richness.c.
while read -r richness level; do
    runs shake --size 5 --richness "$richness"
    matches "^Level   richer than ($level) % of boards\$"
done <<'END'
lean [5-9]|1[0-9]|2[0-4]
rich 7[5-9]|8[0-9]|9[0-4]
feast 9[5-9]
END
repeats shake --code "$(noted Code)"
yes ZZZZZZ | head -n 4 >"$work/zs.txt"
gives 'Holds   0 words' shake --dice "$work/zs.txt" --richness any
runs shake --size 6 --richness any
printf 'tea\neat\nseat\n' >"$work/tea.txt"
runs shake --lexicon "$work/tea.txt"
lacks '^Level' # by words of one's own

# Rules that were never measured for the dice of a language.
if [ -f "$(dirname "$trounce")/languages/de/language.txt" ]; then
    give_player
    mkdir -p "$player/languages"
    cp -r "$(dirname "$trounce")/languages/de" "$player/languages/de"
    gives 'Level   richer than ' shake --language de --rules plain
    sed '/plain/,$d' "$source_dir/assets/languages/de/richness.txt" >"$player/languages/de/richness.txt"
    gives 'Level   not measured by these rules' shake --language de --rules plain --richness feast
fi

# The program that measures how words are distributed over boards.
succeeds 'richness --rules plain' "$(dirname "$trounce")/tests/richness$exe" --rules plain
shows '100000 boards of new_1987_16 by the rules plain'
counts 9 '^ ?[0-9]+ % have fewer than +[0-9]+ common words$'
counts 4 '^(lean|fair|rich|feast) +[0-9]+ (to|and) .* % of boards'

# Other dice than the game's.
yes AEIRST | head -n 9 >"$work/dice.txt"
runs shake --dice "$work/dice.txt"
check 'three rows' [ "$(sed '/^$/q' "$work/out" | grep -c .)" -eq 3 ]
code=$(noted Code)
repeats shake --dice "$work/dice.txt" --code "$code"
hint='(see trounce shake --help)'
rejects "the code was made with dice other than the game's: name them with --dice $hint" shake --code "$code"
sed 's/AEIRST/AEIRSU/' "$work/dice.txt" >"$work/other.txt"
rejects 'code: the code was made with other dice' shake --dice "$work/other.txt" --code "$code"
# If the dice in a file are the game's, so are their codes.
cp "$source_dir/assets/dice/classic_1976_16.txt" "$work/same.txt"
run shake --dice "$work/same.txt"
repeats shake --code "$(noted Code)"

# Bad codes, dice and arguments; more of these: test_deal.c, test_dice.c, test_arguments.c.
rejects 'code: a character of the code is mistyped' shake --code NBSFC-84LYV
rejects "--code and --size each give a board: use only one $hint" shake --size 4 --code NBSFC-84LYT
refuses "$work/dice.txt:10" shake --size 4 --dice "$work/dice.txt"
rejects "--richness does not apply to the board of a --code $hint" shake --richness rich --code NBSFC-84LYT
