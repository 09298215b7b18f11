#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests solve and find in the built program.
. "$(dirname "$0")/lib.sh"

list=$work/words.txt
printf 'dog\ncoda\ncat\nat\nquat\nthat\n' >"$list"

runs solve --lexicon "$list" --min 2 cat/dog
writes 'cat/dog  (2x3)
coda   1
cat    0
dog    0
at     0
4 words, 1 point (four)
'
answers 'cat/dog  (2x3)\ncoda   1\n1 word, 1 point (four)\n' solve --lexicon "$list" cat/dog
run solve --lexicon "$list" --rules classic --sort alpha --paths cat/dog
writes 'cat/dog  (2x3)
cat    1  1,1 1,2 1,3
coda   1  1,1 2,2 2,1 1,2
dog    1  2,1 2,2 2,3
3 words, 3 points (classic)
'
answers 'board\tword\tletters\tpoints\ncat/dog\tcoda\t4\t1\n' solve --lexicon "$list" --format tsv cat/dog

# Boards from standard input, one per line; blank lines are ignored.
given 'cat/dog\n\n   \nqu a t .\r\nTh a t x'
runs solve --lexicon "$list" --format tsv --paths
writes 'board\tword\tletters\tpoints\tpath
cat/dog\tcoda\t4\t1\t1,1 2,2 2,1 1,2
Qu A T .\tquat\t4\t1\t1,1 1,2 2,1
Th A T X\tthat\t4\t1\t1,1 1,2 2,1
'
given 'cat/dog\nqu a t .\n'
run solve --lexicon "$list"
writes 'cat/dog  (2x3)\ncoda   1\n1 word, 1 point (four)\n
Qu A T .  (2x2)\nquat   1\n1 word, 1 point (four)\n'
gives 'cat/dog  (2x3)' solve --lexicon "$list" --size 2x3 catdog
answers './.  (2x1)\n0 words, 0 points (four)\n' solve --lexicon "$list" ./.

# Too many paths to follow: what was found is printed, with a warning on standard error.
awk 'BEGIN { word = "aa"; while (length(word) < 40) print word = word "a" }' >"$work/as.txt"
gives '33 words, 561 points (four)' solve --lexicon "$work/as.txt" --size 6x6 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
matches 'words may be missing' "$work/err"

# JSON is valid, even if empty or cut off by an error.
runs solve --lexicon "$list" --format json --paths cat/dog 'qu a t .'
is_json
writes '[
  {"board": "cat/dog", "rows": 2, "columns": 3, "rules": "four", "word_count": 1, "points": 1, %s
    {"word": "coda", "letters": 4, "points": 1, "path": [[1, 1], [2, 2], [2, 1], [1, 2]]}
  ]},
  {"board": "Qu A T .", "rows": 2, "columns": 2, "rules": "four", "word_count": 1, "points": 1, %s
    {"word": "quat", "letters": 4, "points": 1, "path": [[1, 1], [1, 2], [2, 1]]}
  ]}
]
' '"words": [' '"words": ['
run solve --lexicon "$list" --format json xxxx
writes '[\n  {"board": "xxxx", "rows": 2, "columns": 2, "rules": "four", %s}\n]\n' \
    '"word_count": 0, "points": 0, "words": []'
is_json
given ''
answers '[]\n' solve --format json
given 'cat/dog\nxx#x\n'
rejects "standard input:2:3: a stray character '#'" solve --lexicon "$list" --format json
is_json

# The whole lexicon: the three formats and the three orders list the same words.
board=casemopistrenapd
run solve --rules classic --format tsv $board
sed 1d "$work/out" | cut -f 2 | sort >"$work/words"
points=$(awk '{ sum += $4 } END { print sum }' "$work/out")
for order in alpha length points; do
    run solve --rules classic --sort $order $board
    shows "$(lines_of "$work/words") words, $points points (classic)"
    sed '1d; $d; s/ .*//' "$work/out" | sort | cmp -s - "$work/words"
    check "has other words, sorted by $order" [ $? -eq 0 ]
done
run solve --rules classic --sort points --format tsv $board
sed -i 1d "$work/out"
check 'has more points below' sort -c -k 4,4nr -s "$work/out"

# find finds every word that solve lists.
# shellcheck disable=SC2046 # split on purpose
runs find $board $(cat "$work/words")
check 'finds each' [ "$(lines_of "$work/out")" -eq "$(lines_of "$work/words")" ]

# Bad boards, arguments and lists; other forms: test_board.c, test_arguments.c.
rejects 'board 1: 15 letters: a 4 × 4 board has 16' solve caseMopistrenap
rejects "board 2:1:4: a stray character '#'" solve $board 'cas#'
shows "$board"
given 'cat/dog\n\nabcde\n'
rejects 'standard input:3: 5 letters: a 2 × 2 board has 4' solve --lexicon "$list"
rejects "--min takes a number from 2 to 63, not '64' (see trounce solve --help)" solve --min 64
: >"$work/empty"
# What is skipped in a list is said, by every command that reads one: here a dictionary of hunspell, and
# German in Latin-1.
printf '3\ncat/S\ndog/MS\nhorse\n' >"$work/hunspell.dic"
skipped='hunspell.dic: skipped 2 lines that are not words, the first in line 2'
answer='horse/  (1x5)
horse   2
1 word, 2 points (four)'
runs solve --lexicon "$work/hunspell.dic" --size 1x5 horse
warns "trounce solve: $skipped"
check 'solves' [ "$(cat "$work/out")" = "$answer" ]
runs shake --lexicon "$work/hunspell.dic"
warns "trounce shake: $skipped"
given '1\nhors\nxxxe\nxxxx\nxxxx\n'
runs batch --lexicon "$work/hunspell.dic"
warns "trounce batch: $skipped"
runs hunt --lexicon "$work/hunspell.dic" --pool 2 --size 2 --seed 1
check 'hunt warns' grep -q "^trounce hunt: $skipped$" "$work/err"
run scrambler --words "$work/hunspell.dic" --seed 1 --solution
check 'scrambler warns' grep -q "^trounce scrambler: $skipped$" "$work/err"
run challenge --lexicon "$work/hunspell.dic" T1-NBSFC84LYT45ASJDGFTJUDFHRR6HB5ALY48CE91
check 'challenge warns' grep -q "^trounce challenge: $skipped$" "$work/err"
run prove --lexicon "$work/hunspell.dic" --size 2
check 'prove warns' grep -q "^trounce prove: $skipped$" "$work/err"
run play --lexicon "$work/hunspell.dic" --solo --seed 2 --data "$work/history"
check 'play warns' grep -q "^trounce play: $skipped$" "$work/err"
printf 'haus\nstra\337e\nt\374r\n' >"$work/latin1.txt"
runs solve --language de --lexicon "$work/latin1.txt" --size 1x4 haus
warns 'trounce solve: latin1.txt: skipped 2 lines that are not words, the first in line 2;'\
' line 2 is not in UTF-8 but perhaps in Latin-1'

rejects "$work/empty: it is empty" solve --lexicon "$work/empty"

# An endless line is refused once it is longer than any board.
ran='yes | tr -d | trounce solve'
(echo cat/dog && yes | tr -d '\n') 2>"$work/broken" | "$trounce" solve --lexicon "$list" 2>"$work/err" >"$work/out"
status=$?
complains 'trounce solve: standard input:2:1: more than 65536 bytes without a break: no board is that long'
counts 1 '^cat/dog'

# find
fails 1 find $board corpse AORTA aortb a1b ''
writes 'corpse\t1,1 2,2 3,3 2,3 1,3 1,4\nAORTA\t1,2 2,2 3,3 3,2 4,2\n%s%s%s' \
    'aortb	not on the board
' 'a1b	not on the board
' '	not on the board
'
fails 1 find 'Qu a t . th e' --size 2x3 quat theta taht -- --size
writes 'quat\t1,1 1,2 1,3\ntheta\t2,2 2,3 1,3 1,2\ntaht\tnot on the board\n%s\tnot on the board\n' \
    --size
runs find cat/dog coda
fails 1 find cat/dog coda "$(printf 'a\033[2Jb\nc\302\233\342\200\256Zo\303\253')"
writes 'coda\t1,1 2,2 2,1 1,2\na?[2Jb?c??Zo\303\253\tnot on the board\n'
rejects 'give a board and the words to find on it (see trounce find --help)' find cat/dog
rejects "board:1:3: a stray character '1'" find ca1/dog coda

# TROUNCE_SIMD chooses how boards are solved.
export TROUNCE_SIMD=sse9
for command in solve shake; do
    rejects "TROUNCE_SIMD: 'sse9' is not one of portable, avx2 and avx512" $command
done
