# shellcheck shell=sh disable=SC2034,SC2154 # what is here is for the scripts, which set pid
# SPDX-License-Identifier: MIT
# What the tests of the text commands share: running the built program and looking at what came of
# it. To be read with `.` by a script that was given the program, the folder of the sources and,
# where it takes one to run the program, an emulator.
trounce=${1:?the program}
exe= # what names of programs end with
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
if [ $# -gt 2 ]; then # programs of another processor: each is wrapped into what starts them
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
# give_player: from now on whoever plays is somebody else, whose folder is $player.
give_player() {
    XDG_DATA_HOME=$work/home
    export XDG_DATA_HOME
    player=$XDG_DATA_HOME/trounce
    if [ "$windows" ]; then # that of the one that the emulator has
        player=$("$emulator" cmd /c 'echo %APPDATA%' | tr '\134' / | tr -d '\r')
        player=$WINEPREFIX/drive_c/${player#C:/}/Trounce
    fi
}

checks=0
failures=0
status=0
ran=
: >"$work/in"

# given FORMAT ARGUMENT...: the input of the next run, as by printf; else it is empty.
given() {
    # shellcheck disable=SC2059 # that is what it is for
    printf "$@" >"$work/in"
}

# run ARGUMENT...: runs the program; what it writes goes to $work/out and $work/err.
run() {
    ran="trounce $*"
    status=0
    "$trounce" "$@" <"$work/in" >"$work/out" 2>"$work/err" || status=$?
    : >"$work/in"
}

# check TEXT COMMAND...: counts, and reports a command that fails.
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

# ends STATUS: how the last run has to have ended.
ends() {
    check "ended with $status, not $1" [ "$status" -eq "$1" ]
}

# writes FORMAT ARGUMENT...: what the last run has to have written, byte for byte, and no error.
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

# complains TEXT: the one line that the last run has to have written as its error, with status 2.
complains() {
    ends 2
    printf '%s\n' "$1" >"$work/expected"
    check "complains otherwise than '$1'" cmp -s "$work/expected" "$work/err"
}

# shows TEXT: something that the output of the last run has to contain.
shows() {
    check "does not show '$1'" grep -qF -- "$1" "$work/out"
}

# waits_for TEXT FILE: until the file contains the text, or the program $pid has ended. Five minutes are
# for one that hangs.
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

# random_games COUNT SEED: games for the batch solver, without their number.
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

# finish: what a script ends with.
finish() {
    echo "$checks checks, $failures failed"
    [ "$failures" -eq 0 ] && [ "$checks" -gt 0 ]
}
