#!/bin/sh
# SPDX-License-Identifier: MIT
# No three files of the source use each other in a circle, not even by way of further ones; two that do
# are read together. Looks at the symbols in the libraries of the build.
. "$(dirname "$0")/lib.sh"
takes nm
[ $# -le 2 ] || skips "these libraries are of another system"

# list_uses FOLDER: prints a line for each file of a library and another file that it uses.
list_uses() {
    (cd "$1" && nm -A libtrounce_*.a 2>/dev/null) | awk '
        NF < 2 { next }
        { split($1, place, ":"); file = place[1] "/" place[2] }
        $(NF - 1) ~ /^[TDBRV]$/ { owner[$NF] = file }
        $(NF - 1) == "U" { symbol[++count] = $NF; user[count] = file }
        END {
            for (i = 1; i <= count; i++) {
                used = owner[symbol[i]]
                if (used != "" && used != user[i]) { print user[i], used }
            }
        }' | sort -u
}

# find_circles: reads such lines; prints the files that use each other, by way of others or not, if they
# are three or more.
find_circles() {
    awk '
        { uses[$1, $2] = 1; files[$1] = 1; files[$2] = 1 }
        END {
            for (by in files)
                for (file in files)
                    if ((file, by) in uses)
                        for (used in files)
                            if ((by, used) in uses) uses[file, used] = 1
            for (file in files) # itself is one of the three
                for (other in files)
                    if (((file, other) in uses) && ((other, file) in uses) && ++count[file] == 3) print file
        }'
}

# finds some|"" LINE...: checks whether these have circles.
finds() {
    finds_wanted=$1
    shift
    printf '%s\n' "$@" >"$work/in"
    run_as "find_circles $*" find_circles
    check "has circles, or none" [ "$([ ! -s "$work/out" ] || echo some)" = "$finds_wanted" ]
}
finds some 'a b' 'b c' 'c a'
finds some 'a b' 'b a' 'b c' 'c b'
finds some 'a b' 'b a' 'b c' 'c d' 'd a'
finds '' 'a b' 'b a' 'c a' 'b d'

list_uses "$build_dir" >"$work/in"
check "found too few uses" [ "$(lines_of "$work/in")" -gt 500 ]
run_as "nm $build_dir/libtrounce_*.a" find_circles
check "there are circles of three files or more" [ ! -s "$work/out" ]
