#!/bin/sh
# shellcheck disable=SC2154 # variables of lib.sh
# SPDX-License-Identifier: MIT
# Tests prove in the built program: the same boards with any number of threads and shards, proofs that
# were cut off, invalid state files.
. "$(dirname "$0")/lib.sh"
cd "$work" || exit 1
printf 'tea\neat\nate\nsea\nseat\nteas\nnest\nsent\ntens\nstane\nquest\ntarn\nrants\nantre\n' >words.txt

# proves ARGUMENT...: runs a proof over the small list.
proves() {
    runs prove --lexicon words.txt "$@"
}

proves --size 2x3
check 'a board of so many points' [ "$(cut -d' ' -f1 out | sort -u | wc -l)" = 1 ]
check 'the proof' grep -q "^proved: no board has more than $(cut -d' ' -f1 out | head -n 1) points$" err
mv out best
points=$(cut -d' ' -f1 best | head -n 1)
run hunt --lexicon words.txt --size 2x3 --pool 200 --seed 3 --best 1
check 'a hunt finds no more' [ "$(cut -d' ' -f1 out)" = "$points" ]

# Threads, shards and a lower number of points change nothing.
proves --size 2x3 --threads 3
check 'threads' cmp -s best out
for shard in 0 1 2; do
    proves --size 2x3 --shard $shard/3
    mv out "out.$shard"
done
check 'shards' [ "$(cat out.? | LC_ALL=C sort -u -k1,1nr -k2 | head -n "$(wc -l <best)")" = "$(cat best)" ]
proves --size 2x3 --least $((points - 1))
check 'all boards of so many points' [ "$(grep -c "^$points " out)" = "$(wc -l <best)" ]
check 'further boards' [ "$(wc -l <out)" -gt "$(wc -l <best)" ]
proves --size 2x3 --least $((points + 1))
check 'no board has more' grep -q "^proved: no board has $((points + 1)) points or more$" err
check 'and none is printed' [ ! -s out ]

# The first parts are a sample of all, so that the time left can be estimated from them.
proves --size 3x4 --least 100 --state sample.state
parts=$(grep -c '^part ' sample.state)
for quarter in 0 1 2 3; do
    count=$(sed -n 's/^part //p' sample.state | head -n 12 |
        awk -v parts="$parts" -v quarter=$quarter 'int(4 * $1 / parts) == quarter' | wc -l)
    check "some of the first parts are in quarter $quarter" [ "$count" -ge 2 ]
done
check 'all parts, each once' [ "$(sed -n 's/^part //p' sample.state | sort -u | wc -l)" = "$parts" ]

# A file of which the end is missing is completed.
proves --size 2x3 --state whole.state
check 'with a file' cmp -s best out
size=$(wc -c <whole.state)
for part in 4 5 6 7 9; do
    head -c $((size * part / 10)) whole.state >cut.state
    proves --size 2x3 --state cut.state
    check "cut off at $part tenths" cmp -s best out
    proves --size 2x3 --state cut.state
    check 'nothing is left to do' cmp -s best out
done

# A certificate is checked by another program, which finds the same boards. Without the classes that
# are divided, or with fewer points, it is refused.
checks_proof() {
    run_as check_proof "$(dirname "$trounce")/tests/check_proof$exe" words.txt "$1"
}
proves --size 2x3 --state certificate --certificate
checks_proof certificate
ends 0
check 'the certificate' grep -q "^proved: no other board has $points points or more, by " out
check 'its boards' [ "$(grep -c "^$points [a-z]*" out)" = "$(wc -l <best)" ]
grep -v '^open ' certificate >wrong
checks_proof wrong
ends 1
check 'classes are missing' grep -q '^not proved: no bound for ' err
sed "s/^least .*/least $((points / 3))/" certificate >wrong
checks_proof wrong
ends 1
grep -v '^cells ' certificate >wrong
checks_proof wrong
ends 1
check 'no order of cells' grep -q '^not proved: the order lacks cells' err

# So are those of other languages and rules.
cp words.txt english.txt
for language in de fr pl; do
    for rules in four plain; do
        printf 'quer\nöre\nrose\nsorge\nżer\nserż\nrosa\nose\nrös\ngros\nsage\nage\n' |
            grep -v "$([ $language = pl ] && echo 'ö\|q' || echo "ż$([ $language = fr ] && echo '\|ö')")" >words.txt
        rm -f certificate
        proves --size 3x2 --language $language --rules $rules --state certificate --certificate
        mv out found
        checks_proof certificate
        ends 0
        check "the boards in $language" [ "$(grep -c "^$(sed 's/ .*//;q' found) " out)" = "$(wc -l <found)" ]
    done
done
mv english.txt words.txt

# Two proofs do not work on one file at once.
"$trounce" prove --size 3 --state held.state >/dev/null 2>&1 &
pid=$!
waits_for 'least ' held.state
rejects 'held.state: another proof is at work on it' prove --size 3 --state held.state
kill -s KILL "$pid"
wait "$pid" 2>/dev/null

rejects "--certificate needs --state (see trounce prove --help)" prove --size 2x3 --certificate

# Bad states and arguments.
hint='(see trounce prove --help)'
rejects 'whole.state: the proof was started with other size' prove --lexicon words.txt --size 2x2 --state whole.state
rejects 'whole.state: the proof was started with other rules' \
    prove --lexicon words.txt --size 2x3 --rules plain --state whole.state
rejects 'whole.state: the proof was started with other words' prove --size 2x3 --state whole.state
rejects 'whole.state: the proof was started with other shard' \
    prove --lexicon words.txt --size 2x3 --shard 1/2 --state whole.state
rejects 'whole.state: the proof was started with a different --least' \
    prove --lexicon words.txt --size 2x3 --least 1 --state whole.state
sed '1s/3/2/' whole.state >other.state # of a version that divided the boards in another way
rejects 'other.state: this is not the state of a proof' prove --lexicon words.txt --size 2x3 --state other.state
rejects '.: Is a directory' prove --lexicon words.txt --size 2x3 --state .
mkfifo pipe.state
rejects 'pipe.state: it is a pipe, not a file' prove --lexicon words.txt --size 2x3 --state pipe.state
{ cat whole.state && echo '12 zzz'; } >bad.state
rejects 'bad.state: it is damaged' prove --lexicon words.txt --size 2x3 --state bad.state
rejects "--size 4x4: a proof takes boards of 3 to 12 cells $hint" prove --size 4x4
rejects "--size 1x2: a proof takes boards of 3 to 12 cells $hint" prove --size 1x2
rejects "--shard takes I/N, I from 0 to N, not '2/1' $hint" prove --shard 2/1
rejects "--threads takes a number from 1 to 256, not '0' $hint" prove --threads 0
