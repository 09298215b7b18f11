# shellcheck shell=sh disable=SC2016,SC2034,SC2154 # for pkg-config; variables of the scripts
# SPDX-License-Identifier: MIT
# Shared by tools/windows, tools/web and tools/portable, which pack the game for other systems, and by
# their -libraries, which build libraries from Debian's source packages. To be sourced after
# tools/build.sh; `root` is the source tree.
: "${root:?}"

# ---- the game ----

# begin_packing OPTIONS FOLDER ARGUMENT...: reads the options of a script, which are OPTIONS, check and
# languages=, and its argument, the folder $out where its files go (default: FOLDER). The same commit
# gives the same bytes.
begin_packing() {
    packing_options="check languages= $1"
    out=$2
    shift 2
    check='' anew='' serve='' port='' listen='' languages=all
    read_options "$packing_options" 0 1 "$@"
    shift "$options_read"
    mkdir -p "${1:-$out}"
    out=$(CDPATH='' cd -- "${1:-$out}" && pwd -P)
    version=$(tree_version)
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
    export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
}

# make_files MAKE NAME...: has the function MAKE make the files with these names in $out, and then, with
# --check, in another folder from nothing, and compares every byte. What it builds is in $made.
make_files() {
    files_make=$1
    shift
    "$files_make" "$out"
    if [ "$check" ]; then
        anew=yes
        again=$made/again
        rm -rf "$made/host" "$made/game" "$again"
        mkdir -p "$again"
        "$files_make" "$again"
        for file; do
            diff -r "$out/$file" "$again/$file"
        done
        rm -r "$again"
        echo "A second build has the same bytes."
    fi
}

# build_game SYSTEM OPTION...: builds the libraries, whose folder is $libraries then, the tools, and the
# game in $made/game, with options for its flags.
build_game() {
    system=$1
    shift
    stage "Building the libraries" "$root/tools/$system-libraries" ${anew:+--anew}
    libraries=$(head -n 1 "$log")
    stage "Building the tools" build_host_tools "$made/host"
    stage "Building the game" configure_and_compile "$made/game" -DCMAKE_BUILD_TYPE=Release \
        -DTROUNCE_TESTS=OFF -DTROUNCE_LIBRARY=OFF -DTROUNCE_LANGUAGES="$languages" \
        -DCMAKE_TOOLCHAIN_FILE="$root/tools/$system.cmake" -DTROUNCE_HOST_TOOLS="$made/host" "$@"
}

# need_cross_packages PACKAGE:COMMAND...: records what such a build needs and these packages if missing.
need_cross_packages() {
    need_compiler
    need libsqlite3-dev library sqlite3 libsqlite3-dev
    need_commands gettext:msgfmt dpkg-dev:dpkg-source tcl:tclsh "$@"
}

# stage TEXT COMMAND...: runs it in a subshell, in which each command of a function must succeed. Its
# output goes to the file $log, and is shown if it fails; so is what it says with `progress`, at once.
stage() {
    echo "$1 ..."
    shift
    set +e # a function before || would go on after a command that fails
    (
        set -e
        "$@"
    ) 3>&1 >"$log" 2>&1
    stage_status=$?
    set -e
    [ $stage_status -eq 0 ] || {
        tail -n 60 "$log" >&2
        [ $stage_status -eq 77 ] || echo "$(basename -- "$0"): nothing could be made" >&2
        exit $stage_status
    }
}

progress() { # TEXT: shows it in a terminal or log, also while `stage` keeps the output of a command
    { echo "    $1" >&3; } 2>/dev/null || :
}

# build_host_tools FOLDER: builds the programs that a build for another system runs on this one.
build_host_tools() {
    configure "$1" -DCMAKE_BUILD_TYPE=Release -DTROUNCE_SDL=OFF -DTROUNCE_TESTS=OFF &&
        compile "$1" --target host_tools
}

# ---- its libraries ----

# begin_libraries NAME STAMP [--anew]: sets $folder, trounce/NAME-libraries in $XDG_CACHE_HOME or
# ~/.cache, and prints it. Ends the script if it has the libraries already, built by the same scripts and
# the compiler that STAMP describes, unless --anew is given. Otherwise sets $work, a folder to build in,
# which goes when the script ends. The toolchain is tools/NAME.cmake.
begin_libraries() {
    folder=$(cache_folder)/$1-libraries || exit
    toolchain=$root/tools/$1.cmake
    stamp=$(
        echo "$2"
        cat "$0" "$root/tools/cross.sh" "$root/tools/$1"*.cmake | sha256sum
        # The sources of the libraries change with these packages.
        apt-cache policy libfreetype-dev libsdl2-dev libsdl2-ttf-dev libsdl2-mixer-dev libsqlite3-dev \
            2>/dev/null | grep Candidate || :
    )
    mkdir -p "$(dirname -- "$folder")"
    exec 9>"$folder.lock" # other builds wait for this one
    flock 9
    echo "$folder"
    if [ "${3-}" != --anew ] && [ "$stamp" = "$(cat "$folder/stamp" 2>/dev/null)" ]; then
        exit
    fi
    work=$(mktemp -d "/var/tmp/trounce-$1.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    unset CMAKE_C_COMPILER_LAUNCHER
}

# empty_libraries: removes what was built before.
empty_libraries() {
    rm -rf "$folder"
    mkdir -p "$folder/lib/pkgconfig" "$folder/include" "$folder/licences"
}

end_libraries() { # the libraries are complete
    echo "$stamp" >"$folder/stamp"
}

# apt_get ARGUMENTS...: runs apt-get with separate lists of source packages, which few machines have
# configured; they come from the machine's own mirrors.
apt_get() {
    apt-get -q -o Dir::Etc::sourcelist="$work/apt/sources.list" \
        -o Dir::Etc::sourceparts="$work/apt/parts" -o Dir::State::lists="$work/apt/lists" \
        -o Dir::Cache="$work/apt/cache" -o APT::Sandbox::User=root "$@"
}

# get_sources SUITE PACKAGE...: unpacks them in $work/PACKAGE, with Debian's patches.
get_sources() {
    sources_suite=$1
    shift
    progress "fetching their sources: $*"
    rm -rf "$work/apt"
    mkdir -p "$work/apt/parts" "$work/apt/lists/partial" "$work/apt/cache/archives/partial"
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$list" ] || sed -n 's/^deb /deb-src /p' "$list"
    done >"$work/apt/sources.list"
    for list in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" \
            >"$work/apt/parts/$(basename "$list")"
    done
    find "$work/apt/sources.list" "$work/apt/parts" -type f \
        -exec sed -i -E "s/\\b(bookworm|trixie)\\b/$sources_suite/g" {} +
    (cd "$work" && apt_get update && apt_get source --download-only "$@") || {
        echo "Debian's source packages of the libraries cannot be had here"
        exit 77
    }
    for source; do
        dpkg-source --no-check -x "$work/$source"_*.dsc "$work/$source"
    done
}

# make_library PACKAGE OPTIONS...: builds with CMake.
make_library() {
    library=$1
    shift
    progress "building $library"
    cmake -S "$work/$library" -B "$work/made/$library" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DCMAKE_INSTALL_PREFIX="$folder" -D"$flags_of=$flags" \
        -DBUILD_SHARED_LIBS=OFF "$@"
    compile "$work/made/$library"
    cmake --install "$work/made/$library"
}

# make_freetype OPTIONS...: neither compressed fonts nor bitmaps.
make_freetype() {
    make_library freetype -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON \
        -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON "$@"
    sed -i 's|^prefix=.*|prefix=${pcfiledir}/../..|' "$folder/lib/pkgconfig/freetype2.pc"
    licence FreeType "$work/freetype/LICENSE.TXT" "$work/freetype/docs/FTL.TXT"
}

# make_ttf OPTIONS...
make_ttf() {
    make_library libsdl2-ttf -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=OFF -DSDL2TTF_VENDORED=OFF "$@"
    describe SDL2_ttf libsdl2-ttf "-lSDL2_ttf -lfreetype"
    licence SDL2_ttf "$work/libsdl2-ttf/LICENSE.txt"
}

# make_mixer OPTIONS...: plays the format of the game's sounds alone.
make_mixer() {
    make_library libsdl2-mixer -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_VENDORED=OFF -DSDL2MIXER_CMD=OFF \
        -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_MOD=OFF -DSDL2MIXER_MP3=OFF -DSDL2MIXER_MIDI=OFF \
        -DSDL2MIXER_OPUS=OFF -DSDL2MIXER_VORBIS=OFF -DSDL2MIXER_WAVE=OFF "$@"
    describe SDL2_mixer libsdl2-mixer -lSDL2_mixer
    licence SDL2_mixer "$work/libsdl2-mixer/LICENSE.txt"
}

# make_sqlite COMPILER ARCHIVER OPTIONS...: SQLite's own tools, which run on the build machine, merge its
# sources into one file. Memory and deleted bytes are handled as in Debian's build, so that tests see the
# same behaviour.
make_sqlite() {
    sqlite_compiler=$1
    sqlite_archiver=$2
    shift 2
    progress "building sqlite3"
    mkdir "$work/made/sqlite3"
    (
        cd "$work/made/sqlite3" || exit
        make -f "$work/sqlite3/main.mk" TOP="$work/sqlite3" BCC=cc NAWK=awk OPTS= sqlite3.c >make.log
        # shellcheck disable=SC2086 # one word per flag
        "$sqlite_compiler" $flags -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_OMIT_LOOKASIDE \
            -DSQLITE_SECURE_DELETE "$@" -c sqlite3.c
        "$sqlite_archiver" rcs "$folder/lib/libsqlite3.a" sqlite3.o
        cp sqlite3.h "$folder/include/"
    )
    licence SQLite "$work/sqlite3/LICENSE.md"
}

# describe NAME PACKAGE LIBRARIES: writes the pkg-config file of a static library. Some packages have
# none, and SDL's would link every program without a console. The folder stays relocatable.
describe() {
    cat >"$folder/lib/pkgconfig/$1.pc" <<END_OF_FILE
Name: $1
Description: $1
Version: $(dpkg-parsechangelog -l "$work/$2/debian/changelog" -S Version | sed 's/[+-].*//')
Cflags: -I\${pcfiledir}/../../include -I\${pcfiledir}/../../include/SDL2
Libs: -L\${pcfiledir}/.. $3
END_OF_FILE
}

licence() { # NAME FILE...: saves the files as one licence
    licence_name=$1
    shift
    cat "$@" >"$folder/licences/$licence_name.txt"
}
