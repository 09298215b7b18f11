#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the game as `cmake --install` puts it in two places, one of which is then moved: it must find its
# files there, and everybody must be able to read them.
. "$(dirname "$0")/lib.sh"
takes cmake
[ -w "$build_dir" ] || skips "it takes a build folder that can be written, for its manifest"

# has_all FOLDER: checks what was installed there, and plays a text command and a window of it.
has_all() {
    run_as "cmake --install, in $1" find "$1" \( -type d ! -perm -755 -o -type f ! -perm -644 \)
    check 'leaves files that not everybody can read' [ ! -s "$work/out" ]
    trounce=$(find "$1" -name trounce -type f -perm -755)
    check 'has no program' [ -x "$trounce" ]
    if [ "$emulator" ]; then
        stub trounce "exec $emulator '$trounce' \"\$@\""
        trounce=$work/bin/trounce
    fi
    gives '2 words, 2 points (classic)' solve --rules classic --paths hi/of
    run --help
    if ! grep -q '^Usage: trounce COMMAND' "$work/out"; then # there is a window
        rm -f "$work/log"
        SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy TROUNCE_LOG=$work/log LC_ALL=C \
            "$trounce" --data "$work" --board casemopistrenapd >"$work/out" 2>"$work/err" &
        pid=$!
        ran="trounce --board casemopistrenapd, in $1"
        check 'shows no round' waits_for "text I’m done" "$work/log"
        kill "$pid"
        wait "$pid"
        check 'says that something is missing' [ ! -s "$work/err" ]
    fi
}

umask 077
succeeds 'cmake --install' cmake --install "$build_dir" --prefix "$work/a prefix"
mv "$work/a prefix" "$work/moved"
has_all "$work/moved"
DESTDIR=$work/stage succeeds 'cmake --install' cmake --install "$build_dir"
has_all "$work/stage"
