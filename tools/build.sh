# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Shared by ./play, ./check and some tests: finds and installs the packages that a build needs, and
# builds. To be sourced after `root` is set to the source tree.
: "${root:?}"

trap 'exit 130' INT # so that traps on EXIT run
trap 'exit 143' TERM

refuse() { # MESSAGE: ends the script
    echo "${0##*/}: $1" >&2
    exit 1
}

print_usage() { # prints the comment at the top of this script, without its licence
    sed -n '1,/SPDX/d; /^#/!q; s/^# \{0,1\}//p' "$0"
}

refuse_options() {
    print_usage >&2
    exit 2
}

# read_options OPTIONS LEAST MOST ARGUMENT...: reads the options among the arguments of this script. Each
# of OPTIONS, such as check or languages=, is the name of a variable that gets the value yes, or that of
# the next argument. Then LEAST to MOST other arguments must follow, after shifting by $options_read. To
# be called before the script changes its folder.
read_options() {
    options=" $1 "
    options_least=$2
    options_most=$3
    shift 3
    options_read=$#
    while [ $# -gt 0 ]; do
        option=${1#--}
        case $1,$options in
        --help,*)
            print_usage
            exit
            ;;
        -*[!a-z-]*,*) refuse_options ;;
        --?*,*" $option "*) eval "$option=yes" ;;
        --?*,*" $option= "*)
            [ $# -ge 2 ] || refuse_options
            eval "$option=\$2"
            shift
            ;;
        -*) refuse_options ;;
        *) break ;;
        esac
        shift
    done
    if [ $# -lt "$options_least" ] || [ $# -gt "$options_most" ]; then
        refuse_options
    fi
    options_read=$((options_read - $#))
}

# The missing packages, by Debian's names, and the architecture that must be added to dpkg before
# packages with its suffix, such as libsqlite3-dev:i386, can be installed.
missing=
foreign=

need() { # package command...: records the package as missing if the command fails
    need_package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $need_package"
}

# need_commands PACKAGE:COMMAND...: records the packages whose commands are missing.
need_commands() {
    for need_command; do
        need "${need_command%:*}" any_command "${need_command#*:}"
    done
}

any_command() { # whether one of these commands exists
    for any_name; do
        if command -v "$any_name" >/dev/null 2>&1; then
            return 0
        fi
    done
    return 1
}

library() { # whether pkg-config knows the library, or would if it were installed itself
    if any_command pkg-config; then
        pkg-config --exists "$1"
    else
        dpkg -s "$2"
    fi
}

c_compiler() { # prints the compiler that CMake will use
    command -v cc || command -v gcc
}

c_headers() { # gcc without its recommended packages lacks the C library's headers
    printf '#include <stdio.h>\n' | "$(c_compiler)" -E -
}

need_compiler() { # and what every build takes
    need gcc c_compiler
    need libc6-dev c_headers
    need ninja-build any_command ninja make
    need_commands cmake:cmake pkg-config:pkg-config
}

need_build_packages() { # the compiler and everything the window needs
    need_compiler
    need libsdl2-dev library sdl2 libsdl2-dev
    need libsdl2-ttf-dev library SDL2_ttf libsdl2-ttf-dev
    need libsdl2-mixer-dev library SDL2_mixer libsdl2-mixer-dev
    need libsqlite3-dev library sqlite3 libsqlite3-dev
    need_commands gettext:msgfmt
}

# apt_install PACKAGE...: installs without questions. The package lists may be missing or outdated, so
# they are fetched first. It is a single command, so that a failing sudo asks only once. If the packages
# cannot be installed, an architecture added for them is removed again.
apt_install() {
    if [ -t 2 ]; then
        set -- -o Dpkg::Progress-Fancy=1 "$@"
    fi
    # shellcheck disable=SC2016,SC2086 # expanded by the inner shell; $as_root is empty or sudo
    $as_root sh -c '
        foreign=$1
        shift
        if [ "$foreign" ]; then
            dpkg --add-architecture "$foreign" || exit
        fi
        apt-get update || echo "Going on with the package lists that are here."
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" && exit
        status=$?
        if [ "$foreign" ]; then
            dpkg --remove-architecture "$foreign"
        fi
        exit "$status"
    ' apt_install "$foreign" -o DPkg::Lock::Timeout=300 "$@" </dev/null >&2
}

refuse_to_install() { # MESSAGE: ends the script, and says how to install
    echo "$1" >&2
    echo "    $install_by_hand" >&2
    exit 1
}

# install_missing PURPOSE: installs what need() found missing; exits if it cannot.
install_missing() {
    [ "$missing" ] || return 0
    if ! any_command apt-get; then
        echo "Trounce needs these to be $1 (names as in Debian):$missing" >&2
        echo "Please install them; there is no apt-get here that could." >&2
        if c_compiler >/dev/null && any_command cmake && any_command ninja make &&
            any_command pkg-config; then
            return
        fi
        exit 1
    fi
    install_by_hand="apt-get install --no-install-recommends$missing"
    if [ "$foreign" ]; then
        install_by_hand="dpkg --add-architecture $foreign && apt-get update && $install_by_hand"
    fi
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
        any_command sudo ||
            refuse_to_install "Trounce needs a few packages to be $1. Please run as root:"
    fi
    if [ "$foreign" ]; then
        echo "Adding $foreign to the architectures whose packages dpkg installs." >&2
    fi
    echo "Trounce needs these packages to be $1, installing them${as_root:+ with sudo}:$missing" >&2
    # shellcheck disable=SC2086 # a list of words
    apt_install $missing ||
        refuse_to_install "The packages could not be installed. As root, this would do it:"
}

cache_folder() { # prints that of the user, for files that can be made again; relative paths are ignored
    case ${XDG_CACHE_HOME-},${HOME-} in
    /*) echo "$XDG_CACHE_HOME/trounce" ;;
    *,/*) echo "$HOME/.cache/trounce" ;;
    *) refuse "HOME is not an absolute path" ;;
    esac
}

is_of_tree() { # FOLDER: whether it is a build folder of this tree at its present location
    grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt" 2>/dev/null
}

# configure FOLDER OPTIONS...: configures a build folder, from scratch if the tree was moved or if an
# earlier version configured the folder.
configure() {
    configure_folder=$1
    shift
    configure_cache=$configure_folder/CMakeCache.txt
    # Earlier versions left the flags of a release build at CMake's, which disable assertions.
    if ! is_of_tree "$configure_folder" ||
        grep -qxF 'CMAKE_C_FLAGS_RELEASE:STRING=-O3 -DNDEBUG' "$configure_cache"; then
        rm -rf "$configure_cache" "$configure_folder/CMakeFiles"
    fi
    if [ ! -f "$configure_cache" ]; then
        if any_command ninja; then
            set -- -G Ninja "$@"
        else
            set -- -G 'Unix Makefiles' "$@"
        fi
    fi
    cmake -S "$root" -B "$configure_folder" "$@"
}

# configure_and_compile FOLDER OPTIONS...
configure_and_compile() {
    configure "$@" && compile "$1"
}

tree_version() { # prints the version of the tree, which CMakeLists.txt names
    sed -n 's/^project(trounce VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"
}

# pack_source VERSION FILE: packs the committed tree, as the release of that version, into a .tar.xz file.
# Debian keeps debian/ apart from it.
pack_source() {
    git -C "$root" archive --prefix="trounce-$1/" HEAD . ':(exclude)debian' | xz -9e -T1 >"$2"
}

c_files() { # lists those of the tree
    (cd "$root" && find include src tests assets tools examples -name '*.[ch]' -type f)
}

processors() {
    getconf _NPROCESSORS_ONLN
}

# compile FOLDER OPTIONS...: builds on all processors.
compile() {
    compile_folder=$1
    shift
    cmake --build "$compile_folder" --parallel "$(processors)" "$@"
}
