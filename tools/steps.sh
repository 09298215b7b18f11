# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# The steps of a check: runs them one by one, counts, and shows the output of those that failed at the
# end. To be sourced after tools/build.sh.
passed=0
failed=0
skipped=0
skipped_steps= # skipped steps, and why
log=$(mktemp)
faults=$(mktemp) # the output of what failed
trap 'rm -f "$log" "$faults"' EXIT

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
    step_name=$1
    shift
    step_start=$(date +%s)
    step_status=0
    "$@" >"$log" 2>&1 || step_status=$?
    case $step_status in
    0)
        passed=$((passed + 1))
        echo "ok      $step_name ($(($(date +%s) - step_start)) s)"
        step_parts=$(sed -n 's/^skipped: //p' "$log" | paste -sd , - | sed 's/,/, /g')
        [ -z "$step_parts" ] || note_skipped "of $step_name" "$step_parts"
        ;;
    77) skip "$step_name" "$(tail -n 1 "$log")" ;;
    *)
        failed=$((failed + 1))
        echo "FAILED  $step_name ($(($(date +%s) - step_start)) s)"
        note_fault "$step_name" <"$log"
        return 1
        ;;
    esac
}

# step_with TOOLS NAME COMMAND...: the same, but skipped if one of the tools is not installed.
step_with() {
    step_without=
    for step_tool in $1; do
        any_command "$step_tool" || step_without="$step_without $step_tool"
    done
    shift
    if [ "$step_without" ]; then
        skip "$1" "there is no$step_without"
    else
        step "$@"
    fi
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

# run_tests NAME FOLDER OPTIONS...: runs the tests of a build, counting each. Options go to ctest. Runs
# twice as many tests at a time as there are processors, as many mostly wait: for a window, or the disk.
# The timeout is for a test that hangs.
run_tests() {
    tests_name=$1
    tests_folder=$2
    shift 2
    tests_start=$(date +%s)
    tests_status=0
    (cd "$tests_folder" && ctest --output-on-failure --timeout 1800 -j "$((2 * $(processors)))" \
        "$@") >"$log" 2>&1 || tests_status=$?
    tests_total=$(grep -cE "$test_result" "$log")
    tests_passed=$(grep -cE "$test_result.* Passed +[0-9.]+ sec" "$log")
    tests_skipped=$(sed -nE "s|$test_result([^ ]+) .*[*]Skipped .*|\1|p" "$log")
    for test in $tests_skipped; do
        skip "$test" "what it needs is not installed"
    done
    tests_failed=$((tests_total - tests_passed - $(echo "$tests_skipped" | wc -w)))
    if [ "$tests_failed" -eq 0 ] && { [ "$tests_status" -ne 0 ] || [ "$tests_total" -eq 0 ]; }; then
        tests_failed=1 # ctest itself failed, or found no tests
    fi
    passed=$((passed + tests_passed))
    failed=$((failed + tests_failed))
    if [ "$tests_failed" -eq 0 ]; then
        echo "ok      tests, $tests_name: $tests_passed of them ($(($(date +%s) - tests_start)) s)"
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
