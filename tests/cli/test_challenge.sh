#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests challenge in the built program: intact, truncated and changed lines, other dice and words.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

printf 'tea\neat\nate\nseat\neats\nteas\nsea\n' >"$work/words.txt"
dice=$source_dir/assets/dice/new_1987_16.txt

# made BOARD RULES SECONDS NAME WORD...: sets $line to the line of such a challenge.
made() {
    line=$("$(dirname "$trounce")/tests/make_challenge$exe" "${language-en}" "$work/words.txt" "$dice" \
        "$@")
}

# A board of typed letters.
made tesa classic 90 Zoë seat ate
runs challenge --lexicon "$work/words.txt" "$line"
writes 'T  E\nS  A\n\nBoard   tesa\nRules   classic\nTime    90 seconds\nFrom    Zoë\n%s\n\n%s\n' \
    'Found   2 of 7 words, 2 points' 'seat  1
ate   1'
cp "$work/out" "$work/whole"
whole=$line

# Hints count against the sender.
made tesa classic 90+1 Zoë seat ate
runs challenge --lexicon "$work/words.txt" "$line"
shows 'Found   2 of 7 words, 1 point after hints for 1 point'

# The times of the words, where the line has them.
made tesa classic 90 Zoë seat@5 ate@70
runs challenge --lexicon "$work/words.txt" "$line"
shows 'seat  1   0:05'
shows 'ate   1   1:10'
check 'two characters a word, and one' [ ${#line} -eq $((${#whole} + 5)) ]
made tesa classic 90 Zoë seat@5 ate
check 'no times unless all have one' [ "$line" = "$whole" ]
line=$whole

# With spaces and line breaks, within a message, in either case.
spaced=$(echo "$line" | sed 's/\(.......\)/\1 /g; s/^T 1/T1/')
# shellcheck disable=SC2086 # split on purpose
run challenge --lexicon "$work/words.txt" $spaced
writes_file "$work/whole"
run challenge --lexicon "$work/words.txt" "Your turn:
> $(echo "$line" | tr '[:upper:]' '[:lower:]')
good luck"
writes_file "$work/whole"

# Bad lines; the board is printed if it can be read.
run challenge --lexicon "$work/words.txt" "${line%???}"
complains "trounce challenge: challenge:1:$((${#line} - 2)): the challenge is cut off: it should \
end in a 1"
check 'the board alone' [ "$(tail -n 1 "$work/out")" = 'Board   tesa' ]
run challenge --lexicon "$work/words.txt" "${line%??}21"
complains 'trounce challenge: challenge:1:1: the challenge was changed: its checksum does not match'
check 'the board alone' [ "$(tail -n 1 "$work/out")" = 'Board   tesa' ]
rejects 'challenge:1:6: the challenge is cut off: it should end in a 1' challenge 'T1-T2'
check 'no board' [ ! -s "$work/out" ]
rejects 'challenge:1:6: the challenge is cut off or was changed here' challenge 'T1-T2!'
run challenge NBSFC-84LYT
complains 'trounce challenge: challenge:1:1: there is no challenge: one begins with T1- and ends in a 1'
rejects 'give the line of a challenge (see trounce challenge --help)' challenge
grep -v eats "$work/words.txt" >"$work/fewer.txt"
run challenge --lexicon "$work/fewer.txt" "$line"
complains 'trounce challenge: the challenge was made with another word list'
shows 'Found   2 of 7 words'

# The board of a code, and nothing else.
made NBSFC-84LYT four 0 ''
runs challenge --lexicon "$work/words.txt" "$line"
for text in 'Code    NBSFC-84LYT' 'Board   ktzeselpymuatgta' 'Rules   four' 'Time    no clock' \
    'From    no name' 'Found   0 of 0 words, 0 points'; do
    shows "$text"
done
run challenge --lexicon "$work/words.txt" "$(echo "$line" | cut -c 1-20)"
ends 2
check 'the board alone' [ "$(tail -n 1 "$work/out")" = 'Board   ktzeselpymuatgta' ]

# Other dice than the game's.
yes AEIRST | head -n 9 >"$work/dice.txt"
dice=$work/dice.txt
code=$("$trounce" shake --dice "$dice" --lexicon "$work/words.txt" | sed -n 's/^Code    //p')
made "$code" plain 60 ''
runs challenge --lexicon "$work/words.txt" --dice "$dice" "$line"
shows "Code    $code"
run challenge --lexicon "$work/words.txt" "$line"
complains "trounce challenge: the board has dice other than the game's: name them with --dice"
run challenge --lexicon "$work/words.txt" --dice "$work/none.txt" "$line"
complains "trounce challenge: $work/none.txt: No such file or directory"
sed 's/AEIRST/AEIRSU/' "$dice" >"$work/other.txt"
run challenge --lexicon "$work/words.txt" --dice "$work/other.txt" "$line"
complains 'trounce challenge: the code was made with other dice'

# In another language: typed letters require --language, a code names its own.
if [ -f "$(dirname "$trounce")/languages/de/language.txt" ]; then
    language=$source_dir/assets/languages/de/language.txt
    dice=$source_dir/assets/languages/de/dice-16.txt
    printf 'öl\ntür\nrüböl\nblut\nrot\n' >"$work/words.txt"
    made 'türb/lööl' classic 60 Jörg tür
    runs challenge --language de --lexicon "$work/words.txt" "$line"
    shows 'T  Ü  R  B'
    shows 'tür  1'
    run challenge --lexicon "$work/words.txt" "$line"
    complains 'trounce challenge: challenge:1:1: the challenge has letters of another language'
    code=$("$trounce" shake --language de | sed -n 's/^Code    //p')
    made "$code" classic 60 Jörg
    runs challenge --lexicon "$work/words.txt" "$line"
    shows "Code    $code"
    run challenge --language xx "$line"
    complains "trounce challenge: there is no language 'xx' (trounce lexicon --languages lists them)"
fi

finish
