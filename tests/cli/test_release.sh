#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what tools/release refuses and makes, in a small tree with stub packers.
set -u
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
for tool in git xz; do
    command -v $tool >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done

tree=$work/tree
mkdir -p "$tree/tools" "$work/bin"
cp "$source_dir/tools/release" "$source_dir/tools/build.sh" "$tree/tools/"
echo 'project(trounce VERSION 3.2.1 LANGUAGES C)' >"$tree/CMakeLists.txt"
echo '/build*/' >"$tree/.gitignore"
for kind in debian:.deb portable:-linux-x86_64.tar.xz windows:-windows-setup.exe \
    windows:-windows-x86_64.zip; do
    packer=$tree/tools/${kind%:*}
    # shellcheck disable=SC2016 # expanded by the packer
    printf 'mkdir -p "$1" && echo %s >"$1/trounce-3.2.1%s"\n' "$kind" "${kind#*:}" >>"$packer"
    chmod +x "$packer"
done
# shellcheck disable=SC2016 # expanded by the packer
echo 'mkdir -p "$1" && echo page >"$1/index.html"' >"$tree/tools/web"
chmod +x "$tree/tools/web"
# Stubs for root and for packages: nothing is installed.
printf '#!/bin/sh\necho 0\n' >"$work/bin/id"
# shellcheck disable=SC2016 # expanded by the stub
printf '#!/bin/sh\necho "$0 $*" >>"%s"\nexit 100\n' "$work/installed" >"$work/bin/apt-get"
echo '#!/bin/sh' >"$work/bin/debootstrap"
chmod +x "$work"/bin/*
PATH=$work/bin:$PATH
export HOME="$work" GIT_CONFIG_NOSYSTEM=1
cd "$tree" || exit 1
git init -q . && git config user.name x && git config user.email x && git add . && git commit -qm x
trounce=$tree/tools/release
out=build-release/trounce-3.2.1

refuses() { # TEXT VERSION
    run "$2"
    ends 1
    check "does not say '$1'" grep -qxF "release: $1" "$work/err"
    check 'makes something' [ ! -e $out ]
}

passed_for() { # COMMIT
    mkdir -p build-release
    printf '%s\nSkipped: nothing\n' "$1" >build-release/checked
}

for words in '' '--check' '3.2.1 please' '--all 3.2.1'; do
    # shellcheck disable=SC2086 # split on purpose
    run $words
    ends 2
done
refuses 'the tree is of version 3.2.1, not 3.2' 3.2
refuses "./check --all has not passed for this commit, $(git rev-parse HEAD)" 3.2.1
passed_for 0123456789012345678901234567890123456789
refuses "./check --all has not passed for this commit, $(git rev-parse HEAD)" 3.2.1
passed_for "$(git rev-parse HEAD)"
: >new
refuses 'the tree is not as it was committed' 3.2.1
rm new
runs --check 3.2.1
shows 'Skipped: nothing'
shows 'Made again, all of it has the same bytes.'
ran='what was released'
(cd $out && LC_ALL=C ls) >"$work/out"
printf 'trounce-3.2.1%s\n' -linux-x86_64.tar.xz -web.tar.xz -windows-setup.exe -windows-x86_64.zip .deb \
    .tar.xz >"$work/files"
sed 1i\\SHA256SUMS "$work/files" >"$work/expected"
check 'is something else' cmp -s "$work/expected" "$work/out"
sed 's/.*  //' $out/SHA256SUMS >"$work/out"
check 'has other checksums' cmp -s "$work/files" "$work/out"
(cd $out && sha256sum --quiet -c SHA256SUMS) >"$work/err" 2>&1
check 'has wrong checksums' [ $? -eq 0 ]
tar -tf $out/trounce-3.2.1.tar.xz >"$work/out"
check 'has another source' grep -qxF trounce-3.2.1/tools/release "$work/out"

tar -tf $out/trounce-3.2.1-web.tar.xz >"$work/out"
check 'has another page' grep -qxF trounce-3.2.1-web/index.html "$work/out"

# shellcheck disable=SC2016 # expanded by the packer
echo 'echo $$ >"$1/trounce-3.2.1.deb"' >>tools/debian
git commit -qam x
passed_for "$(git rev-parse HEAD)"
run --check 3.2.1
ends 1
check 'does not say that two differ' \
    grep -qxF 'release: made again, these differ' "$work/err"
check 'installs something' [ ! -e "$work/installed" ]
finish
