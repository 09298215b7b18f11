# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# The steps of a check: runs them one by one, shows what fails, and counts. To be sourced after
# tools/build.sh.
passed=0
failed=0
skipped=0
passed_over= # skipped steps, and why
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

show_log() { # prints the log indented, so that the results stay readable
    sed 's/^/    /' "$log"
}

note_passed_over() { # name, reason
    passed_over="$passed_over${passed_over:+, }$1 ($2)"
}

pass_over() { # name, reason: a step that cannot be run here
    skipped=$((skipped + 1))
    note_passed_over "$1" "$2"
    echo "--      $1: passed over, $2"
}

# step NAME COMMAND...: runs it and counts the result: status 0 is a pass, 77 means skipped for the
# reason on its last line. Lines `passed over: NAME (REASON)` report skipped parts.
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
        step_parts=$(sed -n 's/^passed over: //p' "$log" | paste -sd , - | sed 's/,/, /g')
        [ -z "$step_parts" ] || note_passed_over "of $step_name" "$step_parts"
        ;;
    77) pass_over "$step_name" "$(tail -n 1 "$log")" ;;
    *)
        failed=$((failed + 1))
        echo "FAILED  $step_name"
        show_log
        return 1
        ;;
    esac
}

# run_tests NAME FOLDER OPTIONS...: runs the tests of a build, counting each. Options go to ctest. Runs
# one more test at a time than there are processors, as tests of windows mostly wait. The timeout is for
# a test that hangs.
run_tests() {
    tests_name=$1
    tests_folder=$2
    shift 2
    tests_start=$(date +%s)
    tests_status=0
    (cd "$tests_folder" && ctest --output-on-failure --timeout 1800 -j "$(($(processors) + 1))" \
        "$@") >"$log" 2>&1 || tests_status=$?
    tests_total=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: ' "$log")
    tests_passed=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: .* Passed +[0-9.]+ sec' "$log")
    tests_skipped=$(sed -nE 's|^ *[0-9]+/[0-9]+ Test +#[0-9]+: ([^ ]+) .*[*]Skipped .*|\1|p' "$log")
    for test in $tests_skipped; do
        pass_over "$test" "what it needs is not installed"
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
        show_log
    fi
}

# end_steps: prints the totals; fails if anything failed.
end_steps() {
    echo "Passed over: ${passed_over:-nothing}"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
}
