# shellcheck shell=sh disable=SC2034,SC2154 # variables are for the scripts, which set pid
# SPDX-License-Identifier: MIT
# Shared by the tests of the text commands: runs the built program and checks the results. To be sourced
# by a script whose arguments are the program, the source folder and, if needed to run the program, an
# emulator.
trounce=${1:?the program}
exe= # suffix of program names
windows=
case $trounce in
*.exe)
    exe=.exe
    windows=yes
    ;;
esac
source_dir=${2:?the folder of the sources}
emulator=${3-}
data=$source_dir/tests/data
work=$(mktemp -d)
player=
trap 'rm -rf "$work" ${player:+"$player"}' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
if [ $# -gt 2 ]; then # programs for another processor: each gets a wrapper that starts the emulator
    mkdir -p "$work/built/tests"
    for program in "$(basename "$trounce")" tests/make_history$exe tests/make_challenge$exe \
        tests/richness$exe; do
        printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$3" "$(dirname "$trounce")/$program" \
            >"$work/built/$program"
        chmod +x "$work/built/$program"
    done
    ln -s "$(dirname "$trounce")/trounce.lexicon" "$(dirname "$trounce")/trounce.bash" \
        "$(dirname "$trounce")/languages" \
        "$work/built/"
    trounce=$work/built/$(basename "$trounce")
fi
# is_thorough: whether to try all cases rather than a sample; ./check --all sets TROUNCE_THOROUGH.
is_thorough() {
    [ -n "${TROUNCE_THOROUGH-}" ]
}

# give_player: switches to another player, whose folder is $player.
give_player() {
    XDG_DATA_HOME=$work/home
    export XDG_DATA_HOME
    player=$XDG_DATA_HOME/trounce
    if [ "$windows" ]; then # the folder of the emulator's user
        player=$("$emulator" cmd /c 'echo %APPDATA%' | tr '\134' / | tr -d '\r')
        player=$WINEPREFIX/drive_c/${player#C:/}/Trounce
    fi
}

checks=0
failures=0
status=0
ran=
: >"$work/in"

# given FORMAT ARGUMENT...: sets the input of the next run, like printf; otherwise it is empty.
given() {
    # shellcheck disable=SC2059 # the format is meant to vary
    printf "$@" >"$work/in"
}

# run ARGUMENT...: runs the program; its output goes to $work/out and $work/err.
run() {
    ran="trounce $*"
    status=0
    "$trounce" "$@" <"$work/in" >"$work/out" 2>"$work/err" || status=$?
    : >"$work/in"
}

# has_terminal: whether programs can run on a terminal here; a bare root may have no pseudo-terminals.
has_terminal() {
    [ -z "$windows" ] && command -v script >/dev/null &&
        script -qec true /dev/null >/dev/null 2>&1 </dev/null
}

# run_typed ARGUMENT...: runs the program on a terminal, where the input is typed. What the terminal shows,
# which includes the input, goes to $work/out.
run_typed() {
    ran="trounce $*, on a terminal"
    typed_command="'$trounce'"
    for typed_argument; do
        typed_command="$typed_command '$typed_argument'"
    done
    status=0
    NO_COLOR=1 script -qec "$typed_command" /dev/null <"$work/in" >"$work/typed" 2>"$work/err" || status=$?
    tr -d '\r' <"$work/typed" >"$work/out"
    : >"$work/in"
}

# check TEXT COMMAND...: counts a check, and reports it if the command fails.
check() {
    check_text=$1
    shift
    checks=$((checks + 1))
    if ! "$@"; then
        failures=$((failures + 1))
        echo "FAILED: $ran: $check_text"
        sed 's/^/    err: /' "$work/err" | head -n 5
        sed 's/^/    out: /' "$work/out" | head -n 12
    fi
}

# ends STATUS: checks the status of the last run.
ends() {
    check "ended with $status, not $1" [ "$status" -eq "$1" ]
}

# writes FORMAT ARGUMENT...: checks the output of the last run, byte for byte, and that there is no
# error.
writes() {
    # shellcheck disable=SC2059
    printf "$@" >"$work/expected"
    check "writes something else" cmp -s "$work/expected" "$work/out"
    check "writes an error" [ ! -s "$work/err" ]
}

# writes_file FILE: the same, from a file.
writes_file() {
    check "writes something else than $1" cmp -s "$1" "$work/out"
    check "writes an error" [ ! -s "$work/err" ]
}

# complains TEXT: checks that the last run wrote this single line as its error, and status 2.
complains() {
    ends 2
    printf '%s\n' "$1" >"$work/expected"
    check "complains otherwise than '$1'" cmp -s "$work/expected" "$work/err"
}

# runs ARGUMENT...: runs the program, which must succeed.
runs() {
    run "$@"
    ends 0
}

# rejects MESSAGE COMMAND ARGUMENT...: runs the command, which must complain with this message.
rejects() {
    rejects_message=$1
    shift
    run "$@"
    complains "trounce $1: $rejects_message"
}

# shows TEXT: checks that the output of the last run contains the text.
shows() {
    check "does not show '$1'" grep -qF -- "$1" "$work/out"
}

# waits_for TEXT FILE: waits until the file contains the text or the program $pid has ended; gives up on
# one that hangs after five minutes.
waits_for() {
    for _ in $(seq 6000); do
        waits_on=$(kill -0 "$pid" 2>/dev/null && echo yes)
        if grep -qF -- "$1" "$2" 2>/dev/null; then
            return 0
        fi
        [ -n "$waits_on" ] || return 1
        sleep 0.05
    done
    return 1
}

# random_games COUNT SEED: prints games for the batch solver, without their number.
random_games() {
    awk -v count="$1" -v seed="$2" 'BEGIN {
        srand(seed)
        for (game = 0; game < count; game++) {
            for (row = 0; row < 4; row++) {
                line = ""
                for (cell = 0; cell < 4; cell++)
                    line = line substr("eeettaaooiinnsshrdlucmfwypvbgkjqxz", int(rand() * 34) + 1, 1)
                print line
            }
            print ""
        }
    }'
}

# finish: prints the counts; every script ends with it.
finish() {
    echo "$checks checks, $failures failed"
    [ "$failures" -eq 0 ] && [ "$checks" -gt 0 ]
}
