#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests lexicon in the built program: every format, every query, and packing.
. "$(dirname "$0")/lib.sh"

list=$work/list.txt
printf "Cat\r\ndog\r\ncat\r\n\r\nit's\r\ncatalogue" >"$list"
runs lexicon "$list"
writes 'Format       text, a word per line
Words        3
Letters      3 to 9 (catalogue)
Repeated     1
Skipped      1 with anything but letters or too long, the first in line 5
'
run lexicon "$list" --list # no survey says what was skipped
warns "trounce lexicon: list.txt: skipped 1 line that is not a word, the first in line 5"
check 'lists the others' [ "$(cat "$work/out")" = "$(printf 'cat\ncatalogue\ndog')" ]
printf "Cat\r\ndog\r\ncat\r\n\r\ncatalogue" >"$list"
answers 'cat\ncatalogue\ndog\n' lexicon "$list" --list
answers 'CAT\tyes\ndog\tyes\n' lexicon "$list" --contains CAT dog
fails 1 lexicon "$list" --contains cat 'do' '' --prefix DO cata '' x --list
writes 'cat\tyes\ndo\tno\n\tno\nDO\tyes\ncata\tyes\n\tyes\nx\tno\ncat\ncatalogue\ndog\n'
fails 1 lexicon "$list" --prefix catalogues
fails 1 lexicon "$list" --contains "$(printf 'c\033]0;t\007at\r')" --prefix "$(printf '\302\205')"
writes 'c?]0;t?at?\tno\n?\tno\n'
answers 'cat\tyes\ncat\ncatalogue\ndog\n' lexicon --list "$list" --contains=cat

# Old Mac files end lines with CR alone; bytes that are no UTF-8 are named.
printf 'cat\rdog\rhorse\r' >"$work/cr.txt"
answers 'cat\ndog\nhorse\n' lexicon "$work/cr.txt" --list
printf '3\rcat\rdog\rhorse' >"$work/cr.txt"
answers 'horse\tyes\n' lexicon "$work/cr.txt" --contains horse
printf 'haus\nstra\337e\nt\374r\n' >"$work/latin1.txt"
runs lexicon "$work/latin1.txt" --language de
warns 'trounce lexicon: latin1.txt: skipped 2 lines that are not words, the first in line 2;'\
' line 2 is not in UTF-8 but perhaps in Latin-1'
shows 'Skipped      2 with anything but letters or too long, the first in line 2'
printf '\374ber\n' >"$work/latin1.txt"
rejects "$work/latin1.txt:1: no line of this list is a word made only of letters: it is not in UTF-8 but perhaps in Latin-1" \
    lexicon "$work/latin1.txt"

# Pipes are neither opened nor replaced; what the shell has opened is read. More of these: test_file.c.
mkfifo "$work/pipe"
rejects "$work/pipe: it is a pipe, not a file" lexicon "$work/pipe"
rejects "$work/pipe: it is a pipe, not a file" lexicon "$list" --pack "$work/pipe"
check 'the pipe is there' [ -p "$work/pipe" ]
rejects "$work/nowhere/out: No such file or directory" lexicon "$list" --pack "$work/nowhere/out"
# shellcheck disable=SC2016 # expanded by the inner shell
succeeds 'trounce lexicon /dev/stdin' sh -c 'echo cat | "$1" lexicon /dev/stdin --list' sh "$trounce"
writes 'cat\n'

# A lexicon packed from another format holds the same words.
runs lexicon "$data/dawg_tiny_prefix.dat" --list
check 'has words' [ "$(lines_of "$work/out")" -gt 5 ]
cp "$work/out" "$work/words"
answers '' lexicon "$data/dawg_tiny_prefix.dat" --pack "$work/packed"
run lexicon "$work/packed" --list
writes_file "$work/words"
gives 'Format       DAWG' lexicon "$data/dawg_tiny_cs106.dat"
{ # a chain of 64 letters a, each of which ends a word; a DAWG has no lines
    printf 'DAWG:1:260:\0\0\0\0'
    edge=2
    while [ "$edge" -le 64 ]; do
        printf '\0\0%ba' "\\0$(printf %o "$edge")"
        edge=$((edge + 1))
    done
    printf '\0\0\0a'
} >"$work/long.dawg"
runs lexicon "$work/long.dawg"
matches '^Skipped      1 with anything but letters or too long$'
gives 'Format       packed Trounce lexicon' lexicon "$work/packed"
gives 'Format       text with the number of words on its first line' lexicon "$data/batch-edge-dictionary.txt"

# Tiers of the game's own words.
own=$(dirname "$trounce")/trounce.lexicon
runs lexicon "$own" --tier 10 --list
writes_file "$source_dir/assets/lexicon/tier-10.txt"
fails 1 lexicon "$own" --tier 35 --contains cat zho --pack "$work/common"
writes 'cat\tyes\nzho\tno\n'
gives 'Tier 35' lexicon "$work/common"
lacks 'Tier 40'
runs lexicon "$list" --tier 10 --contains cat

# Bad arguments and lists; more of these: test_lexicon_io.c.
hint='(see trounce lexicon --help)'
rejects "name a word list first $hint" lexicon
rejects "name a word list first $hint" lexicon --contains cat dog
rejects "unexpected argument 'other' $hint" lexicon "$list" other
rejects "--tier takes a number from 1 to 127, not '0' $hint" lexicon "$list" --tier 0
rejects "--languages lists them all: it takes no --pack $hint" lexicon --languages --pack "$work/none"
check 'packs nothing' [ ! -e "$work/none" ]
rejects "--languages lists them all: it takes no --language $hint" lexicon --language de --languages
rejects "--languages lists them all: it takes no --contains $hint" lexicon --languages --contains cat
rejects "unexpected argument '$list' $hint" lexicon "$list" --languages
head -c 400 "$work/packed" >"$work/cut"
refuses "$work/cut" lexicon "$work/cut"
check 'no output' [ ! -s "$work/out" ]
