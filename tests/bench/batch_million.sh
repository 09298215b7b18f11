#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the batch solver on a thousand games, then a million, made from a fixed seed. Prints seconds
# and peak memory, which should be the same for both. Run by hand; takes about a minute and needs GNU
# time.
#
# Usage: tests/bench/batch_million.sh build/trounce
set -eu
trounce=${1:?the program}
games=$(mktemp)
trap 'rm -f "$games"' EXIT

for count in 1000 1000000; do
    awk -v count="$count" 'BEGIN {
        srand(1)
        print count
        for (row = 0; row < 4 * count; row++) {
            line = ""
            for (cell = 0; cell < 4; cell++)
                line = line substr("eeettaaooiinnsshrdlucmfwypvbgkjqxz", int(rand() * 34) + 1, 1)
            print line
        }
    }' >"$games"
    env time -f "$count games: %e s, at most %M KB" "$trounce" batch <"$games" >/dev/null
done
