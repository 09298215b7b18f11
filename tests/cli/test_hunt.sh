#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests hunt in the built program: the same boards with any number of threads and shards, interrupted
# and resumed hunts, invalid state files. With TROUNCE_RACES=yes in the environment, runs only what finds races
# if the program was built with ThreadSanitizer.
. "$(dirname "$0")/lib.sh"
cd "$work" || exit 1

# Words of few letters, so that a run takes only milliseconds.
for a in a e i o r s t; do
    for b in a e n r s t; do
        printf '%s\n' "$a$b" "$b${a}n" "s$a$b" "${a}st$b" "r${a}t$b" "${b}${a}r${a}s"
    done
done | sort -u >words.txt
small="--lexicon words.txt --rules plain --size 3 --pool 10 --seed 7"

# hunts ARGUMENT...: runs a hunt over the small list.
hunts() {
    # shellcheck disable=SC2086 # options
    runs hunt $small "$@"
}

# saves STATE: waits until the hunt $pid saves the file; gives up as waits_for does.
saves() {
    touch begun
    for _ in $(seq 6000); do
        [ -z "$(find "$1" -newer begun 2>/dev/null)" ] || return 0
        kill -0 "$pid" 2>/dev/null || return 1
        sleep 0.05
    done
    return 1
}

# cut SIGNAL RUNS STATE [WHEN]: begins or resumes a hunt, and signals it once it has done a run, or if
# WHEN is "saved", once it has saved the file after that.
cut() {
    rm -f err
    # shellcheck disable=SC2086
    "$trounce" hunt $small --runs "$2" --threads 4 --state "$3" >out 2>err &
    pid=$!
    ran="trounce hunt --runs $2, cut by $1"
    check 'gets going' waits_for 'run ' err
    [ -z "${4-}" ] || check 'saves' saves "$3"
    kill -s "$1" "$pid" 2>/dev/null # unless it has ended
    status=0
    wait "$pid" 2>/dev/null || status=$?
    [ "$1" != KILL ] || [ "$status" -ne 137 ] || return 0 # unsaved results are lost
    ends 0
    lacks WARNING err
    matches '^[0-9]+ [a-z]{9}$'
}

# The parts in which threads meet.
if [ "${TROUNCE_RACES-}" ]; then
    hunts --runs 6 --threads 9
    cut INT 1000000 long.state saved # all threads wait while it is saved, every ten seconds
    cut INT 1000000 long.state       # resumed
    exit
fi

# A seed finds the same boards with any number of threads.
hunts --runs 6
cp out six
check 'ten boards' [ "$(lines_of six)" -eq 10 ]
counts 10 '^[0-9]+ [a-z]{9}$' # points and a board of nine
check 'the best come first' env LC_ALL=C sort -c -k1,1nr -k2 six
counts 6 '^run [0-5]: [0-9]* [a-z]* after [0-9,]* scorings$' err
matches '^[0-9]+ of 6 runs, best [0-9]+, [0-9,]+ scorings a second, .* left$' err
read -r points board <six
gives "$points points" solve --lexicon words.txt --rules plain "$board"
for threads in 2 9; do
    hunts --runs 6 --threads $threads
    check 'more threads find the same' cmp -s six out
done
hunts --runs 6 --best 3
head -n 3 six >three
check 'the best three' cmp -s three out
runs hunt --lexicon words.txt --size 2x3 --pool 3
matches '^seed [0-9]+$' err
matches '^[0-9]+ [a-z]{3}/[a-z]{3}$'
cp out drawn
run hunt --lexicon words.txt --size 2x3 --pool 3 --seed "$(sed -n 's/^seed //p' err)"
check 'the seed finds the same again' cmp -s drawn out

# Words of more or of fewer letters count, the same in a resumed hunt.
hunts --min 4 --runs 2
cp out four
read -r points board <four
run solve --lexicon words.txt --rules plain "$board"
counts "$points" '^[a-z]{4,} +1$' # the words of four letters and more
hunts --min 4 --runs 1 --state min.state
run hunt --lexicon words.txt --state min.state --runs 2
check 'a resumed hunt counts the same' cmp -s four out
runs hunt --lexicon words.txt --rules classic --size 5x4 --pool 3 --seed 7 --min 3
differs hunt --lexicon words.txt --rules classic --size 5x4 --pool 3 --seed 7 # four letters there

# Shards: together they find the same as a whole hunt.
for shard in 0 1 2 3; do
    hunts --runs 6 --shard "$shard/4"
    cp out "shard.$shard"
done
ran='shards'
LC_ALL=C sort -u -k1,1nr -k2 shard.* | head -n 10 >merged
check 'shards make the whole' cmp -s six merged
hunts --runs 6 --shard 4/4
check '4/4 is 0/4' cmp -s shard.0 out
hunts --runs 2 --shard 3/4
check 'a shard without runs finds nothing' [ ! -s out ]

# State: finished runs are not repeated, and runs can be added.
hunts --runs 2 --state two.state
cp out two
hunts --state two.state
check 'nothing is left to do' cmp -s two out
lacks '^run' err
run hunt --lexicon words.txt --state two.state --runs 6
check 'the others are added' cmp -s six out
counts 4 '^run' err # none is done again
check 'nothing is left beside it' [ "$(find . -name 'two.state*' | wc -l)" -eq 1 ]

# Interrupted again and again: this hunt would run for hours.
end=TERM
[ -z "$windows" ] || end=INT # Windows programs get no SIGTERM
done_before=0
for signal in INT $end INT; do
    cut "$signal" 1000000 long.state
    done_now=$(sed -n 's/^cut after \([0-9]*\) of 1000000 runs$/\1/p' err)
    check 'says that it was cut' [ "${done_now:-0}" -gt "$done_before" ]
    done_before=${done_now:-0}
done
! is_thorough || cut INT 1000000 long.state saved # all threads wait while it is saved, every ten seconds

# The result is that of an uninterrupted hunt, whether or not the signals come before its end, and each
# run takes as many scorings.
hunts --runs 40
cp out whole
grep '^run ' err | sort >whole.runs
: >cut.runs
for signal in INT $end KILL; do
    cut "$signal" 40 cut.state
    grep '^run ' err >>cut.runs
    grep -q '^cut after' err || break # a finished hunt does no further run to wait for
done
runs hunt --lexicon words.txt --state cut.state --threads 2
check 'ends as if it had not been cut' cmp -s whole out
grep '^run ' err >>cut.runs
sort -u -o cut.runs cut.runs
check 'each run has as many scorings' cmp -s whole.runs cut.runs

# Bad states and arguments; other forms of both: test_hunt_file.c, test_file.c, test_arguments.c.
hint='(see trounce hunt --help)'
for option in --pool=21 --size=3x4 --shard=1/2 --min=5 --rules=four --seed=8 --best=3; do
    rejects "two.state: the hunt was started with a different ${option%=*}" \
        hunt --lexicon words.txt --state two.state $option
done
rejects 'two.state: the hunt was started with more runs' hunt --lexicon words.txt --state two.state --runs 1
rejects "--min 3: four has no points for words of fewer than 4 letters $hint" hunt --rules four --min 3
rejects 'no/such/folder/x: No such file or directory' hunt --lexicon words.txt --state no/such/folder/x
rejects '.: Is a directory' hunt --lexicon words.txt --state .
[ "$windows" ] || rejects '/dev/null: it is a device, not a file' hunt --lexicon words.txt --state /dev/null
for shard in 5/4 0/0; do
    rejects "--shard takes I/N, I from 0 to N, not '$shard' $hint" hunt --shard $shard
done
rejects "--pool takes a number from 1 to 100000, not '0' $hint" hunt --pool 0
rejects "--threads takes a number from 1 to 256, not '257' $hint" hunt --threads 257
