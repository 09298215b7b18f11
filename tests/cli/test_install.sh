#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests ./install of the archive for any Linux: what it adds to a desktop's menu and removes again, from
# a folder with a difficult name.
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
to=$HOME/.local/share/$desktop

# has FILES [FOLDER]: checks which files are in the user's data folder.
has() {
    installed=$(cd "${2:-$HOME/.local/share}" 2>/dev/null && find . ! -type d | LC_ALL=C sort | tr '\n' ' ')
    check "puts or leaves other files: $installed" [ "$installed" = "$1" ]
}

# starts LINE WORD...: checks that the LINEth Exec, read as desktops do, starts our program with these
# words. Within quotes, the shell's rules are the same.
starts() {
    command=$(sed -n 's/^Exec=//p' "$to" | sed -n "$1{s/\\\\\\\\/\\\\/g; s/%%/%/g; p; }")
    shift
    run_as "$command" sh -c "$command"
    writes '%s\n' "$folder/trounce" "$@"
}

all="./$desktop ./icons/hicolor/48x48/apps/trounce.png ./metainfo/trounce.metainfo.xml "
runs --user
shows "is started from $folder."
shows "    $desktop"
has "$all"
counts "$(grep -c '^Exec=' "$folder/share/$desktop")" '^Exec=' "$to"
starts 1
ran='the desktop file'
check 'is passed over without its program' \
    [ "$(sed -n 's/^TryExec=//p' "$to" | sed 's/\\\\/\\/g')" = "$folder/trounce" ]
line=1
sed -n 's/^Exec=trounce//p' "$folder/share/$desktop" | sed 1d >"$work/actions"
while read -r words; do
    line=$((line + 1))
    # shellcheck disable=SC2086 # split on purpose
    starts $line $words
done <"$work/actions"
if command -v desktop-file-validate >/dev/null; then
    succeeds desktop-file-validate desktop-file-validate "$to"
    writes ''
fi
cp -a "$HOME" "$work/first"
runs --user
check 'a second time changes files' diff -r "$HOME" "$work/first"

# After moving the folder.
mv "$folder" "$work/moved"
folder=$work/moved
trounce=$folder/install
runs --user
has "$all"
starts 1

# Other files and the history stay.
mkdir "$HOME/.local/share/trounce"
: >"$HOME/.local/share/trounce/trounce.db"
: >"$HOME/.local/share/applications/other.desktop"
runs --user --remove
shows "    $desktop"
shows 'What you have played stays.'
has './applications/other.desktop ./trounce/trounce.db '
gives "Trounce is not in your desktop's menu" --remove

# Another data folder, none, and one that cannot be written.
export XDG_DATA_HOME="$work/data of mine"
runs --user
has "$all" "$XDG_DATA_HOME"
run --remove
has '' "$XDG_DATA_HOME"
export XDG_DATA_HOME=relative
runs --user
check 'minds a relative folder' [ -e "$to" ]
unset HOME
fails 1 --user
matches '^install: HOME is not set, so there is no folder to put it into$' "$work/err"
: >"$work/file"
export XDG_DATA_HOME="$work/file/data"
fails 1 --user
matches "^install: $XDG_DATA_HOME could not be made$" "$work/err"
for words in '' '--system' '--user --user please'; do
    # shellcheck disable=SC2086 # split on purpose
    fails 2 $words
    matches '^Usage: ./install --user' "$work/err"
done
gives 'Usage: ./install --user' --help
