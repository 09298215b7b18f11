#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests scrambler in the built program: its texts, moves, and the solution that it prints.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

printf 'cat\ndog\nhen\n' >"$work/words.txt"
own="--words $work/words.txt --size 3"

# Typing the moves of the printed solution ends the game, with the same boards on the way.
for size in 3 4 5 6 7 8 9; do
    runs scrambler --size $size --seed 7 --solution
    cp "$work/out" "$work/solution"
    sed -n 's/^\*\*\* Move [0-9]* (\(.\),\([0-9]\),\(.\))$/\1\2\3/p' "$work/solution" >"$work/moves"
    count=$(wc -l <"$work/moves")
    check "$count moves" [ "$count" -ge 3 ]
    cp "$work/moves" "$work/in"
    runs scrambler --size $size --seed 7
    made=$(sed -n 's/^Puzzle .* solved after \([0-9]*\) moves.$/\1/p' "$work/out")
    check 'is solved, perhaps before the last move' [ "${made:-99}" -le "$count" ]
    grep -v '^Enter command: $' "$work/out" | sed '$d' >"$work/boards"
    grep -v '^\*\*\* Move' "$work/solution" | head -n "$(wc -l <"$work/boards")" >"$work/wanted"
    check 'the same boards' cmp -s "$work/wanted" "$work/boards"
    check 'a board a move' [ "$(wc -l <"$work/boards")" -eq $(((made + 1) * (2 * size + 2))) ]
    tr '[:lower:]' '[:upper:]' <"$work/moves" >"$work/in"
    run scrambler --size $size --seed 7
    check 'solved in capitals' grep -q ' solved after ' "$work/out"
done

# One game, byte for byte.
grid='    1   2   3\n   ------------\n1 | %s | %s | %s |\n   ------------\n'
grid="${grid}2 | %s | %s | %s |\n   ------------\n3 | %s | %s | %s |\n   ------------\n"
ask='Enter command: \n'
given 'c3d\n  R1L \nnonsense\nr4r\n\nr\nq\nr1r\n'
# shellcheck disable=SC2086 # several words
runs scrambler $own --seed 7
code=$(sed -n 's/^Puzzle \(.*\) left after 0 moves.$/\1/p' "$work/out")
check 'a code' [ -n "$code" ]
slid='c t a e n c a h t'
# shellcheck disable=SC2086
writes "$grid$ask$grid$ask$grid$ask$grid$ask$grid$ask$grid$ask$grid$ask%s" \
    a c c e n t a h t a c t e n c a h t $slid $slid $slid $slid a c c e n t a h t \
    "Puzzle $code left after 0 moves.
"
# An overlong line is not a command, whatever it ends with.
given '%070000d\nr1r' 0
# shellcheck disable=SC2086
runs scrambler $own --seed 7
check 'two commands' [ "$(grep -c '^Enter command' "$work/out")" -eq 3 ]
check 'one move' grep -q 'left after 1 move' "$work/out"
given ''
# shellcheck disable=SC2086
runs scrambler --words "$work/words.txt" --code "$code"
writes "$grid${ask}Puzzle $code left after 0 moves.\n" a c c e n t a h t

# At a terminal, the words and the commands are named once, and again after anything else; nothing but the
# code and the moves is said in a pipe, as above.
if has_terminal; then
    help='Hidden: cat cat hen. Type c3u to slide column 3 up, r2l row 2 left; r restarts, q quits.'
    refused="' is not a command: type c3u or c3d, r2l or r2r, with lines from 1 to 3; r restarts, q quits."
    given '%s\n' c4u '' c3d q
    # shellcheck disable=SC2086
    run_typed scrambler $own --seed 7
    ends 0
    check 'helps' [ "$(grep -cFx "$help" "$work/out")" -eq 1 ]
    check 'refuses c4u' [ "$(grep -cF "'c4u$refused" "$work/out")" -eq 1 ]
    check 'refuses nothing else' [ "$(grep -c 'not a command' "$work/out")" -eq 1 ]
    check 'shows a board at the start and after each command' [ "$(grep -c '^3 |' "$work/out")" -eq 3 ]
    # shellcheck disable=SC2086
    run_typed scrambler $own --seed 7 --solution
    check 'helps with a solution' [ "$(grep -cFx "${help%;*}." "$work/out")" -eq 1 ]
fi

# Without a seed, each puzzle is different; its code brings it back.
given ''
run scrambler --size 5
cp "$work/out" "$work/first"
given ''
run scrambler --size 5
check 'another puzzle' sh -c "! cmp -s '$work/first' '$work/out'"
code=$(sed -n 's/^Puzzle \(.*\) left .*/\1/p' "$work/first")
given ''
run scrambler --code "$code"
writes_file "$work/first"

# Bad arguments and word lists.
hint='(see trounce scrambler --help)'
for size in 2 10 x; do
    rejects "--size takes a number from 3 to 9, not '$size' $hint" scrambler --size $size
done
run scrambler --seed 18446744073709551616
complains "trounce scrambler: --seed takes a whole number from 0 to 18446744073709551615, \
not '18446744073709551616' $hint"
run scrambler --seed -1
complains "trounce scrambler: --seed takes a whole number from 0 to 18446744073709551615, not '-1' $hint"
rejects "--code names a puzzle: leave out --size and --seed $hint" scrambler --seed 1 --code "$code"
run scrambler --code "$code" --words "$work/words.txt"
ends 2
printf 'at\nzephyr\n' >"$work/none.txt"
rejects "$work/none.txt: there are no words of 3, 4 or 5 letters" scrambler --words "$work/none.txt"
printf 'abcd\n' >"$work/four.txt"
run scrambler --words "$work/four.txt" --size 8
complains "trounce scrambler: $work/four.txt: a row of 8 cells cannot be filled with words of 4 letters: \
4 cells would remain, too few for a space and another word"
rejects "unexpected argument '4' $hint" scrambler 4

finish
