#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests ./play in trees that are the player's own, read-only or another user's, and on machines that
# lack packages. Compiler, cmake, apt-get and sudo are stubs: nothing is built or installed.
# shellcheck disable=SC2016 # expanded by the stubs
. "$(dirname "$0")/lib.sh"

tree="$work/a tree"
home=$work/home
cached=$home/.cache/trounce
mkdir -p "$tree/tools" "$home"
cp "$source_dir/play" "$tree/"
cp "$source_dir/tools/build.sh" "$tree/tools/"
for tool in basename cat chmod dirname env getconf grep mkdir mktemp mv printf readlink rm sh; do
    ln -s "$(command -v "$tool")" "$work/bin/$tool"
done

# Stubs log what they do in $work/done, and fail as told by $work/faults.
stub cc ''
stub ninja ''
stub msgfmt ''
stub pkg-config '[ -e "$work/packages" ]'
stub sudo 'echo sudo >>"$work/done"
! grep -qs sudo "$work/faults" || { echo "player may not run sudo" >&2; exit 1; }
exec "$@"'
stub apt-get 'case " $* " in
*" update "*) command=update ;;
*) command=install ;;
esac
echo "$command" >>"$work/done"
echo "apt-get: progress of $command"
! grep -qs "$command" "$work/faults" || { echo "apt-get: no $command" >&2; exit 100; }
[ $command = update ] || : >"$work/packages"'
stub cmake 'echo cmake >>"$work/done"
if [ "$1" = -S ]; then
    echo "CMAKE_HOME_DIRECTORY:INTERNAL=$2" >"$4/CMakeCache.txt"
    exit
fi
echo "[  0%] Re-checking globbed directories..."
[ ! -x "$2/trounce" ] || exit 0
echo "[ 50%] Building C object"
! grep -qs compile "$work/faults" || { echo "error: no such thing"; exit 1; }
: >"$2/trounce.lexicon"
printf "#!/bin/sh\necho \"\$0 \$*\"\n" >"$2/trounce"
chmod +x "$2/trounce"
echo "[100%] Linking C executable"'

# The player must not be root, who can write anywhere.
: >"$work/done"
as_player=
if [ "$(id -u)" -eq 0 ]; then
    as_player='setpriv --reuid 65534 --regid 65534 --clear-groups'
    chmod 755 "$work"
    chown -R 65534:65534 "$work"
fi
stub id 'echo 1000'
stub player "exec $as_player env -i PATH=\"\$work/bin\" HOME=\"\${home:-$home}\" \\
    XDG_CACHE_HOME=\"\${cache-}\" '$tree/play' \"\$@\""
trounce=$work/bin/player

# fresh [HOW]: makes a tree of the player's that was never built, on a machine that has all packages, or
# is without packages.
fresh() {
    chmod -R u+w "$tree"
    rm -rf "$tree/build" "$home/.cache" "$work/elsewhere" "$work/faults" "$work/packages"
    [ -z "$as_player" ] || chown -R 65534:65534 "$tree"
    : >"$work/done"
    [ $# -gt 0 ] || : >"$work/packages"
}

# plays FOLDER LINE...: plays, and checks that it was the game in the folder, and what was told.
plays() {
    runs --size 5
    printf '%s/trounce --size 5\n' "$1" >"$work/expected"
    check "plays something else than $1" cmp -s "$work/expected" "$work/out"
    shift
    printf '%s' "${1:+$1
}" >"$work/expected"
    check "tells something else than '$*'" cmp -s "$work/expected" "$work/err"
}

# did WORD...: checks that exactly this was done.
did() {
    done=$(tr '\n' ' ' <"$work/done")
    check "did '${done% }', not '$*'" [ "${done% }" = "$*" ]
    : >"$work/done"
}

# stops TEXT...: checks that it does not play, and tells these.
stops() {
    fails 1 --size 5
    for text; do
        shows "$text" "$work/err"
    done
}

# In the player's own tree: built in place, and brought up to date at each start.
fresh
plays "$tree/build" 'Building Trounce; this happens once.'
did cmake cmake
plays "$tree/build"
did cmake
echo compile >"$work/faults"
rm "$tree/build/trounce"
stops 'error: no such thing' "$tree/build/build.log"

builds_in() { # FOLDER: plays there, and tells of it
    plays "$1" "Building Trounce in $1 ($tree is read-only or another user's); this happens once."
}

# closed_tree COMMAND...: tests a tree that the player cannot or should not change, after this command.
closed_tree() {
    fresh
    run
    "$@"
    : >"$work/done"
    rm "$work/packages" # only a build would need them
    plays "$tree/build"
    did

    for fault in unfinished foreign; do
        fresh
        run
        if [ $fault = unfinished ]; then
            rm "$tree/build/trounce.lexicon"
        else
            printf '#!/bin/sh\nexit 127\n' >"$tree/build/trounce" # built for another machine
        fi
        "$@"
        builds_in "$cached"
    done

    fresh
    "$@"
    builds_in "$cached"
    check 'builds in the tree' [ ! -e "$tree/build" ]
    plays "$cached"
    export cache="$work/elsewhere"
    builds_in "$work/elsewhere/trounce"
    rm -rf "$home/.cache"
    cache=elsewhere
    builds_in "$cached"
    unset cache
    home=$work/done stops "Trounce cannot be built in $work/done/.cache/trounce"
    home=elsewhere stops "play: HOME is not an absolute path"
}

another_users() {
    chown -R 0:0 "$tree"
    chmod -R a+w "$tree"
}

closed_tree chmod -R a-w "$tree"
if is_thorough && [ -n "$as_player" ]; then
    closed_tree another_users
fi

# Packages are installed with a single sudo, and the player sees the progress.
for fault in none update; do
    fresh without
    echo $fault >"$work/faults"
    runs --size 5
    did sudo update install cmake cmake
    shows 'with sudo: libsdl2-dev' "$work/err"
    shows 'progress of install' "$work/err"
    check 'mixes it with what the game prints' [ "$(lines_of "$work/out")" -eq 1 ]
done

by_hand='apt-get install --no-install-recommends libsdl2-dev'
fresh without
echo sudo >"$work/faults"
stops 'player may not run sudo' "$by_hand"
did sudo
fresh without
echo install >"$work/faults"
stops 'apt-get: no install' "$by_hand"
did sudo update install
fresh without
rm "$work/bin/sudo"
stops "$by_hand"
did

# On a terminal, a build shows its progress and clears it at the end.
if command -v script >/dev/null; then
    fresh
    run_typed
    shows 'Building:  50 %'
    check 'shows it still' [ "$(tr '\r' '\n' <"$work/typed" | grep -c '^ *$')" -ge 1 ]
    run_typed
    check 'shows it with nothing to do' [ "$(lines_of "$work/out")" -eq 1 ]
fi
chmod -R u+w "$tree"
