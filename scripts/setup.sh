# Sourced by the commands beside it. Sets up what is missing and builds the tools under build/:
#   set_up judge|test|bench  installs the packages that this purpose needs
#   build TARGET...          configures and builds
# Afterwards $root is the repository and $build its build folder.

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build

die() {
    printf '%s: %s\n' "$(basename "$0")" "$1" >&2
    exit 2
}

# A package of the distribution, and why it is needed.
packages_for_judge='
g++: compiles the tools and what is judged
cmake: configures the build
ninja-build: builds, and only what has changed
libfmt-dev: text output of the tools
libcli11-dev: command lines of the tools
nlohmann-json3-dev: scripts/judge --json
libtomlplusplus-dev: reads problems/*/problem.toml
'
packages_for_bench="$packages_for_judge
valgrind: counts instructions
"
other_compilers='clang: LibreOJ compiles with it; fuzzing
libc++-dev: the standard library of Clang, as LibreOJ uses it
libc++abi-dev: belongs to libc++-dev
g++-multilib: HDU compiles for 32 bits
'
packages_for_profiles="$packages_for_judge$other_compilers"
packages_for_test="$packages_for_judge${other_compilers}libgtest-dev: the test framework
libclang-rt-dev: sanitizers and fuzzer of Clang
clang-format: one format for all sources
python3: judging a program that is not C++
g++-mingw-w64-i686-win32: every bundle also compiles for Windows
"

install_packages() {
    local list=$1 missing=() line package
    while IFS= read -r line; do
        package=${line%%:*}
        [ -z "$line" ] && continue
        # "${db:Status-Status}" is "installed" for a package that is there and whole.
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] && continue
        [ ${#missing[@]} -eq 0 ] && echo "Installing what is missing:" >&2
        echo "  $line" >&2
        missing+=("$package")
    done <<<"$list"
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "not root, and no sudo; run as root: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    local log=$build/apt.log
    if ! { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } \
        >"$log" 2>&1 </dev/null; then
        tail -n 5 "$log" >&2
        die "the packages could not be installed (all messages: $log); try: apt-get install ${missing[*]}"
    fi
}

# The compilers of scripts/matrix, each for itself: where the system does not have one, the others
# still come.
packages_for_matrix="${other_compilers}g++-11-multilib: GCC 11
g++-12-multilib: GCC 12, as LibreOJ has it
clang-14: as LibreOJ has it
clang-19: a newer Clang
libclang-rt-14-dev: its sanitizers
libclang-rt-19-dev: its sanitizers
g++-mingw-w64-i686-win32: 32-bit Windows, as HDU has it
g++-mingw-w64-x86-64-win32: 64-bit Windows
wine64: runs 64-bit Windows programs
"

install_matrix() {
    command -v apt-get >/dev/null || die "install the compilers yourself; see scripts/matrix --list"
    local line package
    while IFS= read -r line; do
        (install_packages "$line") || echo "  goes on without it" >&2
    done <<<"$packages_for_matrix"
    # It cannot be installed beside the libc++ of another version, so it is only unpacked.
    local folder=$build/libc++-19
    [ -d "$folder" ] && return
    mkdir -p "$folder.new"
    echo "Unpacking libc++ 19 into build/libc++-19" >&2
    if (cd "$folder.new" &&
        apt-get download libc++-19-dev libc++1-19 libc++abi-19-dev libc++abi1-19 libunwind-19 &&
        for package in *.deb; do dpkg -x "$package" .; done) >"$build/apt.log" 2>&1; then
        mv "$folder.new" "$folder"
    else
        rm -rf "$folder.new"
        echo "  this system does not have it; goes on without it" >&2
    fi
}

# Systems without dpkg: the tools have to be there; CMake fetches missing libraries by itself.
check_commands() {
    local missing=() name
    for name in g++ cmake ninja; do
        command -v "$name" >/dev/null || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] ||
        die "missing: ${missing[*]}; install GCC 11, CMake 3.22, Ninja or newer (dnf install gcc-c++ cmake ninja-build; pacman -S gcc cmake ninja) and start again"
}

set_up() {
    [ "$(uname -s)" = Linux ] ||
        die "the local judge needs Linux (on Windows: WSL; on macOS: a virtual machine); solutions compile anywhere"
    mkdir -p "$build"
    local list=packages_for_$1
    local stamp=$build/setup-$1
    [ -f "$stamp" ] && [ "$(<"$stamp")" = "${!list}" ] && return
    if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
        install_packages "${!list}"
    else
        check_commands
    fi
    printf '%s' "${!list}" >"$stamp"
}

build() {
    exec 8>"$build/lock"
    flock 8
    if [ ! -f "$build/build.ninja" ] || [ -n "${configure_options:-}" ]; then
        # shellcheck disable=SC2086
        cmake -S "$root" -B "$build" -G Ninja ${configure_options:-} >"$build/configure.log" 2>&1 8>&- || {
            tail -n 20 "$build/configure.log" >&2
            die "the build could not be configured (all messages: build/configure.log)"
        }
    fi
    ninja -C "$build" "$@" 8>&- |
        grep -v -e '^ninja: ' -e 'Re-checking globbed' >&2 || [ "${PIPESTATUS[0]}" -eq 0 ] ||
        die "the build failed; see above"
    flock -u 8
    exec 8>&-
}
