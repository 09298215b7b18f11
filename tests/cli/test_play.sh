#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests ./play in trees that are the player's own, read-only or another user's, and on machines that
# lack packages. Compiler, cmake, apt-get and sudo are stubs: nothing is built or installed.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

tree="$work/a tree"
home=$work/home
cached=$home/.cache/trounce
mkdir -p "$tree/tools" "$work/bin" "$home"
cp "$source_dir/play" "$tree/"
cp "$source_dir/tools/build.sh" "$tree/tools/"

for tool in basename cat chmod dirname env getconf grep mkdir mktemp mv printf readlink rm sh; do
    ln -s "$(command -v "$tool")" "$work/bin/$tool"
done

# made_up NAME: makes a stub program of the script on standard input.
made_up() {
    { echo '#!/bin/sh' && echo "work='$work'" && cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# Stubs log what they do in $work/done, and fail as told by $work/faults.
made_up cc <<'END'
exit 0
END
made_up ninja <<'END'
exit 0
END
made_up id <<'END'
echo 1000
END
made_up pkg-config <<'END'
[ -e "$work/packages" ]
END
made_up sudo <<'END'
echo sudo >>"$work/done"
! grep -qs sudo "$work/faults" || { echo 'player may not run sudo' >&2; exit 1; }
exec "$@"
END
made_up apt-get <<'END'
case " $* " in
*' update '*) command=update ;;
*) command=install ;;
esac
echo "$command" >>"$work/done"
echo "apt-get: progress of $command"
! grep -qs "$command" "$work/faults" || { echo "apt-get: no $command" >&2; exit 100; }
[ $command = update ] || : >"$work/packages"
END
made_up cmake <<'END'
echo cmake >>"$work/done"
if [ "$1" = -S ]; then
    echo "CMAKE_HOME_DIRECTORY:INTERNAL=$2" >"$4/CMakeCache.txt"
    exit
fi
echo '[  0%] Re-checking globbed directories...'
[ ! -x "$2/trounce" ] || exit 0
echo '[ 50%] Building C object'
! grep -qs compile "$work/faults" || { echo 'error: no such thing'; exit 1; }
: >"$2/trounce.lexicon"
printf '#!/bin/sh\necho "$0 $*"\n' >"$2/trounce"
chmod +x "$2/trounce"
echo '[100%] Linking C executable'
END

# The player must not be root, who can write anywhere.
: >"$work/done"
as_player=
if [ "$(id -u)" -eq 0 ]; then
    as_player='setpriv --reuid 65534 --regid 65534 --clear-groups'
    chmod 755 "$work"
    chown -R 65534:65534 "$work"
fi
trounce=$work/player
cat >"$trounce" <<END
#!/bin/sh
exec $as_player env -i PATH='$work/bin' HOME="\${home:-$home}" XDG_CACHE_HOME="\${cache-}" \\
    '$tree/play' "\$@"
END
chmod +x "$trounce"

# fresh: makes a tree of the player's that was never built, on a machine that has all packages.
fresh() {
    chmod -R u+w "$tree"
    rm -rf "$tree/build" "$home/.cache" "$work/elsewhere" "$work/faults"
    own
    : >"$work/done"
    : >"$work/packages"
}

own() {
    [ -z "$as_player" ] || chown -R 65534:65534 "$tree"
}

# plays FOLDER LINE...: checks that the game in the folder was played and that these lines were printed.
plays() {
    ends 0
    printf '%s/trounce --size 5\n' "$1" >"$work/expected"
    check "plays something else than $1" cmp -s "$work/expected" "$work/out"
    shift
    : >"$work/expected"
    [ $# -eq 0 ] || printf '%s\n' "$@" >"$work/expected"
    check "tells something else than '$*'" cmp -s "$work/expected" "$work/err"
}

# did WORD...: checks that exactly this was done.
did() {
    done=$(tr '\n' ' ' <"$work/done")
    check "did '${done% }', not '$*'" [ "${done% }" = "$*" ]
    : >"$work/done"
}

tells() {
    check "does not tell '$1'" grep -qF -- "$1" "$work/err"
}

# In the player's own tree: built in place, and brought up to date at each start.
fresh
run --size 5
plays "$tree/build" 'Building Trounce; this happens once.'
did cmake cmake
run --size 5
plays "$tree/build"
did cmake
echo compile >"$work/faults"
rm "$tree/build/trounce"
run --size 5
ends 1
tells 'error: no such thing'
tells "$tree/build/build.log"

builds_in() { # FOLDER: prints the message about it
    echo "Building Trounce in $1 ($tree is read-only or another user's); this happens once."
}

# closed_tree HOW: tests a tree that the player cannot or should not change.
closed_tree() {
    fresh
    run
    "$1"
    : >"$work/done"
    rm "$work/packages" # only a build would need them
    run --size 5
    plays "$tree/build"
    did

    fresh
    run
    rm "$tree/build/trounce.lexicon" # an unfinished build
    "$1"
    run --size 5
    plays "$cached" "$(builds_in "$cached")"

    fresh
    run
    printf '#!/bin/sh\nexit 127\n' >"$tree/build/trounce" # built for another machine
    "$1"
    run --size 5
    plays "$cached" "$(builds_in "$cached")"

    fresh
    "$1"
    run --size 5
    plays "$cached" "$(builds_in "$cached")"
    check 'builds in the tree' [ ! -e "$tree/build" ]
    run --size 5
    plays "$cached"
    cache=$work/elsewhere run --size 5
    plays "$work/elsewhere/trounce" "$(builds_in "$work/elsewhere/trounce")"
    rm -rf "$home/.cache"
    cache=elsewhere run --size 5
    plays "$cached" "$(builds_in "$cached")"
    home=$work/done run --size 5
    ends 1
    tells "Trounce cannot be built in $work/done/.cache/trounce"
}

read_only() {
    chmod -R a-w "$tree"
}

closed_tree read_only
if is_thorough && [ -n "$as_player" ]; then
    another_users() {
        chown -R 0:0 "$tree"
        chmod -R a+w "$tree"
    }
    closed_tree another_users
fi

# Packages are installed with a single sudo, and the player sees the progress.
fresh
rm "$work/packages"
runs --size 5
did sudo update install cmake cmake
tells 'with sudo: libsdl2-dev'
tells 'progress of install'
check 'mixes it with what the game prints' [ "$(wc -l <"$work/out")" -eq 1 ]

fresh
rm "$work/packages"
echo update >"$work/faults"
runs --size 5
did sudo update install cmake cmake

for fault in sudo install; do
    fresh
    rm "$work/packages"
    echo $fault >"$work/faults"
    run --size 5
    ends 1
    if [ $fault = sudo ]; then
        did sudo
        tells 'player may not run sudo'
    else
        did sudo update install
        tells 'apt-get: no install'
    fi
    tells 'apt-get install --no-install-recommends libsdl2-dev'
done

fresh
rm "$work/packages" "$work/bin/sudo"
run --size 5
ends 1
did
tells 'apt-get install --no-install-recommends libsdl2-dev'

# On a terminal, a build shows its progress and clears it at the end.
if command -v script >/dev/null; then
    fresh
    ran='play on a terminal'
    script -qec "'$trounce'" /dev/null <"$work/in" >"$work/out" 2>"$work/err"
    shows 'Building:  50 %'
    check 'shows it still' [ "$(tr '\r' '\n' <"$work/out" | grep -c '^ *$')" -ge 1 ]
    script -qec "'$trounce'" /dev/null <"$work/in" >"$work/out" 2>"$work/err"
    check 'shows it with nothing to do' [ "$(wc -l <"$work/out")" -eq 1 ]
fi

chmod -R u+w "$tree"
finish
