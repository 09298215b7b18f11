# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# The steps of a check: runs them one by one or beside each other, counts, and shows the output of those
# that failed at the end. To be sourced after tools/build.sh.
passed=0
failed=0
skipped=0
skipped_steps= # skipped steps, and why
steps=$(mktemp -d)
log=$steps/log
faults=$steps/faults # the output of what failed
costs=$steps/costs   # a line for each step: processor time, seconds, name
touch "$faults" "$costs"
beside= # the logs of the steps that run beside others
trap 'end_beside; rm -rf "$steps"' EXIT

descendants() { # PID: prints it and the processes that it has started, directly or not
    echo "$1"
    # shellcheck disable=SC2013 # one word per process
    for descendant in $(cat "/proc/$1/task/$1/children" 2>/dev/null); do
        descendants "$descendant"
    done
}

end_beside() {
    for beside_log in $beside; do
        # shellcheck disable=SC2046 # one word per process
        kill $(descendants "$(cat "$beside_log.pid")") 2>/dev/null
    done
}

# timed LOG NAME COMMAND...: runs the command. Its output goes to LOG, and what judge() takes beside it.
timed() (
    trap - EXIT
    timed_log=$1
    rm -f "$1.result" "$1.times"
    echo "$2" >"$1.name"
    shift 2
    timed_start=$(date +%s)
    timed_status=0
    "$@" >"$timed_log" 2>&1 || timed_status=$?
    times >"$timed_log.times" # of the children of this subshell
    echo "$timed_status $(($(date +%s) - timed_start))" >"$timed_log.result"
)

# read_result LOG: sets step_status, step_seconds and step_name from what timed() has written, and notes
# the costs.
read_result() {
    step_name=$(cat "$1.name")
    step_status=1 # if the command has ended the subshell
    step_seconds=0
    [ ! -f "$1.result" ] || read -r step_status step_seconds <"$1.result"
    [ -f "$1.times" ] || return 0
    awk -v rest="$step_seconds $step_name" 'NR == 2 { gsub(/[ms]/, " ")
        print 60 * $1 + $2 + 60 * $3 + $4, rest }' "$1.times" >>"$costs"
}

note_fault() { # name: adds standard input, indented so that the results stay readable, to $faults
    {
        printf '\n== %s\n' "$1"
        sed 's/^/    /'
    } >>"$faults"
}

note_skipped() { # name, reason
    skipped_steps="$skipped_steps${skipped_steps:+, }$1 ($2)"
}

skip() { # name, reason: a step that cannot be run here
    skipped=$((skipped + 1))
    note_skipped "$1" "$2"
    echo "--      $1: skipped, $2"
}

# step NAME COMMAND...: runs it and counts the result: status 0 is a pass, 77 means skipped for the
# reason on its last line. Lines `skipped: NAME (REASON)` report skipped parts.
step() {
    timed "$log" "$@"
    judge "$log"
}

judge() { # LOG: counts the result of a step
    read_result "$1"
    case $step_status in
    0)
        passed=$((passed + 1))
        echo "ok      $step_name ($step_seconds s)"
        step_parts=$(sed -n 's/^skipped: //p' "$1" | paste -sd , - | sed 's/,/, /g')
        [ -z "$step_parts" ] || note_skipped "of $step_name" "$step_parts"
        ;;
    77) skip "$step_name" "$(tail -n 1 "$1")" ;;
    *)
        failed=$((failed + 1))
        echo "FAILED  $step_name ($step_seconds s)"
        note_fault "$step_name" <"$1"
        return 1
        ;;
    esac
}

# step_beside NAME COMMAND...: the same, but beside the steps that follow, until join_steps. For what
# mostly waits, or uses one processor.
step_beside() {
    beside_log=$steps/beside.$(echo "$beside" | wc -w)
    beside="$beside $beside_log"
    timed "$beside_log" "$@" &
    echo $! >"$beside_log.pid"
}

# join_steps: waits for the steps that run beside others, and counts their results.
join_steps() {
    wait
    for beside_log in $beside; do
        judge "$beside_log" || :
    done
    beside=
}

# step_with TOOLS [beside] NAME COMMAND...: like step, or step_beside, but skipped if one of the tools is
# not installed.
step_with() {
    step_without=
    for step_tool in $1; do
        any_command "$step_tool" || step_without="$step_without $step_tool"
    done
    shift
    step_kind=step
    if [ "$1" = beside ]; then
        step_kind=step_beside
        shift
    fi
    if [ "$step_without" ]; then
        skip "$1" "there is no$step_without"
    else
        $step_kind "$@"
    fi
}

# print_costs: prints what each step has cost, dearest first. Processor time is that of all processors
# together; that of servers which a test has left behind is not in it.
print_costs() {
    printf '\n   CPU s   wall s  step\n'
    awk '{ sum += $1; printf "%8.0f %8d  %s\n", $1, $2, substr($0, length($1 $2) + 3) }
        END { printf "%8.0f %8s  all\n", sum, "" }' "$costs" | sort -k 1,1nr
    echo
}

# The line of ctest that reports the result of a test.
test_result='^ *[0-9]+/[0-9]+ Test +#[0-9]+: '

failing_tests() { # prints the results and output of the tests that failed, or the log if none did
    awk -v result="$test_result" '
        $0 ~ result { is_shown = !/ Passed |[*]Skipped / }
        /^ +Start +[0-9]+: / || /^[0-9]+% tests passed/ { is_shown = 0 }
        is_shown { print; is_found = 1 }
        END { exit !is_found }' "$log" || cat "$log"
}

ctest_in() { # FOLDER OPTIONS...
    cd "$1" && shift && ctest "$@"
}

# skip_reason TEST LOG: prints the last line that a test has written, from the log of ctest.
skip_reason() {
    awk -v test="$1" '
        /^[0-9]+\/[0-9]+ Testing: / { is_its = $3 == test; last = "" }
        is_its && /^<end of output>/ { exit }
        is_its && NF { last = $0 }
        END { sub(/^skipped: /, "", last); print last != "" ? last : "what it needs is not installed" }' \
        "$2" 2>/dev/null || echo "what it needs is not installed"
}

# run_tests NAME FOLDER OPTIONS...: runs the tests of a build, counting each. Options go to ctest. Runs
# four tests at a time for each processor, as many mostly wait: for a window, or the disk.
# The timeout is for a test that hangs.
run_tests() {
    tests_name=$1
    tests_folder=$2
    shift 2
    timed "$log" "tests, $tests_name" ctest_in "$tests_folder" --output-on-failure --timeout 1800 \
        -j "$((4 * $(processors)))" "$@"
    read_result "$log"
    tests_status=$step_status
    tests_total=$(grep -cE "$test_result" "$log")
    tests_passed=$(grep -cE "$test_result.* Passed +[0-9.]+ sec" "$log")
    tests_skipped=$(sed -nE "s|$test_result([^ ]+) .*[*]Skipped .*|\1|p" "$log")
    for test in $tests_skipped; do
        skip "$test" "$(skip_reason "$test" "$tests_folder/Testing/Temporary/LastTest.log")"
    done
    tests_failed=$((tests_total - tests_passed - $(echo "$tests_skipped" | wc -w)))
    if [ "$tests_failed" -eq 0 ] && { [ "$tests_status" -ne 0 ] || [ "$tests_total" -eq 0 ]; }; then
        tests_failed=1 # ctest itself failed, or found no tests
    fi
    passed=$((passed + tests_passed))
    failed=$((failed + tests_failed))
    if [ "$tests_failed" -eq 0 ]; then
        echo "ok      tests, $tests_name: $tests_passed of them ($step_seconds s)"
    else
        echo "FAILED  tests, $tests_name: $tests_failed of $tests_total"
        failing_tests | note_fault "tests, $tests_name"
    fi
}

# end_steps: prints the output of what failed, and the totals; fails if anything failed.
end_steps() {
    if [ -s "$faults" ]; then
        cat "$faults"
        echo
    fi
    echo "Skipped: ${skipped_steps:-nothing}"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
}
