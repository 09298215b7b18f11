# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Bare Debians in folders of their own, which end with the script. To be read with `.`; needs root
# and debootstrap.

refuse() {
    echo "${0##*/}: $1" >&2
    exit 1
}

need_bare_root() {
    [ "$(id -u)" -eq 0 ] || refuse "it takes root to install a Debian in a folder"
    command -v debootstrap >/dev/null || refuse "there is no debootstrap"
}

bare=
remove_bare_root() {
    [ -z "$bare" ] || rm -rf --one-file-system "$bare"
    bare=
}

# make_bare_root NAME SUITE [MIRROR]: sets $bare, a folder under /var/tmp, and installs the suite to
# $bare/base, with sources. Updates of the suite's security come from where they come here, if apt
# here has any. A script that sets traps of its own removes the root itself.
make_bare_root() {
    bare=$(mktemp -d "/var/tmp/$1.XXXXXX")
    trap remove_bare_root EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    bare_mirror=${3:-$(mirror_of Debian)}
    echo "Installing $2 ..."
    # shellcheck disable=SC2086 # no mirror means debootstrap's own
    debootstrap --variant=minbase "$2" "$bare/base" $bare_mirror >"$bare/log" 2>&1 || {
        cat "$bare/log"
        refuse "no bare root"
    }
    cp /etc/resolv.conf /etc/hosts "$bare/base/etc/"
    bare_sources=$bare/base/etc/apt/sources.list
    bare_security=$(mirror_of Debian-Security)
    if [ "$2" != sid ] && [ "$bare_security" ]; then
        echo "deb $bare_security $2-security main" >>"$bare_sources"
    fi
    sed 's/^deb /deb-src /' "$bare_sources" >"$bare_sources.d/sources.list"
    echo force-unsafe-io >"$bare/base/etc/dpkg/dpkg.cfg.d/unsafe-io" # nobody needs it after a crash
    # A mirror may stand still, or the clock run ahead of it.
    echo 'Acquire::Check-Valid-Until "false";' >"$bare/base/etc/apt/apt.conf.d/99still"
}

mirror_of() { # LABEL: the one that apt uses here
    # shellcheck disable=SC2016 # apt-get's own format
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Label: $1" |
        sort -u | head -n 1
}

# in_root COMMANDS [USER_ID]: in $bare/base, in namespaces that end with the commands, so that nothing
# is left mounted or running. With DISPLAY set, in the same screen.
in_root() {
    mkdir -p "$bare/base/tmp/.X11-unix"
    # shellcheck disable=SC2016 # expanded by the shell within
    unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$1/proc"
        mount -t devpts -o newinstance,ptmxmode=666 devpts "$1/dev/pts"
        if [ -d /tmp/.X11-unix ]; then
            mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
        fi
        exec chroot --userspec="$3:$3" --groups= "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
            ${4:+DISPLAY="$4"} sh -euc "$2"' \
        in_root "$bare/base" "$1" "${2:-0}" "${DISPLAY-}"
}

# write_entrance FILE ROOT PROGRAM FOLDER: a command that is PROGRAM in the Debian in ROOT, for the
# tests of windows: with the environment of here, on the same screen, and with FOLDER and /tmp of here.
# Its process is the program's.
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
