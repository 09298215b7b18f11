#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests tools/records: it finds records again, and says which are false or can be bettered.
. "$(dirname "$0")/lib.sh"
tree=$work/tree
mkdir -p "$tree/tools" "$tree/assets"
cp "$source_dir/tools/records" "$source_dir/tools/build.sh" "$tree/tools/"
records() { # STATUS ARGUMENT...
    records_wanted=$1
    shift
    ran="tools/records $*"
    status=0
    "$tree/tools/records" --program "$trounce" "$@" >"$work/out" 2>"$work/err" || status=$?
    check 'ends so' [ "$status" -eq "$records_wanted" ]
}

cp "$source_dir/assets/records.txt" "$tree/assets/"
records 0 --check en
shows 'en 3x3 delratpes has 657 points'
lacks '^yawl'
records 0 --check yawl
check 'words that are not here are left out' [ ! -s "$work/out" ]
records 0 yawl
shows 'yawl 3x3: left out, as its words are not here'

printf 'bat\ntab\ntabs\nstab\n' >"$work/few.txt"
printf '# %s\n\nfew 2x2 3 3 batx 5 3 1 found\n' comment >"$tree/assets/records.txt"
records 1 --lists "$work" --check
shows 'few 2x2 batx has 2 points, not 3'
records 0 --lists "$work" 2x2
matches '^better: few 2x2 3 4 [abst]{4} 5 3 [0-9]+ found$'
records 0 --lists "$work" --seeds 2 few
counts 2 '^better: few 2x2 3 4 [abst]{4} 5 [12] [0-9]+ found$'
records 0 --lists "$work" 3x3
check 'another size is left out' [ ! -s "$work/out" ]
printf 'few 2x2 3 5 batx 5 3 1 found\n' >"$tree/assets/records.txt"
records 1 --lists "$work"
shows 'few 2x2: found 4 points, the record has 5'
records 2 --unknown
