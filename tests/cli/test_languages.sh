#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the text commands of the built program in languages other than English.
. "$(dirname "$0")/lib.sh"
give_player
own=$player/languages

# If a language is left out of the build, the test is skipped.
gives 'code  name            in English         words    common  dice' lexicon --languages
check 'English first' [ "$(sed -n '2s/ *English .*//p' "$work/out")" = en ]
for code in de es fr it nl pl pt sv; do
    grep -q "^$code " "$work/out" || skips "$code is not in this build"
    lines=$(grep -c . "$source_dir/assets/languages/$code/words.txt")
    matches "^$code    .* $lines +[0-9]+  16 25 36\$"
done

# Words and letters.
runs solve --language pl 'ł ó d ź'
shows 'łódź  (2x2)'
shows 'łódź   1'
gives 'łódź	łódź	4	1	1,1 1,2 2,1 2,2' solve --language pl --format tsv --paths 'Ł Ó/D Ź'
gives '{"word": "nähe", "letters": 4' solve --language de --format json --rules plain 'ä h n e'
refuses '.*q' solve --language pl 'q u i z'
gives 'etex  (2x2)' solve --language fr 'étéx'
fails 1 find --language pl 'ł ó d ź' ŁÓDŹ łódź lodz
shows 'ŁÓDŹ	1,1 1,2 2,1 2,2'
shows 'lodz	not on the board'
gives 'Straße	' find --language de 'straße/' Straße STRASSE
runs lexicon --language fr --contains été ETE Été etè
run lexicon --language es --contains año ano --prefix ñan
shows 'año	yes'
shows 'ñan	yes'
fails 1 lexicon --language es --contains qqq
gives 'Words        663700' lexicon --language sv
printf 'żółw\nŻABA\nqqq\n' >"$work/list.txt"
gives 'żaba' lexicon "$work/list.txt" --language pl --list
runs lexicon "$work/list.txt" --language pl --pack "$work/pl.lexicon"
gives 'żółw' solve --language pl --lexicon "$work/pl.lexicon" 'ż ó/w ł'
fails 2 solve --lexicon "$work/pl.lexicon" 'abcd'

# Columns are aligned for multibyte letters, too.
printf 'äöü\nab\n' >"$work/de.txt"
run solve --language de --rules plain --lexicon "$work/de.txt" 'ä ö ü a b a a a a'
matches '^ab    1$'

# Boards, and the codes that bring them back; more of these: test_deal.c, tests/files/test_languages.c.
runs shake --language pl --size 6
matches '^Code    WPL6'
repeats shake --code "$(noted Code)"
repeats shake --code "$(noted Code)" --language pl
runs shake --code N3NAG-Z33SX --language de
shows 'Board   hbhfiealitdalytm'
shows 'Code    N3NAG-Z33SX'
lacks '^Level' # by the words of another language
gives "$(held)" solve --language de hbhfiealitdalytm
gives 'Level   ' shake --code N3NAG-Z33SX
runs shake --language sv --code N3NAG-Z33SX
yes ÄÖÜQQQ | head -n 4 >"$work/dice.txt"
runs shake --language de --dice "$work/dice.txt"
repeats shake --language de --dice "$work/dice.txt" --code "$(noted Code)"
runs shake --dice "$work/dice.txt" # Ä is A
yes ŁÖÜQQQ | head -n 4 >"$work/dice.txt"
refuses "$work/dice.txt" shake --dice "$work/dice.txt"

# English reads the marks that the other languages read.
printf 'café\nnaïve\néclair\ncat\nřeka\n' >"$work/en.txt"
gives 'cafe' lexicon "$work/en.txt" --list
shows 'eclair'
runs lexicon "$work/en.txt" --contains café CAFE NAÏVE
runs lexicon --language en --contains café naïve ÉCLAIR --prefix Çaf
fails 1 lexicon "$work/en.txt" --contains řeka
gives 'CAFÉ	1,1' find 'çàfé/' CAFÉ
gives 'case' solve 'ÇASÉ mopi stre napd'
rejects 'board 1:1:3: a stray character '\''Ř'\''' solve 'CAŘE mopi stre napd'
gives 'cafe' solve --lexicon "$work/en.txt" 'c a/f é'

gives 'Board   wskkamiapmoaodąt' shake --code WPL4N-27FW8-R8H
refuses '.*which the language does not have' shake --language en --code WPL4N-27FW8-R8H

runs hunt --language de --size 2 --pool 10 --seed 3 --best 2 --state "$work/hunt.state"
cp "$work/out" "$work/first"
run hunt --language de --state "$work/hunt.state"
check 'the same boards' cmp -s "$work/first" "$work/out"
fails 2 hunt --state "$work/hunt.state"
runs scrambler --language fr --seed 3 --solution

# Languages that do not exist.
for command in 'solve ab' 'find ab ba' 'challenge T1-1' lexicon shake scrambler hunt; do
    # shellcheck disable=SC2086 # several words
    rejects "there is no language '../fr' (trounce lexicon --languages lists them)" $command --language ../fr
done

# A ninth language, in the player's folder.
mkdir -p "$own/br"
printf 'name Brezhoneg\nenglish Breton\nletters aA bB eE kK zZ ñÑ\n' >"$own/br/language.txt"
printf 'bak\nbakañ\nkez\n' >"$own/br/words.txt"
runs lexicon --languages
matches '^br    Brezhoneg       Breton +3 +3 $'
printf 'bak\nbakañ\nkez\nquiz\n' >"$own/br/words.txt"
runs lexicon --language br
warns 'trounce lexicon: words.txt: skipped 1 line that is not a word, the first in line 4'
printf 'bak\nbakañ\nkez\n' >"$own/br/words.txt"
gives 'bakañ' solve --language br --rules plain 'b a k a ñ k e z a'
refuses '.*Breton has no set of 16 dice: .*br/dice-16.txt: ' shake --language br
refuses '.*Breton has no set of 25 dice$' shake --language br --size 5
{ yes ABEKZÑ | head -n 2 && echo 'AB1KZÑ'; } >"$own/br/dice-16.txt"
refuses '.*Breton has no set of 16 dice: .*br/dice-16.txt:3:' shake --language br
refuses '.*Breton has no dice for the daily board: .*br/dice-16.txt:3:' play --language br --daily
yes ABEKZÑ | head -n 16 >"$own/br/dice-16.txt"
echo none >"$own/br/trounce.spellings"
runs play --language br --board 'b a/k z' --time 0 --solo
matches 'br/trounce.spellings, byte 0: ' "$work/err"
rm "$own/br/trounce.spellings" "$own/br/dice-16.txt"

# As many letters as there can be, the last one in words, on dice and in codes.
full='aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT uU vV wW xX yY zZ
аА бБ вВ гГ дД еЕ ёЁ жЖ зЗ иИ йЙ кК лЛ мМ нН оО пП рР сС тТ уУ фФ хХ цЦ чЧ шШ щЩ ъЪ ыЫ ьЬ эЭ юЮ яЯ
іІ їЇ єЄ ґҐ ўЎ'
# shellcheck disable=SC2086 # letters
{ printf 'name Brezhoneg\nenglish Breton\n' && printf 'letters %s\n' $full; } >"$own/br/language.txt"
printf 'ўґa\nўўў\nzєў\n' >"$own/br/words.txt"
yes AZЄҐЎЎ | head -n 16 >"$own/br/dice-16.txt"
gives 'zєў' solve --language br --rules plain 'ў ґ a є z ў а а а'
shows 'ўґa'
gives 'ўґa	1,1 1,2 1,3' find --language br 'ўґa/єzў' ўґa
runs shake --language br
repeats shake --language br --code "$(noted Code)"
printf 'letters ĉĈ\n' >>"$own/br/language.txt"
refuses '.*br/language.txt' lexicon --languages
printf 'name\n' >"$own/br/language.txt"
refuses '.*br/language.txt' lexicon --languages
matches '^de    Deutsch' # the others are listed
