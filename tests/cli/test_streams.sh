#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what all commands have in common: help, readers that go away, full disks, colours.
# shellcheck disable=SC2016 # expanded by inner shells
. "$(dirname "$0")/lib.sh"

commands='tray batch solve find lexicon shake challenge scrambler help'

# Help.
runs help
cp "$work/out" "$work/overview"
for command in $commands; do
    matches "^  $command " "$work/overview"
    runs help "$command"
    matches "^Usage: trounce $command"
    matches '^Example: .*trounce '
    check 'fits in 100 columns' awk 'length > 100 { exit 1 }' "$work/out"
    repeats "$command" --help
    repeats "$command" -h nonsense
done
for command in tray batch shake scrambler hunt history; do
    rejects "unexpected argument 'fox' (see trounce $command --help)" $command fox
done
run help nonsense
complains "trounce: there is no command 'nonsense' (trounce help lists them)"
run "$(printf 'a\033[1m\nb\302\233')"
complains "trounce: there is no command 'a?[1m?b?' (trounce help lists them)"

# A program built without a window says so when asked for one.
runs --help
if cmp -s "$work/out" "$work/overview"; then
    run
    complains 'trounce: this program was built without a window; trounce help lists the text commands'
    gives 'Trounce ' --version
fi

# The examples in the help texts run without errors, also with a stack of 128 kB (except for AVX-512 code
# that was built without optimization).
cd "$work" || exit 1
printf 'cat\nzyzzyva\n' >words.txt
ln -s "$trounce" bin/trounce
stack_kb=128
! grep -q __asan_init "$trounce" || stack_kb=512 # AddressSanitizer pads what is on the stack
for command in $commands; do
    example=$("$trounce" "$command" --help | sed -n 's/^Example: //p')
    succeeds "$example" sh -c "$example"
    check 'no error' [ ! -s err ]
    check 'some output' [ -s out ] || [ "$command" = lexicon ]
    if [ -z "$emulator" ]; then # which would have that stack itself
        TROUNCE_SIMD=portable succeeds "$example, with a small stack" sh -c "ulimit -s $stack_kb && $example"
    fi
done

# A reader that goes away.
goes_away() {
    ran="trounce $* | head -n 1"
    { "$trounce" "$@" <games 2>err; echo $? >status; } | head -n 1 >out
    status=$(cat status)
    ends 0
    check 'quiet' [ ! -s err ]
    check 'a line' [ "$(lines_of out)" -eq 1 ]
}
{ echo 3000; random_games 3000 3; } >games
goes_away batch
goes_away lexicon "$(dirname "$trounce")/trounce.lexicon" --list
yes casemopistrenapd | head -n 500 >games
goes_away solve --format tsv
yes nonsense | head -n 20000 >games
goes_away scrambler --seed 7
{ echo 1 0; yes tak | head -n 20000; } >games
goes_away tray

# A reader that has gone away before anything is written: it opens the gate once the pipe is closed.
finds_nobody() {
    ran="trounce $* | exec <&-"
    { read -r _ <gate; SDL_VIDEODRIVER=dummy "$trounce" "$@" 2>err; echo $? >status; } | {
        exec <&-
        echo open >gate
    }
    status=$(cat status)
    ends 0
    check 'quiet' [ ! -s err ]
}
if [ -z "$windows" ]; then # Wine tells another error then
    mkfifo gate
    for command in $commands; do
        finds_nobody "$command" --help
    done
    finds_nobody help
    finds_nobody help --completion
    finds_nobody --help # of the window, if there is one
    finds_nobody --version
fi

# A full disk, and closed streams.
onto_full() {
    SDL_VIDEODRIVER=dummy "$trounce" "$@" >/dev/full
}
if [ -c /dev/full ]; then
    for command in $commands; do
        run_as "trounce $command --help >/dev/full" onto_full "$command" --help
        complains "trounce $command: standard output: No space left on device"
    done
    for arguments in help 'help --completion' 'find cat/dog coda' 'solve cat/dog' shake scrambler tray; do
        given '1\n0\nq\n'
        # shellcheck disable=SC2086 # several words
        run_as "trounce $arguments >/dev/full" onto_full $arguments
        complains "trounce ${arguments%% *}: standard output: No space left on device"
    done
    for argument in --help --version; do # those of the window, if there is one
        run_as "trounce $argument >/dev/full" onto_full $argument
        ends 2
        matches '^trounce.*: standard output: No space left on device$' err
        check 'in a line' [ "$(lines_of err)" -eq 1 ]
    done
fi
run_as 'trounce find >&-' sh -c '"$1" find cat/dog coda >&-' sh "$trounce"
complains 'trounce find: standard output: Bad file descriptor'
for argument in --help --version; do
    SDL_VIDEODRIVER=dummy run_as "trounce $argument >&-" sh -c '"$1" "$2" >&-' sh "$trounce" $argument
    ends 2
    matches '^trounce.*: standard output: Bad file descriptor$' err
done
if [ -z "$windows" ]; then # Wine opens another file there
    for command in batch tray; do
        run_as "trounce $command <&-" sh -c '"$1" "$2" <&-' sh "$trounce" $command
        complains "trounce $command: standard input: Bad file descriptor"
    done
fi

# Colours only on a terminal.
run find cat/dog coda
lacks '\['
on_terminal() { # VARIABLE=VALUE...: runs find on a terminal
    run_as "$* trounce find, on a terminal" env -u NO_COLOR TERM=xterm "$@" \
        script -qec "'$trounce' find cat/dog coda" typed
}
if has_terminal; then
    on_terminal
    matches '\[32m'
    on_terminal NO_COLOR=1
    lacks '\[32m'
    matches coda
    on_terminal NO_COLOR=
    matches '\[32m'
    on_terminal TERM=dumb
    lacks '\['
fi
