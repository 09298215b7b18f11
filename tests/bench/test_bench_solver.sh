#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests bench_solver: the tables, the JSON, good and bad boards and lexicons. No check depends on speed.
# shellcheck disable=SC2016 # expanded by awk
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

words=$source_dir/assets/lexicon/tier-10.txt
unset TROUNCE_SIMD

# bench ARGUMENT...: runs the program, like run() of lib.sh.
bench() {
    run "$@"
    ran="bench_solver $*"
}

# has_rows HEADING WAYS: checks that the table with this heading has a row for each way, with `kinds`
# numbers above 0.
has_rows() {
    check "has a table '$1' with rows of $2" awk -v heading="$1" -v ways="$2" -v kinds="$kinds" '
        index($0, heading) == 1 { is_in = 1; next }
        $0 == "" { is_in = 0 }
        is_in {
            way = $1
            sub(/,$/, "", way)
            if (index(" " ways " ", " " way " ")) seen++
            for (i = NF - kinds + 1; i <= NF; i++)
                if ($i !~ /^[0-9]+\.[0-9]+$/ || $i + 0 <= 0) wrong++
        }
        END { exit wrong > 0 || seen != split(ways, all, " ") }' "$work/out"
}

# has_all WAYS: checks all tables for these ways.
has_all() {
    has_rows 'Scores: how many times' "walk $1"
    has_rows 'Words listed: how many times' "walk $1"
    has_rows 'Words with paths: how many times' "walk $1"
    has_rows 'Words with paths, in order, by a call' "$1"
    check 'has cycles or why not' grep -q -e '^Scores: cycles a state' \
        -e '^Cycles a state: this machine has no counter' "$work/out"
}

# Every way is measured or reported as missing.
bench --lexicon "$words" --count 3
ends 0
check 'writes an error' [ ! -s "$work/err" ]
check 'names the lexicon' grep -qE \
    '^Lexicon  3637 words, of its own, open after [0-9.]+ ms$' "$work/out"
shows 'Boards   3 of each kind, seed 1'
check 'names the kinds' grep -q '^  *random 4x4 near best 4x4  *random 5x5  *random 6x6$' "$work/out"
check 'counts states' grep -qE '^states a board( +[0-9]+\.[0-9]){4}$' "$work/out"
ways=
for way in portable avx2 avx512; do
    if grep -q "^Missing  $way: this processor has it not$" "$work/out"; then
        echo "not measured: $way, which this processor has not"
    else
        ways="$ways $way"
    fi
done
kinds=4
has_all "${ways# }"
cp "$work/out" "$work/first"

# The boards depend only on the seed.
states() {
    grep '^states a board' "$1"
}
bench --lexicon "$words" --count 3
check 'the same boards' [ "$(states "$work/out")" = "$(states "$work/first")" ]
bench --lexicon "$words" --count 3 --seed 0x2
shows 'seed 2'
check 'other boards' [ "$(states "$work/out")" != "$(states "$work/first")" ]
TROUNCE_SIMD=portable
export TROUNCE_SIMD
bench --lexicon "$words" --count 3
check 'the same boards by one way alone' [ "$(states "$work/out")" = "$(states "$work/first")" ]
has_all portable
check 'no other way' awk '$1 ~ /^avx/ { exit 1 }' "$work/out"
TROUNCE_SIMD=fast
bench --lexicon "$words"
complains "bench_solver: TROUNCE_SIMD: 'fast' is not one of portable, avx2 and avx512"
unset TROUNCE_SIMD

# Boards from a file.
printf 'hi/of\n\nqu a/th .\ncode\r\n' >"$work/boards.txt"
kinds=1
bench --lexicon "$words" --boards "$work/boards.txt"
ends 0
shows 'Boards   3 of each kind'
check 'no seed' awk '/seed/ { exit 1 }' "$work/out"
check 'names the kind' grep -q '^  *your 2x2$' "$work/out"
has_all "${ways# }"
bench --lexicon "$words" --boards "$work/boards.txt" --count 2
shows 'Boards   2 of each kind'
printf 'abcdefghijklmnoprstuvwxyzabcdefghijklmn/\n' >"$work/long.txt"
bench --lexicon "$words" --boards "$work/long.txt"
ends 0
shows 'your 1x39'

# A packed lexicon is used as it is.
bench --boards "$work/boards.txt"
check 'is packed' grep -qE '^Lexicon  [0-9]{6} words, packed, open after' "$work/out"

# JSON.
is_json() { # WAYS SEED,KINDS: checked by Python
    python3 -c '
import json, sys
bench = json.load(open(sys.argv[1]))
ways = sys.argv[2].split()
missing = bench["missing"]
assert sorted(ways + missing) == ["avx2", "avx512", "portable"], missing
assert bench["threads"] == 1 and bench["rounds"] > 0
assert bench["lexicon"]["words"] == 3637
assert bench["lexicon"]["packed"] is False and bench["lexicon"]["open_ms"] > 0
assert [str(bench["seed"])] + [kind["boards"] for kind in bench["kinds"]] == sys.argv[3].split(",")
for kind in bench["kinds"]:
    assert kind["count"] == 2 and kind["rows"] * kind["columns"] <= 64
    assert kind["states_a_board"] > 0
    for task in ["scores", "words", "paths", "paths_cold"]:
        rows = kind[task]
        names = [row["way"] for row in rows]
        assert sorted(names) == sorted(ways + ([] if task == "paths_cold" else ["walk"])), names
        for row in rows:
            assert row["microseconds"] > 0
            assert row["cycles_a_state"] is None or row["cycles_a_state"] > 0
            assert (row["ratio"] is None) == (task == "paths_cold")
            assert row["way"] != "walk" or row["ratio"] == 1
' "$work/out" "$1" "$2" 2>>"$work/err"
}
bench --lexicon "$words" --count 2 --format json
ends 0
check 'begins and ends as an object' sh -c "head -n 1 '$work/out' | grep -q '^{$' &&
    tail -n 1 '$work/out' | grep -q '^}$'"
check 'as many brackets open as close' awk '{
    open += gsub(/[[{]/, ""); close_ += gsub(/[]}]/, "") } END { exit open != close_ }' "$work/out"
if command -v python3 >/dev/null; then
    check 'is JSON of this form' is_json "$ways" '1,random 4x4,near best 4x4,random 5x5,random 6x6'
fi
bench --lexicon "$words" --boards "$work/boards.txt" --count 2 --format=json
if command -v python3 >/dev/null; then
    check 'is JSON of this form' is_json "$ways" 'None,your 2x2'
fi

# A lexicon without any word on the boards.
printf 'zzzzz\n' >"$work/few.txt"
bench --lexicon "$work/few.txt" --boards "$work/boards.txt"
ends 0

# Bad arguments and boards.
bench fast
complains "bench_solver: unexpected argument 'fast'"
bench --count 0
complains "bench_solver: --count takes a number from 1 to 1000000, not '0'"
bench --seed -1
complains "bench_solver: --seed takes a number from 0 to 18446744073709551615, not '-1'"
bench --format tsv
complains "bench_solver: --format takes text or json, not 'tsv'"
bench --lexicon "$work/none.txt"
complains "bench_solver: $work/none.txt: No such file or directory"
bench --lexicon "$words" --boards "$work/none.txt"
complains "bench_solver: $work/none.txt: No such file or directory"
refuses_boards() { # TEXT: what follows the file's name in the complaint
    bench --lexicon "$words" --boards "$work/bad.txt"
    complains "bench_solver: $work/bad.txt$1"
}
printf 'case\n\nca1e\n' >"$work/bad.txt"
refuses_boards ":3:3: a stray character '1'"
printf 'case\ncat/dog\n' >"$work/bad.txt"
refuses_boards ':2: a board of 2x3, the first is of 2x2'
printf '\n  \r\n' >"$work/bad.txt"
refuses_boards ': there is no board in it'
: >"$work/bad.txt"
refuses_boards ': there is no board in it'
printf 'ca\000e\n' >"$work/bad.txt"
bench --lexicon "$words" --boards "$work/bad.txt"
ends 2

# So many paths that the walk would never end.
awk 'BEGIN { word = "a"; for (i = 0; i < 40; i++) print word = word "a" }' >"$work/endless.txt"
printf 'abcdefghijklmnop\naaaaaaaaaaaaaaaa\n' >"$work/bad.txt"
bench --lexicon "$work/endless.txt" --boards "$work/bad.txt"
ends 2
check 'names the board' grep -q \
    '^bench_solver: your 4x4, board 2: 1000000 paths or more begin words' "$work/err"

finish
