#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests scrambler in the built program: its texts, moves, and the solution that it prints.
. "$(dirname "$0")/lib.sh"

printf 'cat\ndog\nhen\n' >"$work/words.txt"
set -- scrambler --words "$work/words.txt" --size 3 --seed 7 # a small puzzle

# Typing the moves of the printed solution ends the game, with the same boards on the way.
for size in 3 4 5 6 7 8 9; do
    runs scrambler --size $size --seed 7 --solution
    cp "$work/out" "$work/solution"
    sed -n 's/^\*\*\* Move [0-9]* (\(.\),\([0-9]\),\(.\))$/\1\2\3/p' "$work/solution" >"$work/moves"
    count=$(lines_of "$work/moves")
    check "$count moves" [ "$count" -ge 3 ]
    cp "$work/moves" "$work/in"
    runs scrambler --size $size --seed 7
    made=$(sed -n 's/^Puzzle .* solved after \([0-9]*\) moves.$/\1/p' "$work/out")
    check 'is solved, perhaps before the last move' [ "${made:-99}" -le "$count" ]
    grep -v '^Enter command: $' "$work/out" | sed '$d' >"$work/boards"
    grep -v '^\*\*\* Move' "$work/solution" | head -n "$(lines_of "$work/boards")" >"$work/wanted"
    check 'the same boards' cmp -s "$work/wanted" "$work/boards"
    check 'a board a move' [ "$(lines_of "$work/boards")" -eq $(((made + 1) * (2 * size + 2))) ]
done

# One game, byte for byte.
rule='   ------------\n'
ask="    1   2   3\n${rule}1 | %s | %s | %s |\n${rule}2 | %s | %s | %s |\n${rule}3 | %s | %s | %s |\n$rule"
ask="${ask}Enter command: \n"
given 'c3d\n  R1L \nnonsense\nr4r\n\nr\nq\nr1r\n'
runs "$@"
code=$(sed -n 's/^Puzzle \(.*\) left after 0 moves.$/\1/p' "$work/out")
check 'a code' [ -n "$code" ]
slid='c t a e n c a h t'
# shellcheck disable=SC2086 # several letters
writes "$ask$ask$ask$ask$ask$ask${ask}Puzzle $code left after 0 moves.\n" \
    a c c e n t a h t a c t e n c a h t $slid $slid $slid $slid a c c e n t a h t
# An overlong line is not a command, whatever it ends with.
given '%070000d\nr1r' 0
runs "$@"
counts 3 '^Enter command'
matches 'left after 1 move'
runs scrambler --words "$work/words.txt" --code "$code"
writes "${ask}Puzzle $code left after 0 moves.\n" a c c e n t a h t

# At a terminal, the words and the commands are named once, and again after anything else; nothing but the
# code and the moves is said in a pipe, as above.
if has_terminal; then
    help='Hidden: cat cat hen. Type c3u to slide column 3 up, r2l row 2 left; r restarts, q quits.'
    refused="' is not a command: type c3u or c3d, r2l or r2r, with lines from 1 to 3; r restarts, q quits."
    given '%s\n' c4u '' c3d q
    run_typed "$@"
    ends 0
    counts 1 "^$help$"
    counts 1 "'c4u$refused"
    counts 1 'not a command'
    counts 3 '^3 [|]' # a board at the start and after each command
    run_typed "$@" --solution
    counts 1 "^${help%;*}.$"
fi

# Without a seed, each puzzle is different; its code brings it back.
run scrambler --size 5
differs scrambler --size 5
code=$(sed -n 's/^Puzzle \(.*\) left .*/\1/p' "$work/out")
repeats scrambler --code "$code"

# Bad arguments and word lists; more of these: test_arguments.c, test_scrambler_deal.c.
hint='(see trounce scrambler --help)'
rejects "--code names a puzzle: leave out --size and --seed $hint" scrambler --seed 1 --code "$code"
fails 2 scrambler --code "$code" --words "$work/words.txt"
printf 'at\nzephyr\n' >"$work/none.txt"
rejects "$work/none.txt: there are no words of 3, 4 or 5 letters" scrambler --words "$work/none.txt"
