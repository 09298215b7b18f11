#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests history in the built program: its three formats, the folders it reads, files that are invalid.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

TZ=UTC
export TZ
make_history=$(dirname "$trounce")/tests/make_history$exe
none='No rounds yet. Play one, and it will appear here.\n'

mkdir -p "$work/own" "$work/empty"
cat >"$work/table" <<'END'
Began             Size  Rules    Way    Score  Stars  Words  Against          Board
2025-11-21 23:06  2x3   plain    alone      2      -      2  -                spi/xxt  custom
2025-11-20 23:06  4x4   four     turns      2      -      2  scholar 0        NK7Q4-M2XPD  daily 2025-11-20
END

# Before anything was played: looking creates nothing.
give_player
runs history
writes "$none"
check 'makes a folder' [ ! -e "$player" ]
runs history --format json
writes '{\n  "rounds": [],\n  "practice": [],\n  "goals": [],\n  "puzzles": [],\n  "own_words": []\n}\n'
runs history --format csv
check 'one line of names' [ "$(wc -l <"$work/out")" -eq 1 ]

# In the folders where the window keeps it.
"$make_history" "$work/made.db"
mkdir -p "$player"
cp "$work/made.db" "$player/trounce.db"
cp "$work/made.db" "$work/own/trounce.db"
runs history
writes_file "$work/table"
TZ=UTC+3 run history
shows '2025-11-20 20:06'
run history --data "$work/empty"
writes "$none"
run history --data "$work/own"
writes_file "$work/table"
if [ -z "$windows" ]; then
    HOME=$work/user
    export HOME
    mkdir -p "$HOME/.local/share/trounce"
    cp "$work/made.db" "$HOME/.local/share/trounce/trounce.db"
    for ignored in '' relative; do
        ran="XDG_DATA_HOME=$ignored trounce history"
        XDG_DATA_HOME=$ignored run history
        writes_file "$work/table"
    done
fi
runs history "--data=$work/own" --format=json
shows '"ended": "2025-11-20T23:09:17Z", "board": "casemopistrenapd", "rows": 4, "columns": 4'
shows '{"points": 1, "word": "case", "found_ms": 0, "cells": [0, 1, 2, 3]}'
shows '"computer": null'
shows '"code": "S2345-ABCDE", "language": "en", "jumble_moves": 3, "moves": 4, "elapsed_ms": 30500, "shown": false}'
if command -v python3 >/dev/null; then
    check 'is JSON' python3 -m json.tool "$work/out" "$work/json"
fi
runs history --data "$work/own" --format csv
tr -d '\r' <"$work/out" >"$work/csv"
check 'a line of names and one a round' [ "$(wc -l <"$work/csv")" -eq 3 ]
check 'as many fields in each' [ "$(awk -F, '{print NF}' "$work/csv" | sort -u | wc -l)" -eq 1 ]
shows ',spit tips,'
cmp -s "$player/trounce.db" "$work/own/trounce.db"
check 'the file is as it was' [ $? -eq 0 ]
check 'and nothing beside it' [ "$(find "$work/own" -type f | wc -l)" -eq 1 ]

# Missing and damaged files, bad arguments.
(
    unset HOME XDG_DATA_HOME
    [ -z "$windows" ] || exit 0
    rejects "HOME is not set: name the history's folder with --data" history
    HOME=$(printf '/%04999d' 0)
    export HOME
    run history
    complains "trounce history: the path in HOME is too long (5000 bytes): name \
the history's folder with --data"
    [ $failures -eq 0 ]
)
check 'without a home' [ $? -eq 0 ]
rejects "$work/nowhere: there is no such folder" history --data "$work/nowhere"
rejects "$work/own/trounce.db: there is no such folder" history --data "$work/own/trounce.db"
head -c 3000 /dev/zero >"$work/own/trounce.db"
rejects "$work/own/trounce.db: it is damaged" history --data "$work/own"
check 'the file is as it was' [ "$(wc -c <"$work/own/trounce.db")" -eq 3000 ]
run history --format xml
ends 2
check 'names the forms' grep -q 'text, json or csv' "$work/err"
run history rounds
ends 2
run history --data
ends 2
runs history --help
shows '--format text|json|csv'

finish
