#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests trounce play: a round byte for byte, its terms, its clock, how it ends, and what it keeps.
. "$(dirname "$0")/lib.sh"
give_player

head='Rules   Words of four letters or more; a point for the word and one for each letter past the fourth.\n'
board='C  A  S  E\nM  O  P  I\nS  T  R  E\nN  A  P  D\n'
ask='\nType words, and ? for help. An empty line ends your turn.\n'
alone="Rival   none\nTime    no clock\n\n$board$ask"
quiet='play --board casemopistrenapd --time 0'

# Each verdict; words on one line; blanks; what ends the turn.
given 'corpse moist\n  POSE\tcorpse\ncat\nzzzz\nc0rpse\n\nstored\n'
# shellcheck disable=SC2086 # words
answers "$head${alone}corpse: 3 points, 3 in all
moist: not on this board
pose: 1 point, 4 in all
corpse: you have it already
cat: 4 letters or more
zzzz: not in the word list
c0rpse: not in the word list

Nobody found 420 words, such as aspirant, pastries, aspired, departs, deports.
You found 2 words, 4 points.
Stars: 0 of 3.
" $quiet --solo

# The end of the input ends it, too, also in the middle of a line. A round without a word is not kept.
given 'corpse'
# shellcheck disable=SC2086
gives 'corpse: 3 points, 3 in all' $quiet --solo
given ''
# shellcheck disable=SC2086
gives 'You found no word: the round is not kept.' $quiet --solo
gives 'custom' history --format csv
counts 2 ',custom,'

# Help says how the round stands.
given 'corpse\n?\n'
# shellcheck disable=SC2086
gives 'You have 1 word, 3 points.' $quiet --solo
shows '6 letters: corpse'
counts 8 '^[CMSN]  [AOT]  '

# The same seed shakes the same board, and the same rival finds the same words on it.
given 'breads dread bird birds dash heads hoard board\n'
gives 'You won by 15 points, and trounced your rival.' play --seed 1 --time 100
shows 'Code    NKXMZ-JFL73'
shows 'Rival   Novice II'
shows 'Time    1:40'
shows 'Up to Scholar I.'
given 'breads\n'
gives 'Rival   Scholar I' play --seed 1 --time 100
lacks 'Up to|Match' # on a board that is known nothing counts
given 'breads\n'
gives 'Rival   Expert' play --seed 1 --rival expert --time 0
given 'breads\n'
repeats play --seed 1 --rival expert --time 0
matches 'Expert finds [0-9]* words, [0-9]* points'
matches 'You lost by [0-9]* points, and were trounced'
runs history --format csv
counts 1 ',plain,,four,ladder,1,100000,'
counts 3 ',plain,,four,[a-z]*,0,'
given 'breads\n'
gives 'Code    NKXMZ-JFL73' play --code NKXMZ-JFL73 --time 0 --solo

# Today's Sprint counts once, also if it is begun again. Its words are those of its board.
runs play --daily
today=$(noted Sprint)
shows 'Rival   Scholar'
shows 'Time    3:00'
shows 'You found no word: the round is not kept.'
word=$(sed -n 's/^[0-9]* letters: \([a-z]*\).*/\1/p' "$work/out" | head -n 1)
given '%s\n' "$word"
gives "Sprint  $today, which does not count again" play --daily
lacks 'Days in a row'
gives ",daily,$today," history --format csv
given '%s\n' "$word"
gives 'Days in a row on the daily board: 1.' play --daily --data "$work/other"
lacks 'does not count'
gives 'Sprint  ' play --daily --language de
lacks 'does not count'

# Other languages, in their letters and spellings; a code names its own.
given 'straße\n'
gives 'straße: 4 points, 4 in all' play --language de --board 'stra.ess........' --time 0 --solo

# The clock ends the turn while nothing is typed, and after a line that has begun.
ran='trounce play, slowly'
mkfifo "$work/pipe"
"$trounce" play --seed 2 --time 2 --rival novice <"$work/pipe" >"$work/out" 2>"$work/err" &
pid=$!
exec 3>"$work/pipe"
printf 'yellow\nlily\ntel' >&3
check 'answers at once' waits_for 'lily: 1 point' "$work/out"
check 'ends by the clock' waits_for 'The time is up.' "$work/out"
wait "$pid"
check 'ends well' [ $? -eq 0 ]
exec 3>&-
lacks '^tel'
shows 'You found 2 words'

# In a race the computer's words come while the player types.
given ''
gives 'Rival   Merciless, in a race' play --seed 2 --mode race --rival merciless --time 1

# An interrupt leaves the round in the history, to be continued.
if [ -z "$windows" ]; then
    rm -r "$player"
    "$trounce" play --seed 2 --time 1000 <"$work/pipe" >"$work/out" 2>"$work/err" &
    pid=$!
    exec 3>"$work/pipe"
    echo yellow >&3
    ran='trounce play, interrupted'
    check 'answers' waits_for 'yellow: 3 points' "$work/out"
    kill -INT "$pid"
    wait "$pid"
    check 'ends with 1' [ $? -eq 1 ]
    exec 3>&-
    shows 'The round waits: trounce play --continue.'
    gives 'No rounds yet' history
    given 'yellow lily\n'
    gives 'You have 1 word, 3 points, and 16:' play --continue
    shows 'yellow: you have it already'
    shows 'lily: 1 point, 4 in all'
    counts 1 '^6 letters: yellow'
    counts 1 '^Up to|^Match against'
    runs history --format csv
    counts 1 ',yellow lily,'
    rejects 'no round waits that could be continued here' play --continue
fi

# At a terminal the time stands before each word.
if has_terminal; then
    given 'yellow\n\n'
    run_typed play --seed 2 --time 1000
    ends 0
    shows '16:40 > '
    shows 'yellow: 3 points, 3 in all'
fi

# The exercises have terms of their own; what is given besides counts.
printf 'a\ni\nat\nzoo\n' >"$work/short"
given 'A\ni\nat\na\nc\nzoo\n\nat\n'
answers 'Rules   Words of any length; each word is one point.
Rival   none
Time    2:00

A  T
O  I

Type words, and ? for help. An empty line ends your turn.
a: 1 point, 1 in all
i: 1 point, 2 in all
at: 1 point, 3 in all
a: you have it already
c: not in the word list
zoo: not on this board

You found 3 words, 3 points.
Stars: 3 of 3.
' play --exercise oberlin --lexicon "$work/short" --board atoi
runs history --format csv
counts 1 ',any,'
given 'breads\n\n'
gives 'Rules   Words of four letters or more;' play --exercise stanford --seed 1
shows 'Rival   Merciless'
shows 'Time    no clock'
given 'breads\n\n'
gives 'Rules   Words of three letters or more:' play --exercise oberlin --rules classic --seed 1 --time 60 \
    --mode race --rival novice
shows 'Rival   Novice, in a race'
shows 'Time    1:00'
refuses '.*ohio.*' play --exercise ohio

# Mistakes.
for terms in '--board casemopistrenapd --code NKXMZ-JFL73' '--mode two' '--solo --mode race' \
    '--code NKXMZ-JFL73 --size 5' '--seed 1 --board abcd' '--richness rich --code NKXMZ-JFL73' \
    '--board abcd --dice x' '--continue --size 5' \
    '--solo --rival expert' '--mode alone --rival expert' '--exercise oberlin --rival expert' \
    '--daily --time 5' '--daily --continue'; do
    # shellcheck disable=SC2086
    refuses '.*\(see trounce play --help\)$' play $terms
done
yes AEIRST | head -n 9 >"$work/dice"
rejects "$work/dice: 9 dice; a board has 16, 25 or 36" play --dice "$work/dice" --time 0
refuses '--board' play --board 'abc1'
refuses 'code' play --code nonsense
refuses '.*xx' play --language xx
refuses '.*no-such-file' play --lexicon no-such-file
: >"$work/file"
refuses "--data $work/file: not a folder" play --data "$work/file"
