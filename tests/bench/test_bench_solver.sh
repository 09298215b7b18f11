#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests bench_solver: the tables, the JSON, good and bad boards and lexicons. No check depends on speed.
. "$(dirname "$0")/../cli/lib.sh"

words=$source_dir/assets/lexicon/tier-10.txt
boards=$work/boards.txt
unset TROUNCE_SIMD

# has_rows HEADING WAYS: checks that the table with this heading has a row for each way, with `kinds`
# numbers above 0.
has_rows() {
    sed -n "/^$1/,/^\$/p" "$work/out" >"$work/table"
    for row in $2; do
        counts 1 "^  $row(, microseconds)?( +([1-9][0-9]*[.][0-9]+|0[.]0*[1-9][0-9]*)){$kinds}\$" "$work/table"
    done
}

# has_all WAYS: checks all tables for these ways.
has_all() {
    has_rows 'Scores: how many times' "walk $1"
    has_rows 'Words listed: how many times' "walk $1"
    has_rows 'Words with paths: how many times' "walk $1"
    has_rows 'Words with paths, in order, by a call' "$1"
    matches '^Scores: cycles a state|^Cycles a state: this machine has no counter'
}

# Every way is measured or reported as missing.
runs --lexicon "$words" --count 3
check 'writes an error' [ ! -s "$work/err" ]
matches '^Lexicon  3637 words, of its own, open after [0-9.]+ ms$'
shows 'Boards   3 of each kind, seed 1'
matches '^  *random 4x4 near best 4x4  *random 5x5  *random 6x6$'
matches '^states a board( +[0-9]+\.[0-9]){4}$'
missing=$(sed -n 's/^Missing  \(.*\): this processor has it not$/\1/p' "$work/out")
[ -z "$missing" ] || echo "not measured, as this processor has them not: $missing"
ways=$(printf '%s\n' portable avx2 avx512 | grep -vxF "$missing")
kinds=4
has_all "$ways"

# The boards depend only on the seed.
states=$(grep '^states a board' "$work/out")
gives "$states" --lexicon "$words" --count 3
gives 'seed 2' --lexicon "$words" --count 3 --seed 0x2
lacks "^$states$"
TROUNCE_SIMD=portable runs --lexicon "$words" --count 3
shows "$states"
has_all portable
lacks '^ *avx'

program_name=bench_solver
TROUNCE_SIMD=fast rejects "TROUNCE_SIMD: 'fast' is not one of portable, avx2 and avx512" --lexicon "$words"

# Boards from a file.
printf 'hi/of\n\nqu a/th .\ncode\r\n' >"$boards"
kinds=1
gives 'Boards   3 of each kind' --lexicon "$words" --boards "$boards"
lacks seed
matches '^  *your 2x2$'
has_all "$ways"
gives 'Boards   2 of each kind' --lexicon "$words" --boards "$boards" --count 2
printf 'abcdefghijklmnoprstuvwxyzabcdefghijklmn/\n' >"$work/long.txt"
gives 'your 1x39' --lexicon "$words" --boards "$work/long.txt"

# A packed lexicon is used as it is.
runs --boards "$boards"
matches '^Lexicon  [0-9]{6} words, packed, open after'

# JSON.
is_bench() { # SEED,KINDS
    is_json
    ! command -v python3 >/dev/null || check 'is JSON of this form' python3 -c '
import json, sys
bench = json.load(open(sys.argv[1]))
ways = sys.argv[2].split()
assert sorted(ways + bench["missing"]) == ["avx2", "avx512", "portable"]
assert bench["threads"] == 1 and bench["rounds"] > 0
assert bench["lexicon"]["words"] == 3637
assert bench["lexicon"]["packed"] is False and bench["lexicon"]["open_ms"] > 0
assert [str(bench["seed"])] + [kind["boards"] for kind in bench["kinds"]] == sys.argv[3].split(",")
for kind in bench["kinds"]:
    assert kind["count"] == 2 and kind["rows"] * kind["columns"] <= 64
    assert kind["states_a_board"] > 0
    for task in ["scores", "words", "paths", "paths_cold"]:
        names = [row["way"] for row in kind[task]]
        assert sorted(names) == sorted(ways + ([] if task == "paths_cold" else ["walk"])), names
        for row in kind[task]:
            assert row["microseconds"] > 0
            assert row["cycles_a_state"] is None or row["cycles_a_state"] > 0
            assert (row["ratio"] is None) == (task == "paths_cold")
            assert row["way"] != "walk" or row["ratio"] == 1
' "$work/out" "$ways" "$1"
}
runs --lexicon "$words" --count 2 --format json
is_bench '1,random 4x4,near best 4x4,random 5x5,random 6x6'
runs --lexicon "$words" --boards "$boards" --count 2 --format=json
is_bench 'None,your 2x2'

# A lexicon without any word on the boards.
printf 'zzzzz\n' >"$work/few.txt"
runs --lexicon "$work/few.txt" --boards "$boards"

# Bad arguments and boards.
rejects "unexpected argument 'fast'" fast
rejects "--count takes a number from 1 to 1000000, not '0'" --count 0
rejects "--seed takes a number from 0 to 18446744073709551615, not '-1'" --seed -1
rejects "--format takes text or json, not 'tsv'" --format tsv
rejects "$work/none.txt: No such file or directory" --lexicon "$work/none.txt"
rejects "$work/none.txt: No such file or directory" --lexicon "$words" --boards "$work/none.txt"
while IFS='|' read -r text message; do
    printf '%b' "$text" >"$boards"
    rejects "$boards:$message" --lexicon "$words" --boards "$boards"
done <<'END'
case\n\nca1e\n|3:3: a stray character '1'
case\ncat/dog\n|2: a board of 2x3, the first is of 2x2
\n  \r\n| there is no board in it
| there is no board in it
END
printf 'ca\000e\n' >"$boards"
fails 2 --lexicon "$words" --boards "$boards"

# So many paths that the walk would never end.
awk 'BEGIN { word = "a"; for (i = 0; i < 40; i++) print word = word "a" }' >"$work/endless.txt"
printf 'abcdefghijklmnop\naaaaaaaaaaaaaaaa\n' >"$boards"
fails 2 --lexicon "$work/endless.txt" --boards "$boards"
matches '^bench_solver: your 4x4, board 2: 1000000 paths or more begin words' "$work/err"
