#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what all commands have in common: help, readers that go away, full disks, colours.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

commands='tray batch solve find lexicon shake challenge scrambler help'

# Help.
runs help
cp "$work/out" "$work/overview"
for command in $commands; do
    ran='trounce help'
    check "names $command" grep -q "^  $command " "$work/overview"
    runs help "$command"
    cp "$work/out" "$work/help"
    check 'begins with its usage' grep -q "^Usage: trounce $command" "$work/help"
    check 'has an example' grep -q '^Example: .*trounce ' "$work/help"
    run "$command" --help
    writes_file "$work/help"
    run "$command" -h nonsense
    writes_file "$work/help"
    check 'fits in 100 columns' awk 'length > 100 { exit 1 }' "$work/help"
done
run help nonsense
complains "trounce: there is no command 'nonsense' (trounce help lists them)"
run nonsense
complains "trounce: there is no command 'nonsense' (trounce help lists them)"

run "$(printf 'a\033[1m\nb\302\233')"
complains "trounce: there is no command 'a?[1m?b?' (trounce help lists them)"
if [ -z "$windows" ]; then # where arguments are bytes
    run "$(printf 'b\377')"
    complains "trounce: there is no command 'b?' (trounce help lists them)"
fi

# A program built without a window says so when asked for one.
runs --help
if cmp -s "$work/out" "$work/overview"; then
    run
    complains 'trounce: this program was built without a window; trounce help lists the text commands'
    runs --version
    shows 'Trounce '
fi

# The examples in the help texts run without errors, also with a stack of 128 kB (except for AVX-512 code
# that was built without optimization).
cd "$work" || exit 1
printf 'cat\nzyzzyva\n' >words.txt
mkdir bin
ln -s "$trounce" bin/trounce
PATH=$work/bin:$PATH
for command in $commands; do
    example=$("$trounce" "$command" --help | sed -n 's/^Example: //p')
    ran="$example"
    sh -c "$example" <"$work/in" >"$work/out" 2>"$work/err"
    status=$?
    ends 0
    check 'no error' [ ! -s "$work/err" ]
    check 'some output' [ -s "$work/out" ] || [ "$command" = lexicon ]
    if [ -z "$emulator" ]; then # which would have that stack itself
        ran="$example, with a small stack"
        TROUNCE_SIMD=portable sh -c "ulimit -s 128 && $example" <"$work/in" >"$work/out" 2>"$work/err"
        status=$?
        ends 0
    fi
done

# A reader that goes away.
{ echo 3000; random_games 3000 3; } >"$work/games"
goes_away() {
    ran="trounce $* | head -n 1"
    { "$trounce" "$@" <"$work/games" 2>"$work/err"; echo $? >"$work/status"; } |
        head -n 1 >"$work/out"
    status=$(cat "$work/status")
    ends 0
    check 'quiet' [ ! -s "$work/err" ]
    check 'a line' [ "$(wc -l <"$work/out")" -eq 1 ]
}
goes_away batch
goes_away lexicon "$(dirname "$trounce")/trounce.lexicon" --list
yes casemopistrenapd | head -n 500 >"$work/games"
goes_away solve --format tsv
yes nonsense | head -n 20000 >"$work/games"
goes_away scrambler --seed 7
{ echo 1 0; yes tak | head -n 20000; } >"$work/games"
goes_away tray

# A full disk, and closed output.
if [ -c /dev/full ]; then
    for arguments in help 'tray --help' 'find cat/dog coda' 'solve cat/dog' 'shake' scrambler; do
        ran="trounce $arguments >/dev/full"
        : >"$work/out"
        # shellcheck disable=SC2086 # several words
        "$trounce" $arguments <"$work/in" >/dev/full 2>"$work/err"
        status=$?
        complains "trounce ${arguments%% *}: standard output: No space left on device"
    done
    given '1\n0\nq\n'
    ran='trounce tray >/dev/full'
    "$trounce" tray <"$work/in" >/dev/full 2>"$work/err"
    status=$?
    complains 'trounce tray: standard output: No space left on device'
    for argument in --help --version; do # those of the window, if there is one
        ran="trounce $argument >/dev/full"
        SDL_VIDEODRIVER=dummy "$trounce" $argument >/dev/full 2>"$work/err"
        status=$?
        check 'ends with a failure' [ $status -ne 0 ]
        check 'says why' grep -qx 'trounce.*: standard output: No space left on device' "$work/err"
        check 'in a line' [ "$(wc -l <"$work/err")" -eq 1 ]
    done
fi
ran='trounce find >&-'
"$trounce" find cat/dog coda >&- 2>"$work/err"
status=$?
complains 'trounce find: standard output: Bad file descriptor'
if [ -z "$windows" ]; then # Wine opens another file there
    ran='trounce batch <&-'
    "$trounce" batch <&- >"$work/out" 2>"$work/err"
    status=$?
    complains 'trounce batch: standard input: Bad file descriptor'
fi

# Colours only on a terminal.
run find cat/dog coda
check 'no colours in a file' sh -c "! grep -q '\[' '$work/out'"
if has_terminal; then
    on_terminal() { # VARIABLE=VALUE...: runs find on a terminal
        ran="$* trounce find, on a terminal"
        env -u NO_COLOR TERM=xterm "$@" script -qec "'$trounce' find cat/dog coda" "$work/typed" \
            </dev/null >"$work/out" 2>"$work/err"
    }
    on_terminal
    check 'colours' grep -q '\[32m' "$work/out"
    on_terminal NO_COLOR=1
    check 'no colours' sh -c "! grep -q '\[32m' '$work/out'"
    check 'but the word' grep -q coda "$work/out"
    on_terminal NO_COLOR=
    check 'colours' grep -q '\[32m' "$work/out"
    if [ -z "$windows" ]; then
        on_terminal TERM=dumb
        check 'no colours' sh -c "! grep -q '\[' '$work/out'"
    fi
fi

finish
