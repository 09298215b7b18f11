#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that the man page matches the built program (same options, true examples), what the printed
# completion offers, and the files for desktops.
. "$(dirname "$0")/lib.sh"

page=$source_dir/assets/desktop/trounce.6
completion=$(dirname "$trounce")/trounce.bash
commands=$("$trounce" help | sed -n '/^  help /d; s/^  \([a-z]*\) .*/\1/p')

# names_options SECTION: checks that this section of the man page has the options of the help that was
# printed last, and sets $offered_options to what bash should offer.
names_options() {
    grep -oE -- '^ +--[a-z-]+(, --[a-z-]+)*' "$work/out" | grep -oE -- '--[a-z-]+' | sort -u >"$work/options"
    check 'has options' [ -s "$work/options" ]
    awk -v name="$1" '/^\.SH/ { is_in = index($0, name) } is_in' "$page" | sed 's/\\-/-/g' |
        grep -E -- '^\\fB--' | grep -oE -- '\\fB--[a-z-]+' | sed 's/^...//; /^--help$/d' | sort -u >"$work/in_page"
    check 'the man page names the same options' cmp -s "$work/options" "$work/in_page"
    offered_options=$({ echo --help; cat "$work/options"; } | sort | tr '\n' ' ')
}

# offered EXPECTED WORD...: checks what bash offers for this command line, whose last word is being typed.
offered() {
    expected=$1
    shift
    ran="completion of: trounce $*"
    actual=$(bash -c '
        . "$1"
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _trounce
        printf "%s\n" "${COMPREPLY[@]}"
    ' bash "$completion" trounce "$@" 2>"$work/err" | sort | tr '\n' ' ')
    check "offers '$actual', not '$expected'" [ "$actual" = "$expected" ]
}

cd "$work" || exit 1
touch words.txt wordy.txt
mkdir folder
for command in $commands; do
    run help "$command"
    names_options ".SH $(echo "$command" | tr '[:lower:]' '[:upper:]')"
    offered "$offered_options" "$command" --
done

run --help
if ! grep -q '^Usage: trounce COMMAND' "$work/out"; then # there is a window
    names_options 'THE WINDOW'
    offered "$offered_options" --
    offered '4 5 6 ' --size ''
    offered 'contrast dark light system ' --theme ''
    offered '--renderer --richness --rival --rules ' --r
    offered 'software ' --mute --renderer s
    offered 'folder ' --data fol
fi

run help --completion
writes_file "$completion"
if is_thorough && command -v shellcheck >/dev/null; then
    check 'is sound' shellcheck "$completion"
fi
# shellcheck disable=SC2086 # one word per command
offered "$(printf '%s\n' help $commands | sort | tr '\n' ' ')" ''
offered 'scrambler shake solve ' s
offered 'scrambler shake solve ' help s
offered 'all unique ' batch --words ''
offered 'unique ' batch --words u
offered 'unique ' batch --words = u
offered 'all unique ' batch --words =
offered '--paths ' solve --pa
offered '3 4 5 6 7 8 9 ' scrambler --size ''
offered '--code ' shake --richness fair --c
offered ' ' solve --min ''
offered '--sort ' solve --paths --so
offered 'words.txt wordy.txt ' lexicon wor
offered 'words.txt wordy.txt ' batch --lexicon wor
offered 'words.txt wordy.txt ' scrambler --words wor
offered 'words.txt wordy.txt ' hunt --state wor
offered 'folder ' history --data fol

# The examples of the man page: a line that begins with "$ ", followed by its output. Trailing spaces
# are ignored, as nobody sees them.
printf 'cat\ndog\nhen\n' >words.txt
ln -s "$trounce" bin/trounce
sed -n '/^\.RS$/,/^\.RE$/p' "$page" | sed '/^\.R[SE]$/d; s/\\-/-/g; s/\\e/\\/g; s/ *$//' >examples
awk '/^\$ / { expected = "expected." ++count; printf "" >expected; print substr($0, 3); next }
    { print >expected }' examples >commands
count=0
while IFS= read -r ran; do
    count=$((count + 1))
    sh -c "$ran" </dev/null 2>err | sed 's/ *$//' >out
    writes_file "expected.$count"
done <commands
ran='the man page'
check 'has an example of each command' [ "$count" -ge 8 ]
if command -v groff >/dev/null; then
    run_as groff groff -man -ww -Tutf8 -z "$page"
    writes ''
fi

# All of them name the program's version.
run --version
version=$(sed -n 's/^Trounce //p' out)
check 'has a version' [ -n "$version" ]
matches "^\.TH TROUNCE .*\"Trounce $version\"" "$page"
if [ -d "$source_dir/debian" ]; then
    ran='debian/changelog'
    newest=$(sed -n '1s/.*(\(.*\)-[^-]*).*/\1/p' "$source_dir/debian/changelog")
    check "is of $newest, not $version" [ "$newest" = "$version" ]
fi
metainfo=$(dirname "$trounce")/trounce.metainfo.xml
if [ -f "$metainfo" ]; then # there is a window
    ran='the metainfo'
    newest=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$metainfo" | head -n 1)
    check "is of $newest, not $version" [ "$newest" = "$version" ]
    if command -v appstreamcli >/dev/null; then
        # Before 0.16.4, it does not know this element yet.
        appstreamcli validate --pedantic --no-net "$metainfo" | grep -E '^[EWIP]: ' |
            grep -v ': unknown-tag developer$' >"$work/err"
        check 'has faults' [ ! -s "$work/err" ]
    fi
    if [ -d "$source_dir/debian" ]; then # the licences of debian/copyright, by SPDX's names
        sed -n '/^Files:/,/^$/s/^License: //p' "$source_dir/debian/copyright" |
            sed 's/ and /\n/g' | sort -u | sed -E '
                s/^Expat$/MIT/; s/^OpenTaal$/BSD-3-Clause/
                s/^(SCOWL|WordNet|Kann)$/LicenseRef-&/
                s/^(L?GPL-[0-9])(\+?)$/\1.0\2/; /GPL/s/\+$/-or-later/; /GPL.*[0-9]$/s/$/-only/' |
            sort >"$work/expected"
        sed -n 's/ *<project_license>//; T; s/<.*//; s/ AND /\n/g; p' "$metainfo" |
            sort >"$work/out"
        check 'names other licences' cmp -s "$work/expected" "$work/out"
    fi
    sed -n 's|.*<image type="source" width="\(.*\)" height="\(.*\)">.*/\(.*\)</image>|\3 \1 \2|p' \
        "$metainfo" >"$work/screenshots"
    while read -r name width height; do
        # The width and the height of a PNG file, four bytes each.
        size=$(od -An -j16 -N8 -tu1 "$source_dir/assets/desktop/$name" |
            awk '{ print $3 * 256 + $4, $7 * 256 + $8 }')
        check "$name has $size pixels" [ "$size" = "$width $height" ]
        check "$name is too wide" [ "$width" -le 1000 ]
        check "$name is too high" [ "$height" -le 700 ]
    done <"$work/screenshots"
    run --help
    # shellcheck disable=SC2013 # options have no spaces
    for option in $(sed -n 's/^Exec=trounce //p' "$source_dir/assets/desktop/trounce.desktop"); do
        matches "^ *$option "
    done
fi
