#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what tools/release refuses and makes, in a small tree with stub packers.
# shellcheck disable=SC2016 # expanded by the stubs and packers
. "$(dirname "$0")/lib.sh"
takes git xz

tree=$work/tree
mkdir -p "$tree/tools"
cp "$source_dir/tools/release" "$source_dir/tools/build.sh" "$tree/tools/"
echo 'project(trounce VERSION 3.2.1 LANGUAGES C)' >"$tree/CMakeLists.txt"
echo '/build*/' >"$tree/.gitignore"
for file in debian/trounce-3.2.1.deb portable/trounce-3.2.1-linux-x86_64.tar.xz web/index.html \
    windows/trounce-3.2.1-windows-setup.exe windows/trounce-3.2.1-windows-x86_64.zip; do
    echo 'mkdir -p "$1" && echo '"$file >\"\$1/${file#*/}\"" >>"$tree/tools/${file%/*}"
    chmod +x "$tree/tools/${file%/*}"
done
echo 'echo "po/xx.po: 3 fuzzy translations."' >"$tree/tools/translations"
chmod +x "$tree/tools/translations"
# Stubs for root and for packages: nothing is installed.
stub id 'echo 0'
stub apt-get 'echo "$0 $*" >>"$work/installed"; exit 100'
stub mmdebstrap ''
export HOME="$work" GIT_CONFIG_NOSYSTEM=1
cd "$tree" || exit 1
git init -q . && git config user.name x && git config user.email x && git add . && git commit -qm x
trounce=$tree/tools/release
out=build-release/trounce-3.2.1

releases_none() { # TEXT VERSION
    fails 1 "$2"
    check "does not say '$1'" grep -qxF "release: $1" "$work/err"
    check 'makes something' [ ! -e $out ]
}

passed_for() { # COMMIT
    mkdir -p build-release
    printf '%s\nSkipped: nothing\n' "$1" >build-release/checked
}

for words in '' '--check' '3.2.1 please' '--all 3.2.1'; do
    # shellcheck disable=SC2086 # split on purpose
    fails 2 $words
done
gives 'Usage: tools/release [--check] VERSION' --help
releases_none 'the tree is of version 3.2.1, not 3.2' 3.2
releases_none "./check --all has not passed for this commit, $(git rev-parse HEAD)" 3.2.1
passed_for 0123456789012345678901234567890123456789
releases_none "./check --all has not passed for this commit, $(git rev-parse HEAD)" 3.2.1
passed_for "$(git rev-parse HEAD)"
: >new
releases_none 'the tree is not as it was committed' 3.2.1
rm new
runs --check 3.2.1
shows 'Skipped: nothing'
shows 'po/xx.po: 3 fuzzy translations.'
shows 'Made again, all of it has the same bytes.'

cd $out || exit 1
run_as 'what was released' env LC_ALL=C ls
writes '%s\n' SHA256SUMS trounce-3.2.1-linux-x86_64.tar.xz trounce-3.2.1-web.tar.xz \
    trounce-3.2.1-windows-setup.exe trounce-3.2.1-windows-x86_64.zip trounce-3.2.1.deb trounce-3.2.1.tar.xz
sed 1d "$work/out" >"$work/files"
run_as 'SHA256SUMS' sed 's/.*  //' SHA256SUMS
writes_file "$work/files"
succeeds 'SHA256SUMS' sha256sum --quiet -c SHA256SUMS
run_as 'the source' tar -tf trounce-3.2.1.tar.xz
matches '^trounce-3.2.1/tools/release$'
run_as 'the page' tar -tf trounce-3.2.1-web.tar.xz
matches '^trounce-3.2.1-web/index.html$'

cd "$tree" || exit 1
echo 'echo $$ >"$1/trounce-3.2.1.deb"' >>tools/debian
git commit -qam x
passed_for "$(git rev-parse HEAD)"
fails 1 --check 3.2.1
matches '^release: made again, these differ$' "$work/err"
check 'installs something' [ ! -e "$work/installed" ]

# A stage of packing ends with the first command of its function that fails.
cat >"$work/packing" <<'END'
#!/bin/sh
set -eu
root=$source_dir
. "$root/tools/build.sh"
. "$root/tools/cross.sh"
log=$work/log
pack() { echo "no space"; return 3; }
pack_all() { pack; echo "all packed"; }
stage "Packing" pack_all
echo "done"
END
chmod +x "$work/packing"
export source_dir work
trounce=$work/packing
fails 3
matches '^no space$' "$work/err"
matches '^packing: nothing could be made$' "$work/err"
