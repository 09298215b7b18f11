#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests history in the built program: its three formats, the folders it reads, files that are invalid.
. "$(dirname "$0")/lib.sh"

export TZ=UTC
none='No rounds yet. Play one, and it will appear here.\n'
mkdir -p "$work/own" "$work/empty"

# Before anything was played: looking creates nothing.
give_player
answers "$none" history
check 'makes a folder' [ ! -e "$player" ]
answers '{\n  "rounds": [],\n  "practice": [],\n  "goals": [],\n  "puzzles": [],\n  "own_words": [],\n  "hunts_under_way": []\n}\n' \
    history --format json
runs history --format csv
check 'one line of names' [ "$(lines_of "$work/out")" -eq 1 ]

# In the folder where the window keeps it; which that is: test_paths.c.
mkdir -p "$player"
cp "$data/histories/version-14.db" "$player/trounce.db"
cp "$player/trounce.db" "$work/own/"
runs history
writes_file "$data/histories/version-14.txt"
TZ=UTC+3 run history
shows '2025-11-20 20:06'
answers "$none" history --data "$work/empty"
run history --data "$work/own"
writes_file "$data/histories/version-14.txt"
runs history "--data=$work/own" --format=json
shows '"ended": "2025-11-20T23:09:17Z", "board": "casemopistrenapd", "rows": 4, "columns": 4'
shows '"computer": null'
is_json
runs history --data "$work/own" --format csv
sed -i 's/\r$//' "$work/out"
check 'a line of names and one a round' [ "$(lines_of "$work/out")" -eq 15 ]
check 'as many fields in each' [ "$(awk -F, '{print NF}' "$work/out" | sort -u | wc -l)" -eq 1 ]
shows ',spit tips,'
check 'the file is as it was' cmp -s "$player/trounce.db" "$work/own/trounce.db"
check 'and nothing beside it' [ "$(find "$work/own" -type f | wc -l)" -eq 1 ]

# Missing and damaged files.
if [ -z "$windows" ]; then
    run_as 'trounce history without HOME' env -u HOME -u XDG_DATA_HOME "$trounce" history
    complains "trounce history: HOME is not set: name the history's folder with --data"
fi
rejects "$work/nowhere: there is no such folder" history --data "$work/nowhere"
rejects "$work/own/trounce.db: there is no such folder" history --data "$work/own/trounce.db"
head -c 3000 /dev/zero >"$work/own/trounce.db"
rejects "$work/own/trounce.db: it is damaged" history --data "$work/own"
check 'the file is as it was' [ "$(wc -c <"$work/own/trounce.db")" -eq 3000 ]
