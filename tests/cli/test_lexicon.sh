#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests lexicon in the built program: every format, every query, and packing.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

printf "Cat\r\ndog\r\ncat\r\n\r\nit's\r\ncatalogue" >"$work/list.txt"
runs lexicon "$work/list.txt"
writes 'Format       text, a word per line
Words        3
Letters      3 to 9 (catalogue)
Repeated     1
Skipped      1 with anything but letters or too long, the first in line 5
'
run lexicon "$work/list.txt" --list
writes 'cat\ncatalogue\ndog\n'
runs lexicon "$work/list.txt" --contains CAT dog
writes 'CAT\tyes\ndog\tyes\n'
run lexicon "$work/list.txt" --contains cat 'do' '' --prefix DO cata '' x --list
ends 1
writes 'cat\tyes\ndo\tno\n\tno\nDO\tyes\ncata\tyes\n\tyes\nx\tno\ncat\ncatalogue\ndog\n'
run lexicon "$work/list.txt" --prefix catalogues
ends 1
run lexicon "$work/list.txt" --contains "$(printf 'c\033]0;t\007at\r')" --prefix "$(printf '\302\205')"
ends 1
writes 'c?]0;t?at?\tno\n?\tno\n'
runs lexicon --list "$work/list.txt" --contains=cat
writes 'cat\tyes\ncat\ncatalogue\ndog\n'

# Pipes and devices are neither opened nor replaced; what the shell has opened is read.
mkfifo "$work/pipe"
for name in lexicon 'solve --lexicon' 'shake --dice' 'scrambler --words'; do
    # shellcheck disable=SC2086 # a command and its option
    run $name "$work/pipe"
    complains "trounce ${name%% *}: $work/pipe: it is a pipe, not a file"
done
rejects '/dev/zero: it is a device, not a file' lexicon /dev/zero
rejects "$work/pipe: it is a pipe, not a file" lexicon "$work/list.txt" --pack "$work/pipe"
check 'the pipe is there' [ -p "$work/pipe" ]
ran='printf | trounce lexicon /dev/stdin'
printf 'cat\n' | "$trounce" lexicon /dev/stdin --list >"$work/out" 2>"$work/err"
status=$?
ends 0
writes 'cat\n'

# Every format holds the same words, and so does the lexicon packed from it.
for name in dawg_tiny_cs106 dawg_tiny_prefix; do
    for ending in txt dat; do
        runs lexicon "$data/$name.$ending" --list
        cp "$work/out" "$work/$name.$ending"
        runs lexicon "$data/$name.$ending" --pack "$work/packed"
        writes ''
        run lexicon "$work/packed" --list
        writes_file "$work/$name.$ending"
    done
    check "$name: both files hold the same" cmp -s "$work/$name.txt" "$work/$name.dat"
done
run lexicon "$data/dawg_tiny_cs106.dat"
shows 'Format       DAWG'
run lexicon "$work/packed"
shows 'Format       packed Trounce lexicon'
run lexicon "$data/batch-edge-dictionary.txt"
writes 'Format       text with the number of words on its first line
Words        13
Letters      1 to 17 (abcdefghijklmnopq)
'

# Tiers of the game's own words.
own=$(dirname "$trounce")/trounce.lexicon
runs lexicon "$own" --tier 10 --list
check 'the words of the first tier' cmp -s "$source_dir/assets/lexicon/tier-10.txt" "$work/out"
run lexicon "$own" --tier 35 --contains cat zho --pack "$work/common"
ends 1
writes 'cat\tyes\nzho\tno\n'
run lexicon "$work/common"
shows 'Tier 35'
check 'no rarer words' sh -c "! grep -q 'Tier 40' '$work/out'"
runs lexicon "$work/list.txt" --tier 10 --contains cat

# Packing replaces a file atomically, or leaves it alone and leaves nothing else behind.
umask 022
mkdir "$work/folder"
printf 'old' >"$work/folder/out"
runs lexicon "$work/list.txt" --pack "$work/folder/out"
check 'one file there' [ "$(ls -A "$work/folder")" = out ]
check 'readable by others' [ "$(stat -c %a "$work/folder/out")" = 644 ]
run lexicon "$work/folder/out" --list
writes 'cat\ncatalogue\ndog\n'
mkdir "$work/folder/taken"
rejects "$work/folder/taken: Is a directory" lexicon "$work/list.txt" --pack "$work/folder/taken"
check 'nothing left behind' [ "$(find "$work/folder" | wc -l)" -eq 3 ]
run lexicon "$work/list.txt" --pack "$work/nowhere/out"
complains "trounce lexicon: $work/nowhere/out: No such file or directory"

# Bad arguments and lists.
hint='(see trounce lexicon --help)'
rejects "name a word list first $hint" lexicon
rejects "name a word list first $hint" lexicon --contains cat dog
rejects "unexpected argument 'other' $hint" lexicon "$work/list.txt" other
rejects "--tier takes a number from 1 to 127, not '0' $hint" lexicon "$work/list.txt" --tier 0
rejects "$work/none: No such file or directory" lexicon "$work/none"
for name in cycle magic trunc; do
    run lexicon "$data/dawg_bad_$name.dat"
    ends 2
    check 'one line that names the file' grep -q "^trounce lexicon: $data/dawg_bad_$name.dat[,:]" \
        "$work/err"
    check 'one line' [ "$(wc -l <"$work/err")" -eq 1 ]
    check 'no output' [ ! -s "$work/out" ]
done
head -c 4000 "$work/packed" >"$work/cut"
run lexicon "$work/cut"
ends 2
check 'names the file' grep -q "^trounce lexicon: $work/cut" "$work/err"

finish
