#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the batch solver on a thousand games, then a million, made from a fixed seed. Prints seconds
# and peak memory, which should be the same for both. Run by hand; takes about a minute and needs GNU
# time.
#
# Usage: tests/bench/batch_million.sh build/trounce .
. "$(dirname "$0")/../cli/lib.sh"

measure() {
    env time -f "$count games: %e s, at most %M KB" "$trounce" batch >/dev/null
}
for count in 1000 1000000; do
    { echo $count; random_games $count 1; } >"$work/in"
    succeeds "$count games" measure
    cat "$work/err"
done
