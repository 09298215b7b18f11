# shellcheck shell=sh disable=SC2016 # expanded by inner shells and apt-get
# SPDX-License-Identifier: MIT
# Installs bare Debians in temporary folders, which are removed when the script ends, and so is the folder
# $work, if it has one. To be sourced after tools/build.sh; needs root and mmdebstrap.
: "${root:?}"
work=

need_bare_root() {
    [ "$(id -u)" -eq 0 ] || refuse "it takes root to install a Debian in a folder"
    command -v mmdebstrap >/dev/null || refuse "there is no mmdebstrap"
}

bare=
machine= # another folder in $bare than base
remove_bare_root() {
    [ -z "$bare" ] || rm -rf --one-file-system "$bare"
    bare=
}

# make_bare_root NAME SUITE [MIRROR [PACKAGE]]: sets $bare, a folder under /var/tmp, and installs the
# suite, and a package of it, in $bare/base, from the mirrors that apt uses here, or from Debian's own.
# MIRROR is an address, or a line of sources.list.
make_bare_root() {
    bare=$(mktemp -d "/var/tmp/$1.XXXXXX")
    trap 'remove_bare_root; rm -rf ${work:+"$work"}' EXIT
    bare_mirror=${3:-$(mirror_of Debian)}
    bare_security=$(mirror_of Debian-Security)
    bare_hooks=/usr/share/mmdebstrap/hooks/maybe-merged-usr
    case $2,${3-} in
    *,deb*) bare_security='' bare_hooks='' ;; # of another system, whose folders are merged already
    sid,*) bare_security= ;;
    esac
    echo "Installing $2 ..."
    # It need not survive a crash. The mirror may be stale, or the clock ahead of it.
    mmdebstrap --variant=minbase ${bare_hooks:+"--hook-dir=$bare_hooks"} \
        --dpkgopt=force-unsafe-io --aptopt='Acquire::Check-Valid-Until "false"' \
        --customize-hook='copy-in /etc/hosts /etc' --include="apt${4:+,$4}" "$2" "$bare/base" \
        ${bare_mirror:+"$bare_mirror" ${bare_security:+"deb $bare_security $2-security main"}} \
        >"$bare/log" 2>&1 || {
        cat "$bare/log"
        refuse "no bare root"
    }
}

mirror_of() { # LABEL: prints the mirror that apt uses here
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Label: $1" |
        sort -u | head -n 1
}

# in_root COMMANDS [USER_ID]: runs commands in $bare/base, or in $bare/$machine, in namespaces that end
# with the commands, so that nothing is left mounted or running. If DISPLAY is set, they use the same
# screen.
in_root() {
    install -d -m 1777 "$bare/${machine:-base}/tmp/.X11-unix" # so that any user can start an X server
    unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$1/proc"
        mount -t devpts -o newinstance,ptmxmode=666 devpts "$1/dev/pts"
        if [ -d /tmp/.X11-unix ]; then
            mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
        fi
        exec chroot --userspec="$3:$3" --groups= "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
            ${4:+DISPLAY="$4"} sh -euc "$2"' \
        in_root "$bare/${machine:-base}" "$1" "${2:-0}" "${DISPLAY-}"
}

# install_in_root PACKAGE...: installs them with what they need.
install_in_root() {
    in_root "export DEBIAN_FRONTEND=noninteractive
        apt-get update
        apt-get install -y --no-install-recommends $*" >"$bare/log" 2>&1 || {
        tail -n 40 "$bare/log" >&2
        refuse "$* could not be installed"
    }
}

count_packages() { # prints how many are installed
    chroot "$bare/${machine:-base}" dpkg-query -W | wc -l
}

# put_tree FOLDER: unpacks the committed tree there.
put_tree() {
    mkdir -p "$bare/${machine:-base}$1"
    git -C "$root" archive HEAD | tar -x -C "$bare/${machine:-base}$1"
}

# build_plan FOLDER: builds what says where things are in a window, and which words are on the board.
build_plan() {
    plan=$1
    {
        configure "$plan" -DCMAKE_BUILD_TYPE=Release -DTROUNCE_SDL=OFF \
            -DTROUNCE_TESTS=ON -DTROUNCE_LANGUAGES=en &&
            compile "$plan" --target plan plan_boards lexicon
    } >"$plan.log" 2>&1 || {
        tail -n 40 "$plan.log" >&2
        refuse "no plan of the window"
    }
}

# drag_a_word FOLDER COMMANDS USER_ID: drags a word in the game that these open, on the board
# casemopistrenapd in a window of 1280 × 800, and ends it. FOLDER gets a screenshot. Needs a plan.
drag_a_word() {
    "$root/tests/window/word" "$plan/trounce" "$1" "$bare/${machine:-base}/tmp/window.log" sh -c '
        root=$1
        . "$root/tools/bare.sh"
        bare=$2
        machine=$3
        in_root "export SDL_AUDIODRIVER=dummy TROUNCE_LOG=/tmp/window.log; $4" "$5"' \
        drag_a_word "$root" "$bare" "$machine" "$2" "$3"
}

# write_entrance FILE ROOT PROGRAM FOLDER: writes a command for the tests of windows that runs PROGRAM
# in the Debian in ROOT, with the environment, screen, FOLDER and /tmp of the host. The command execs,
# so that its process is the program's.
write_entrance() {
    mkdir -p "$2$4"
    cat >"$1" <<EOF
#!/bin/sh
exec unshare --mount sh -c '
    mount --bind /tmp "$2/tmp"
    mount --bind "$4" "$2$4"
    mount -t proc proc "$2/proc"
    mount --bind /dev "$2/dev"
    exec chroot "$2" "\$@"' trounce '$3' "\$@"
EOF
    chmod +x "$1"
}
