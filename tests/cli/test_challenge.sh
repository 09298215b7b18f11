#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests challenge in the built program: intact and truncated lines, other dice and words.
. "$(dirname "$0")/lib.sh"

words=$work/words.txt
printf 'tea\neat\nate\nseat\neats\nteas\nsea\n' >"$words"
dice=$source_dir/assets/dice/new_1987_16.txt

# made BOARD RULES SECONDS NAME WORD...: sets $line to the line of such a challenge.
made() {
    line=$("$(dirname "$trounce")/tests/make_challenge$exe" "${language-en}" "$words" "$dice" "$@")
}
set -- challenge --lexicon "$words" # with our words

# A board of typed letters.
made tesa classic 90 Zoë seat ate
whole=$line
runs "$@" "$line"
writes 'T  E\nS  A\n\nBoard   tesa\nRules   classic\nTime    90 seconds\nFrom    Zoë\n%s\n\n%s\n' \
    'Found   2 of 7 words, 2 points' 'seat  1
ate   1'

# With spaces, as the shell splits it; within a message: test_challenge.c.
spaced=$(echo "$line" | sed 's/\(.......\)/\1 /g; s/^T 1/T1/')
# shellcheck disable=SC2086 # split on purpose
repeats "$@" $spaced

repeats "$@" "$(echo "$line" | sed 's/-/–/')" # as word processors write it

# Hints count against the sender.
made tesa classic 90+1 Zoë seat ate
runs "$@" "$line"
shows 'Found   2 of 7 words, 1 point after hints for 1 point'

# The times of the words, where the line has them.
made tesa classic 90 Zoë seat@5 ate@70
runs "$@" "$line"
shows 'seat  1   0:05'
shows 'ate   1   1:10'

# Bad lines; the board is printed if it can be read. More of these: test_challenge.c.
line=${whole%???}
rejects "challenge:1:$((${#whole} - 2)): the challenge is cut off: it should end in a 1" "$@" "$line"
check 'the board alone' [ "$(tail -n 1 "$work/out")" = 'Board   tesa' ]
rejects 'challenge:1:6: the challenge is cut off: it should end in a 1' challenge 'T1-T2'
check 'no board' [ ! -s "$work/out" ]
rejects 'give the line of a challenge (see trounce challenge --help)' challenge
grep -v eats "$words" >"$work/fewer.txt"
line=$whole
rejects 'the challenge was made with another word list' "$@" --lexicon "$work/fewer.txt" "$line"
shows 'Found   2 of 7 words'

rejects '--dice is for boards with a code: this one has its letters (see trounce challenge --help)' \
    "$@" --dice "$dice" "$line"

# The board of a code, and nothing else.
made NBSFC-84LYT four 0 ''
runs "$@" "$line"
for text in 'Code    NBSFC-84LYT' 'Board   ktzeselpymuatgta' 'Rules   four' 'Time    no clock' \
    'From    no name' 'Found   0 of 0 words, 0 points'; do
    shows "$text"
done

# Other dice than the game's.
dice=$work/dice.txt
yes AEIRST | head -n 9 >"$dice"
code=$("$trounce" shake --dice "$dice" --lexicon "$words" | sed -n 's/^Code    //p')
made "$code" plain 60 ''
runs "$@" --dice "$dice" "$line"
shows "Code    $code"
rejects "the board has dice other than the game's: name them with --dice" "$@" "$line"
rejects "$work/none.txt: No such file or directory" "$@" --dice "$work/none.txt" "$line"
sed 's/AEIRST/AEIRSU/' "$dice" >"$work/other.txt"
rejects 'the code was made with other dice' "$@" --dice "$work/other.txt" "$line"

# In another language: typed letters require --language, a code names its own.
if [ -f "$(dirname "$trounce")/languages/de/language.txt" ]; then
    language=$source_dir/assets/languages/de/language.txt
    dice=$source_dir/assets/languages/de/dice-16.txt
    printf 'öl\ntür\nrüböl\nblut\nrot\n' >"$words"
    made 'türb/lööl' classic 60 Jörg tür
    runs "$@" --language de "$line"
    shows 'T  Ü  R  B'
    shows 'tür  1'
    rejects 'challenge:1:1: the challenge has letters of another language' "$@" "$line"
    code=$("$trounce" shake --language de | sed -n 's/^Code    //p')
    made "$code" classic 60 Jörg
    runs "$@" "$line"
    shows "Code    $code"
fi
