# shellcheck shell=sh disable=SC2034,SC2154 # variables are for the scripts, which set pid
# SPDX-License-Identifier: MIT
# Shared by the tests of the text commands: runs the built program and checks the results. To be sourced
# by a script whose arguments are the program, the source folder and, if needed to run the program, an
# emulator. The script ends well if it made checks, none of which failed.
set -u
trounce=${1:?the program}
case $trounce in
*.exe) exe=.exe windows=yes ;; # the suffix of program names
*) exe='' windows='' ;;
esac
build_dir=$(dirname "$trounce")
source_dir=${2:?the folder of the sources}
emulator=${3-}
data=$source_dir/tests/data
work=$(mktemp -d)
mkdir "$work/bin"
PATH=$work/bin:$PATH # of stubs
player=
program_name=
trap 'finish $?' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
if [ $# -gt 2 ]; then # programs for another processor: each gets a wrapper that starts the emulator
    mkdir -p "$work/built/tests"
    for program in "$(basename "$trounce")" tests/make_challenge$exe tests/check_proof$exe tests/richness$exe; do
        printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$3" "$build_dir/$program" >"$work/built/$program"
        chmod +x "$work/built/$program"
    done
    ln -s "$build_dir/trounce.lexicon" "$build_dir/trounce.bash" "$build_dir/languages" "$work/built/"
    trounce=$work/built/$(basename "$trounce")
fi

# finish STATUS: cleans up, prints the counts, and ends the script; by STATUS, if that is a failure.
finish() {
    rm -rf "$work" ${player:+"$player"}
    [ "$1" -eq 0 ] || exit "$1"
    echo "$checks checks, $failures failed"
    exit $((failures > 0 || checks == 0))
}

# skips REASON: ends the script, as what it takes is not here.
skips() {
    echo "skipped: $1"
    exit 77
}

# takes COMMAND...: skips the script unless all of them are installed.
takes() {
    for taken; do
        command -v "$taken" >/dev/null || skips "there is no $taken"
    done
}

# stub NAME SCRIPT: makes a program that comes first in PATH.
stub() {
    printf '%s\n' '#!/bin/sh' "work='$work'" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

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
    printf -- "$@" >"$work/in"
}

# run_as NAME COMMAND...: runs the command, called NAME in reports; its output goes to $work/out and
# $work/err.
run_as() {
    ran=$1
    shift
    status=0
    "$@" <"$work/in" >"$work/out" 2>"$work/err" || status=$?
    : >"$work/in"
}

# run ARGUMENT...: the same for the program.
run() {
    run_as "trounce $*" "$trounce" "$@"
}

# has_terminal: whether programs can run on a terminal here; a bare root may have no pseudo-terminals.
has_terminal() {
    [ -z "$windows" ] && command -v script >/dev/null &&
        script -qec true /dev/null >/dev/null 2>&1 </dev/null
}

# run_typed ARGUMENT...: runs the program on a terminal, where the input is typed. What the terminal shows,
# which includes the input, goes to $work/out.
run_typed() {
    typed_command="'$trounce'"
    for typed_argument; do
        typed_command="$typed_command '$typed_argument'"
    done
    NO_COLOR=1 run_as "trounce $*, on a terminal" script -qec "$typed_command" /dev/null
    mv "$work/out" "$work/typed"
    tr -d '\r' <"$work/typed" >"$work/out"
}

# tell_machine: prints what may have kept a program from saying anything, such as a full disk.
tell_machine() {
    echo "    The program has said nothing; its status is $status."
    df -P "$work" | sed 's/^/    disk: /'
    sed -n 's/^\(MemAvail\|SwapFree\|Commit\)/    memory: \1/p' /proc/meminfo 2>/dev/null
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
        [ -s "$work/err" ] || [ -s "$work/out" ] || tell_machine
    fi
}

# ends STATUS: checks the status of the last run.
ends() {
    check "ended with $status, not $1" [ "$status" -eq "$1" ]
}

# writes FORMAT ARGUMENT...: checks the output of the last run, byte for byte, and that there is no error.
writes() {
    # shellcheck disable=SC2059
    printf "$@" >"$work/expected"
    writes_file "$work/expected"
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

# warns TEXT: checks that the last run succeeded and wrote this single line as a warning.
warns() {
    ends 0
    printf '%s\n' "$1" >"$work/expected"
    check "warns otherwise than '$1'" cmp -s "$work/expected" "$work/err"
}

# succeeds NAME COMMAND...: runs the command, which must succeed.
succeeds() {
    run_as "$@"
    ends 0
}

# runs ARGUMENT...: runs the program, which must succeed.
runs() {
    run "$@"
    ends 0
}

# fails STATUS ARGUMENT...: runs the program, which must end with this status.
fails() {
    fails_with=$1
    shift
    run "$@"
    ends "$fails_with"
}

# gives TEXT ARGUMENT...: runs the program, whose output must contain the text.
gives() {
    gives_text=$1
    shift
    runs "$@"
    shows "$gives_text"
}

# answers FORMAT ARGUMENT...: runs the program, which must write exactly that.
answers() {
    answers_format=$1
    shift
    runs "$@"
    # shellcheck disable=SC2059
    writes "$answers_format"
}

# repeats ARGUMENT...: runs the program, which must write what was written in the run before.
repeats() {
    cp "$work/out" "$work/before"
    run "$@"
    writes_file "$work/before"
}

# differs ARGUMENT...: runs the program, which must write something else than in the run before.
differs() {
    cp "$work/out" "$work/before"
    runs "$@"
    same=$(cmp -s "$work/before" "$work/out" && echo yes)
    check 'writes the same again' [ -z "$same" ]
}

# rejects MESSAGE COMMAND ARGUMENT...: runs the command, which must complain with this message; a program
# without commands is $program_name.
rejects() {
    rejects_message=$1
    shift
    run "$@"
    complains "${program_name:-trounce $1}: $rejects_message"
}

# refuses PATTERN COMMAND ARGUMENT...: the same, with a message of one line that begins with the pattern.
refuses() {
    refuses_pattern=$1
    shift
    fails 2 "$@"
    matches "^trounce $1: $refuses_pattern" "$work/err"
    check 'complains in one line' [ "$(wc -l <"$work/err")" -eq 1 ]
}

# shows TEXT [FILE]: checks that the output of the last run, or the file, contains the text.
shows() {
    check "does not show '$1'" grep -qF -- "$1" "${2-$work/out}"
}

# matches PATTERN [FILE], lacks PATTERN [FILE], counts NUMBER PATTERN [FILE]: check how many lines of the
# output of the last run, or of the file, match: some, none or that number.
matches() {
    check "has no line '$1'" grep -qE -- "$1" "${2-$work/out}"
}

lacks() {
    counts 0 "$@"
}

counts() {
    check "has not $1 lines '$2'" [ "$(grep -cE -- "$2" "${3-$work/out}")" -eq "$1" ]
}

# is_json: checks that the output of the last run is JSON.
is_json() {
    if command -v python3 >/dev/null; then
        check 'is JSON' python3 -m json.tool "$work/out" "$work/json"
    else
        check 'ends as JSON does' [ "$(grep -cE '^[]}]$' "$work/out")" -gt 0 ]
    fi
}

# noted NAME: prints what the last run noted as this, such as the Code or the Board.
noted() {
    sed -n "s/^$1 *//p" "$work/out"
}

# held: prints what the board shaken last holds, as solve counts it.
held() {
    noted Holds | sed 's/ ([0-9]* common)//'
}

# lines_of FILE: prints how many it has.
lines_of() {
    wc -l <"$1"
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
    awk -v cells=$(($1 * 16)) -v seed="$2" 'BEGIN {
        srand(seed)
        while (cells-- > 0) {
            letter = substr("eeettaaooiinnsshrdlucmfwypvbgkjqxz", int(rand() * 34) + 1, 1)
            printf "%s%s", letter, cells % 4 == 0 ? "\n" : ""
        }
    }'
}
