#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests ./install of the archive for any Linux: what it adds to a desktop's menu and removes again, from
# a folder with a difficult name.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# An archive whose program prints how it was started.
folder="$work/Željko’s  \"new\" \`\$HOME\` 5% \\ games"
desktop=applications/trounce.desktop
mkdir -p "$folder/share/applications" "$folder/share/icons/hicolor/48x48/apps" \
    "$folder/share/metainfo"
cp "$source_dir/assets/portable/install" "$folder/"
cp "$source_dir/assets/desktop/trounce.desktop" "$folder/share/applications/"
cp "$source_dir/assets/desktop/trounce-48.png" "$folder/share/icons/hicolor/48x48/apps/trounce.png"
echo '<component/>' >"$folder/share/metainfo/trounce.metainfo.xml"
# shellcheck disable=SC2016 # expanded by the program
printf '#!/bin/sh\nprintf "%%s\\n" "$0" "$@"\n' >"$folder/trounce"
chmod +x "$folder/trounce"
trounce=$folder/install
export HOME="$work/home"
unset XDG_DATA_HOME
mkdir "$HOME"

installed() { # [FOLDER]: prints the files in the user's data folder
    (cd "${1:-$HOME/.local/share}" 2>/dev/null && find . ! -type d | LC_ALL=C sort | tr '\n' ' ')
}

# value KEY FILE: prints the unescaped value of the key's first line.
value() {
    sed -n "s/^$1=//p" "$2" | head -n 1 | sed 's/\\\\/\\/g'
}

# starts FILE LINE WORD...: checks that the LINEth Exec, read as desktops do, starts our program with
# these words. Within quotes, the shell's rules are the same.
starts() {
    starts_file=$1
    starts_line=$2
    shift 2
    command=$(sed -n 's/^Exec=//p' "$starts_file" | sed -n "${starts_line}p" |
        sed 's/\\\\/\\/g; s/%%/%/g')
    sh -c "$command" >"$work/out" 2>"$work/err"
    printf '%s\n' "$folder/trounce" "$@" >"$work/expected"
    check "starts something else by $command" cmp -s "$work/expected" "$work/out"
}

all="./$desktop ./icons/hicolor/48x48/apps/trounce.png ./metainfo/trounce.metainfo.xml "
runs --user
shows "is started from $folder."
shows "    $desktop"
check 'puts other files' [ "$(installed)" = "$all" ]
to=$HOME/.local/share/$desktop
[ "$(grep -c '^Exec=' "$to")" -eq "$(grep -c '^Exec=' "$folder/share/$desktop")" ]
check 'has as many ways to start' [ $? -eq 0 ]
starts "$to" 1
check 'is passed over without its program' [ "$(value TryExec "$to")" = "$folder/trounce" ]
line=1
sed -n 's/^Exec=trounce//p' "$folder/share/$desktop" | sed 1d >"$work/actions"
while read -r words; do
    line=$((line + 1))
    # shellcheck disable=SC2086 # split on purpose
    starts "$to" $line $words
done <"$work/actions"
if command -v desktop-file-validate >/dev/null; then
    ran='desktop-file-validate'
    desktop-file-validate "$to" >"$work/out" 2>&1
    check 'is content' [ ! -s "$work/out" ]
fi
cp -a "$HOME" "$work/first"
runs --user
check 'a second time changes files' diff -r "$HOME" "$work/first"

# After moving the folder.
mv "$folder" "$work/moved"
folder=$work/moved
trounce=$folder/install
runs --user
starts "$to" 1
check 'leaves other files' [ "$(installed)" = "$all" ]

# Other files and the history stay.
mkdir "$HOME/.local/share/trounce"
: >"$HOME/.local/share/trounce/trounce.db"
: >"$HOME/.local/share/applications/other.desktop"
runs --user --remove
shows "    $desktop"
shows 'What you have played stays.'
check 'removes other files' \
    [ "$(installed)" = './applications/other.desktop ./trounce/trounce.db ' ]
runs --remove
shows "Trounce is not in your desktop's menu"

# Another data folder, none, and one that cannot be written.
export XDG_DATA_HOME="$work/data of mine"
runs --user
check 'puts files elsewhere' [ "$(installed "$XDG_DATA_HOME")" = "$all" ]
run --remove
check 'leaves files' [ -z "$(installed "$XDG_DATA_HOME")" ]
export XDG_DATA_HOME=relative
runs --user
check 'minds a relative folder' [ -e "$to" ]
unset HOME
run --user
ends 1
check 'says something else' \
    [ "$(cat "$work/err")" = 'install: HOME is not set, so there is no folder to put it into' ]
: >"$work/file"
export XDG_DATA_HOME="$work/file/data"
run --user
ends 1
check 'does not say what could not be made' \
    grep -qxF "install: $XDG_DATA_HOME could not be made" "$work/err"
for words in '' '--system' '--user --user please'; do
    # shellcheck disable=SC2086 # split on purpose
    run $words
    ends 2
    check 'does not say how to use it' grep -q '^Usage: ./install --user' "$work/err"
done
runs --help
shows 'Usage: ./install --user'

finish
