#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what the steps of ./check count and print, with a stub for ctest, and that it installs everything
# before it builds.
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
lit() { until [ -e "$work/lit" ]; do sleep 0.01; done; }
step_with cat beside "six" lit
run_tests "all" "$work"
touch "$work/lit"
join_steps
rm "$work/lit"
leaving() { exit 0; }
step "seven" leaving
print_costs >"$work/costs"
end_steps
END
chmod +x "$work/steps"
trounce=$work/steps
export source_dir work
mkdir -p "$work/Testing/Temporary"
cat >"$work/Testing/Temporary/LastTest.log" <<'END'
1/3 Testing: window_near
1/3 Test: window_near
Output:
----------------------------------------------------------
near
<end of output>
3/3 Testing: window_far
3/3 Test: window_far
Output:
----------------------------------------------------------
skipped: there is no telescope
<end of output>
END

# prints LINE...: checks the output of the last run after the lines of the first steps, without times.
prints() {
    sed -i 's/ ([0-9]* s)$//' "$work/out"
    writes '%s\n' 'ok      one' 'FAILED  two' '--      three: skipped, it takes a lamp' \
        'ok      four' '--      five: skipped, there is no lathe lamp' \
        '--      window_far: skipped, there is no telescope' "$@"
}
skipped='Skipped: three (it takes a lamp), five (there is no lathe lamp), '
skipped="${skipped}window_far (there is no telescope)"

cat >"$work/answer" <<'END'
 1/3 Test   #1: test_of_ease .....................   Passed    0.02 sec
 2/3 Test   #3: window_far .......................***Skipped   0.01 sec
 3/3 Test  #12: cli_strange ......................   Passed    1.20 sec

100% tests passed, 0 tests failed out of 3
END
fails 1
prints 'ok      tests, all: 2 of them' 'ok      six' 'FAILED  seven' '' '== two' '    broken lamp' '' \
    '== seven' '' "$skipped" '5 passed, 2 failed, 3 skipped'
cut -c 20- "$work/costs" | LC_ALL=C sort >"$work/out"
writes '%s\n' '' '' all four one six step 'tests, all' three two

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
prints 'FAILED  tests, all: 2 of 4' 'ok      six' 'FAILED  seven' '' '== two' '    broken lamp' '' \
    '== tests, all' \
    '     2/4 Test #12: cli_strange ......................***Failed    1.20 sec' \
    '    FAILED: it is strange' '    ' \
    '     4/4 Test  #3: test_weak ........................Subprocess aborted***Exception:   0.01 sec' \
    '    it fell' '    ' '' \
    '== seven' '' "$skipped" '4 passed, 4 failed, 3 skipped'

# If ctest itself fails, its output is shown.
echo 'No such folder: *Failed' >"$work/answer"
fails 1
shows '    No such folder: *Failed'
shows '3 passed, 3 failed, 2 skipped'

# What runs beside the steps ends with the script, with the commands that it has started.
cat >"$work/early" <<'END'
#!/bin/sh
root=$source_dir
. "$root/tools/build.sh"
. "$root/tools/steps.sh"
mkfifo "$work/begun"
long() { sh -c 'sleep 3600 & echo $! >"$work/begun"; wait'; }
step_beside "long" long
read -r pid <"$work/begun"
echo "$pid"
exit 3
END
chmod +x "$work/early"
trounce=$work/early
fails 3
state=/proc/$(cat "$work/out")/status
while grep -q '^State:.[^Z]' "$state" 2>/dev/null; do sleep 0.01; done # else until ctest ends the test
trounce=$work/steps

# On a machine that has little more than a shell, everything is installed before the first build, in as few
# calls as there can be. The build ends the script.
mkdir -p "$work/tree/tools" "$work/few"
cp "$source_dir/check" "$work/tree/"
cp "$source_dir"/tools/*.sh "$work/tree/tools/"
for few in awk cat cut date dirname dpkg env getconf grep id mktemp paste readlink rm sed sh sort tail tr wc; do
    ln -s "$(command -v $few)" "$work/few/$few"
done
# shellcheck disable=SC2016 # expanded by the stubs
stub apt-get 'echo "$*" >>"$work/calls"'
stub apt-cache 'echo known'
# shellcheck disable=SC2016
stub sudo 'exec "$@"'
# shellcheck disable=SC2016
stub cmake 'echo cmake >>"$work/calls"; kill -KILL 0'
command -v setsid >/dev/null || skips "there is no setsid"
ran='check --all'
PATH="$work/bin:$work/few" "$(command -v setsid)" sh "$work/tree/check" --all >/dev/null 2>&1
mv "$work/calls" "$work/out"
check 'the build comes last' [ "$(sed -n '$p' "$work/out")" = cmake ]
check 'there is one' [ "$(grep -c '^cmake$' "$work/out")" -eq 1 ]
for package in libsdl2-dev libcmocka-dev xvfb clang llvm libclang-rt-dev doxygen emscripten \
    chromium chromium-driver firefox-esr xz-utils git weston shellcheck reuse clang-tidy-14; do
    matches "^install .* $package( |\$)"
done
