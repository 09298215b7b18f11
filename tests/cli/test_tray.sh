#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests tray in the built program: its dialogue byte for byte, a known tray of each width, the timer.
. "$(dirname "$0")/lib.sh"

tray_1='O  I  Qu E  \nA  E  D  S  \nH  R  S  T  \nW  L  K  A  \n'
prompts='Enter a random seed: Timer (seconds): '
up="\nTIME'S UP!\nWord: "

# plays INPUT OUTPUT OPTION...: checks a whole game.
plays() {
    plays_output=$2
    given "$1"
    shift 2
    answers "$plays_output" tray "$@"
}

score='Word score = 0, Total score = 1\nWord: '
plays '1\n0\nhlt\nTAK\nxyz\noup\nauto\na1b\nq\n' "$prompts$tray_1${up}Word score = 0, Total score = 0
Word: Word score = 1, Total score = 1\nWord: $score$score$score${score}TOTAL: 1\n"

# The other width; more trays: test_tray.c.
tray_32='H  L  X  Z  \nK  T  A  O  \nU  U  P  K  \nC  M  C  R  \n'
plays '1 0 q' "$prompts$tray_32${up}TOTAL: 0\n" --bits 32

# Seeds in C notation; a seed that is zero in this width has no effect.
for seed in 0x1 01 1 +1 65537 -65535 0x10001 0 65536 0x0 00; do
    plays "$seed 0 q" "$prompts$tray_1${up}TOTAL: 0\n"
done
given '052 0 q'
gives 'O  I  N  Y  ' tray

# The end of the input or a q, at every prompt.
plays '' 'Enter a random seed: TOTAL: 0\n'
plays '1\n' 'Enter a random seed: Timer (seconds): TOTAL: 0\n'
plays Q 'Enter a random seed: TOTAL: 0\n'
plays '1 0' "$prompts$tray_1${up}TOTAL: 0\n"
plays '1 0 tak' "$prompts$tray_1${up}Word score = 1, Total score = 1\nWord: TOTAL: 1\n"
plays '1 0 Q' "$prompts$tray_1${up}TOTAL: 0\n"

# Words of any length, and bytes that occur in no word.
{
    printf '1 0 '
    head -c 1000000 /dev/zero | tr '\0' t
    printf ' ta\0k tak q'
} >"$work/in"
runs tray
shows 'Word: Word score = 0, Total score = 0'
shows 'Word: TOTAL: 1'
counts 3 'Word score'

# Invalid answers.
given '\n  one 0\n'
rejects "standard input:2:3: 'one' is not a whole number" tray
for seed in 1x 08 0x - + 0xg 1.5; do
    given "$seed"
    rejects "standard input:1:1: '$seed' is not a whole number" tray
done
for seconds in -1 soon 99999999999999999999 0x5; do
    given "1\n$seconds"
    rejects "standard input:2:1: '$seconds' is not a number of seconds" tray
done
given '%070000d 0 q' 0
refuses "standard input:1:1: '0000.*…' is not a whole" tray

# At a terminal, an invalid answer can be corrected, and only seeds that differ from all others are
# accepted.
if has_terminal; then
    given '%s\n' '1x 0' -1 4294967296 18446744073709551616 4294967295 soon 0 tak q
    run_typed tray
    ends 0
    for seed in 1x -1 4294967296 18446744073709551616; do
        shows "'$seed' is not a whole number from 0 to 4294967295."
    done
    shows "'soon' is not a number of seconds."
    check 'asks for the seed again' [ "$(grep -o 'Enter a random seed: ' "$work/out" | wc -l)" -eq 5 ]
    check 'asks for the time again' [ "$(grep -o 'Timer (seconds): ' "$work/out" | wc -l)" -eq 2 ]
    counts 1 'Word score = '
fi

# Prompts appear before their answers, and the timer while it runs: this one would run for days.
ran='trounce tray, slowly'
mkfifo "$work/pipe"
"$trounce" tray <"$work/pipe" >"$work/out" 2>"$work/err" &
pid=$!
exec 3>"$work/pipe"
check 'asks for a seed first' waits_for 'Enter a random seed: ' "$work/out"
echo 1 >&3
check 'asks for the time then' waits_for 'Timer (seconds): ' "$work/out"
echo 1000000 >&3
check 'shows the tray' waits_for 'W  L  K  A  ' "$work/out"
check 'shows the first second' waits_for '.' "$work/out"
kill "$pid"
wait "$pid"
exec 3>&-

# The time passes before anything can be entered.
start=$(date +%s%N)
plays '1 2 q' "$prompts$tray_1..\n${up}TOTAL: 0\n"
passed_ms=$((($(date +%s%N) - start) / 1000000))
check "waited $passed_ms ms for 2 seconds" [ "$passed_ms" -ge 1990 ]
