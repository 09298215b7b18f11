#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what the steps of ./check count and print, with a stub for ctest.
. "$(dirname "$0")/lib.sh"

# shellcheck disable=SC2016 # expanded by the stub
stub ctest 'cat "$work/answer"
! grep -q "[*]Failed" "$work/answer"'
cat >"$work/steps" <<'END'
#!/bin/sh
root=$source_dir
. "$root/tools/build.sh"
. "$root/tools/steps.sh"
broken() { echo "broken $1"; return 3; }
lacking() { echo "it takes a lamp"; return 77; }
step "one" true
step "two" broken lamp
step "three" lacking
step_with 'sh cat' "four" true
step_with 'sh lathe cat lamp' "five" broken
run_tests "all" .
end_steps
END
chmod +x "$work/steps"
trounce=$work/steps
export source_dir

# prints LINE...: checks the output of the last run after the lines of the first steps, without times.
prints() {
    sed -i 's/ ([0-9]* s)$//' "$work/out"
    writes '%s\n' 'ok      one' 'FAILED  two' '--      three: skipped, it takes a lamp' \
        'ok      four' '--      five: skipped, there is no lathe lamp' \
        '--      window_far: skipped, what it needs is not installed' "$@"
}
skipped='Skipped: three (it takes a lamp), five (there is no lathe lamp), '
skipped="${skipped}window_far (what it needs is not installed)"

cat >"$work/answer" <<'END'
 1/3 Test   #1: test_of_ease .....................   Passed    0.02 sec
 2/3 Test   #3: window_far .......................***Skipped   0.01 sec
 3/3 Test  #12: cli_strange ......................   Passed    1.20 sec

100% tests passed, 0 tests failed out of 3
END
fails 1
prints 'ok      tests, all: 2 of them' '' '== two' '    broken lamp' '' "$skipped" '4 passed, 1 failed, 3 skipped'

# Of the tests, only those that failed are shown, at the end.
cat >"$work/answer" <<'END'
      Start  1: test_of_ease
 1/4 Test  #1: test_of_ease .....................   Passed    0.02 sec
      Start 12: cli_strange
      Start  3: test_weak
      Start  4: window_far
 2/4 Test #12: cli_strange ......................***Failed    1.20 sec
FAILED: it is strange

 3/4 Test  #4: window_far .......................***Skipped   0.01 sec
 4/4 Test  #3: test_weak ........................Subprocess aborted***Exception:   0.01 sec
it fell

33% tests passed, 2 tests failed out of 4
END
fails 1
prints 'FAILED  tests, all: 2 of 4' '' '== two' '    broken lamp' '' '== tests, all' \
    '     2/4 Test #12: cli_strange ......................***Failed    1.20 sec' \
    '    FAILED: it is strange' '    ' \
    '     4/4 Test  #3: test_weak ........................Subprocess aborted***Exception:   0.01 sec' \
    '    it fell' '    ' '' \
    "$skipped" '3 passed, 3 failed, 3 skipped'

# If ctest itself fails, its output is shown.
echo 'No such folder: *Failed' >"$work/answer"
fails 1
shows '    No such folder: *Failed'
shows '2 passed, 2 failed, 2 skipped'
