#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the text commands of the built program in languages other than English.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
give_player
own=$player/languages

# says TEXT: checks that the last run complained in a single line that contains the text.
says() {
    ends 2
    check "does not complain of '$1'" grep -qF -- "$1" "$work/err"
    check 'one sentence' [ "$(wc -l <"$work/err")" -eq 1 ]
}

code_of() {
    sed -n 's/^Code    //p' "$work/out"
}

# If a language is left out of the build, the test is skipped.
runs lexicon --languages
shows 'code  name            in English         words    common  dice'
check 'English first' sh -c "sed -n 2p '$work/out' | grep -q '^en    English '"
for code in de es fr it nl pl pt sv; do
    if ! grep -q "^$code " "$work/out"; then
        echo "skipped: $code is not in this build"
        finish
        exit
    fi
done
for code in de es fr it nl pl pt sv; do
    lines=$(grep -c . "$source_dir/assets/languages/$code/words.txt")
    check "$code: all words, dice of three sizes" \
        grep -qE "^$code    .* $lines +[0-9]+  16 25 36\$" "$work/out"
done

# Words and letters.
runs solve --language pl 'ł ó d ź'
shows 'łódź  (2x2)'
shows 'łódź   1'
run solve --language pl --format tsv --paths 'Ł Ó/D Ź'
shows 'łódź	łódź	4	1	1,1 1,2 2,1 2,2'
run solve --language de --format json --rules plain 'ä h n e'
shows '{"word": "nähe", "letters": 4'
run solve --language pl 'q u i z'
says 'q'
run solve --language fr 'étéx'
shows 'etex  (2x2)'
run find --language pl 'ł ó d ź' ŁÓDŹ łódź lodz
ends 1
shows 'ŁÓDŹ	1,1 1,2 2,1 2,2'
shows 'lodz	not on the board'
run find --language de 'straße/' Straße STRASSE
shows 'Straße	'
runs lexicon --language fr --contains été ETE Été etè
run lexicon --language es --contains año ano --prefix ñan
shows 'año	yes'
shows 'ñan	yes'
run lexicon --language es --contains qqq
ends 1
run lexicon --language sv
shows 'Words        663700'
printf 'żółw\nŻABA\nqqq\n' >"$work/list.txt"
run lexicon "$work/list.txt" --language pl --list
shows 'żaba'
runs lexicon "$work/list.txt" --language pl --pack "$work/pl.lexicon"
run solve --language pl --lexicon "$work/pl.lexicon" 'ż ó/w ł'
shows 'żółw'
run solve --lexicon "$work/pl.lexicon" 'abcd'
ends 2

# Columns are aligned for multibyte letters, too.
printf 'äöü\nab\n' >"$work/de.txt"
run solve --language de --rules plain --lexicon "$work/de.txt" 'ä ö ü a b a a a a'
check 'aligned' grep -q '^ab    1$' "$work/out"

# Boards, and the codes that bring them back.
codes=pl
! is_thorough || codes='de pl fr'
for code in $codes; do
    for size in 4 5 6; do
        runs shake --language "$code" --size "$size"
        cp "$work/out" "$work/first"
        board_code=$(code_of)
        check 'the code names the language and the size' sh -c \
            "echo $board_code | tr '[:upper:]' '[:lower:]' | grep -q '^w$code$size'"
        run shake --code "$board_code"
        writes_file "$work/first"
        run shake --code "$board_code" --language "$code"
        writes_file "$work/first"
    done
done
runs shake --code N3NAG-Z33SX --language de
shows 'Board   hbhfiealitdalytm'
shows 'Code    N3NAG-Z33SX'
check 'no level by the words of another language' sh -c "! grep -q '^Level' '$work/out'"
run shake --code N3NAG-Z33SX
shows 'Level   '
run solve --language de hbhfiealitdalytm
words=$(sed -n 's/^\([0-9]* words, [0-9]* points\) .*/\1/p' "$work/out")
run shake --code N3NAG-Z33SX --language de
check "the words of the other language: $words" \
    [ "$words" = "$(sed -n 's/^Holds   \(.*words\) (.*), \(.*points\) .*/\1, \2/p' "$work/out")" ]
runs shake --language sv --code N3NAG-Z33SX
printf 'ÄÖÜQQQ\n%.0s' 1 2 3 4 >"$work/dice.txt"
runs shake --language de --dice "$work/dice.txt"
board_code=$(code_of)
runs shake --language de --dice "$work/dice.txt" --code "$board_code"
run shake --dice "$work/dice.txt"
ends 2
run shake --code W2T4B-YAXXS-HV3
ends 2

# A board with letters that the other language lacks.
board_code=
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
    run shake --language pl
    if grep -q '^Board .*[ąćęłńóśźż]' "$work/out"; then
        board_code=$(code_of)
        break
    fi
done
check 'a board with Polish letters' [ -n "$board_code" ]
run shake --language en --code "$board_code"
ends 2
says 'which the language does not have'

runs hunt --language de --size 2 --pool 10 --seed 3 --best 2 --state "$work/hunt.state"
cp "$work/out" "$work/first"
run hunt --language de --state "$work/hunt.state"
check 'the same boards' cmp -s "$work/first" "$work/out"
run hunt --state "$work/hunt.state"
ends 2
runs scrambler --language fr --seed 3 --solution

# Languages that do not exist.
for command in solve find lexicon shake scrambler hunt; do
    case $command in
    find) run $command --language ../fr ab ba ;;
    solve) run $command --language ../fr ab ;;
    *) run $command --language ../fr ;;
    esac
    says "there is no language '../fr'"
done
run solve --language xx abcd
ends 2
complains "trounce solve: there is no language 'xx' (trounce lexicon --languages lists them)"

# A ninth language, in the player's folder.
mkdir -p "$own/br"
printf 'name Brezhoneg\nenglish Breton\nletters aA bB eE kK zZ ñÑ\n' >"$own/br/language.txt"
printf 'bak\nbakañ\nkez\n' >"$own/br/words.txt"
runs lexicon --languages
check 'it is listed' grep -qE '^br    Brezhoneg       Breton +3 +3 $' "$work/out"
run solve --language br --rules plain 'b a k a ñ k e z a'
shows 'bakañ'
run shake --language br
ends 2
says 'Breton has no set of 16 dice'
printf 'name\n' >"$own/br/language.txt"
run lexicon --languages
ends 2
says 'br/language.txt'
check 'the others are listed' grep -q '^de    Deutsch' "$work/out"

finish
