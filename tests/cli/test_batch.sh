#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests batch in the built program: known output, bad input, and memory use.
. "$(dirname "$0")/lib.sh"

dictionary=$data/batch-edge-dictionary.txt
cp "$data/batch-edge.in" "$work/in"
runs batch --lexicon "$dictionary"
writes_file "$data/batch-edge.out"

# Any white space separates.
sed 's/$/\r /' "$data/batch-edge.in" | tr '\n' '\t' >"$work/in"
run batch --lexicon "$dictionary" --words all
writes_file "$data/batch-edge.out"

# Each word once per game.
awk '/^Words/ || /^$/ { split("", seen) } /^$/ || !seen[$0]++' "$data/batch-edge.out" >"$work/unique"
cp "$data/batch-edge.in" "$work/in"
run batch --lexicon "$dictionary" --words unique
writes_file "$work/unique"
given '2\ncase\nmopi\nstre\nnapd\ncase\nmopi\nstre\nnapd\n'
run batch --lexicon "$dictionary" --words unique
writes 'Words for Game #1:\ncorpse\naorta\n\n\nWords for Game #2:\ncorpse\naorta\n\n\n'

# Q is a plain letter, and case does not matter.
printf 'qat\nquat\naqua\nqi\nqis\n' >"$work/q.txt"
given '1\nQaxx\nsitx\nxxxx\nxxxx\n'
answers 'Words for Game #1:\nqat\nqis\n\n\n' batch --lexicon "$work/q.txt"

given '0'
answers '' batch --lexicon "$dictionary"

# Bad input, and its place; the games before it are solved.
while IFS='|' read -r input message; do
    given "$input"
    rejects "standard input:$message" batch --lexicon "$dictionary"
done <<'END'
|1:1: the number of games is missing
\n\n|3:1: the number of games is missing
two\n|1:1: 'two' is not a number of games
 -1\n|1:2: '-1' is not a number of games
99999999999999999999999\n|1:1: '99999999999999999999999' is not a number of games
1\ncase\nmop\nstre\nnapd\n|3:1: game 1, line 2: 3 letters instead of 4
1\ncase\nmopis\nstre\nnapd\n|3:1: game 1, line 2: 5 letters instead of 4
1\nc\n|2:1: game 1, line 1: 1 letter instead of 4
1\ncase\nmopi\nst#e\nnapd\n|4:3: game 1, line 3: a stray character '#'
1\ncase\nmopi\nst\351e\nnapd\n|4:3: game 1, line 3: a stray byte 0xe9
1\ncase\nmopi\nstře\nnapd\n|4:3: game 1, line 3: a stray character 'ř'
1\ncase\nmopi\nstre\n|5:1: game 1, line 4: it is missing
1\ncase\nmopi\nstre\nnapd\n\nzzzz|7:1: there is more input, but only 1 game was announced
3\ncase\nmopi\nstre\nnapd\n\nzzzz\nzzz|8:1: game 2, line 2: 3 letters instead of 4
END
shows 'corpse'

# With the game's own words: unique finds what solve finds.
given '1\ncase\nmopi\nstre\nnapd\n'
run batch --words unique
sed '1d; /^$/d' "$work/out" | sort >"$work/batch"
run solve --rules classic --format tsv casemopistrenapd
sed 1d "$work/out" | cut -f 2 | sort >"$work/solve"
check 'solve lists the same' cmp -s "$work/batch" "$work/solve"
check 'there is something to list' [ "$(lines_of "$work/batch")" -gt 300 ]

# An endless word is refused once it is longer than any board.
given '1\n%070000d' 0
rejects 'standard input:2:1: more than 65536 bytes without a break: no board is that long' batch

# Memory does not grow with the number of games. A pipe holds 64 KB, and the program reads no more at a
# time: once it has taken 5,000 games of 20 bytes, the first thousands of them are solved.
ran='trounce batch, many games'
mkfifo "$work/pipe"
"$trounce" batch <"$work/pipe" >"$work/out" 2>"$work/err" &
pid=$!
exec 3>"$work/pipe"
echo 15000 >&3
peak_kb() {
    awk '/^VmHWM/ { print $2 }' "/proc/$pid/status"
}
random_games 7500 1 >&3
before=$(peak_kb)
random_games 7500 2 >&3
after=$(peak_kb)
exec 3>&-
wait "$pid"
status=$?
ends 0
matches '^Words for Game #15000:'
check "grows from $before to $after KB" [ $((after - before)) -lt 512 ]
