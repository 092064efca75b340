# The commands source this file. It installs what is missing and builds the tools in build/:
#   set_up judge|new|test|bench|site|site_test  installs the packages that this purpose needs
#   build TARGET...          configures and builds
#   modules_of any|one "KIND..." "$@"
#                            sets $modules, the targets of these kinds for the problems that a
#                            command line names: any of its words, or its first word alone
# It sets $root, the repository, and $build, its build folder.

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build

# A copied or moved checkout brings along programs that were built for the other one.
other=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt" 2>/dev/null || true)
if [ -n "$other" ] && [ "$other" != "$root" ]; then
    echo "build/ was made for $other; building anew" >&2
    rm -rf "$build"
fi

# A command that is built can tell its help without anything else.
help=
case " $* " in *" --help "* | *" -h "*) help=yes ;; esac
if [ -n "$help" ]; then
    case $(basename "$0") in
    stress) [ ! -x "$build/bin/judge" ] || exec "$build/bin/judge" --stress "$@" ;;
    *) [ ! -x "$build/bin/$(basename "$0")" ] || exec "$build/bin/$(basename "$0")" "$@" ;;
    esac
fi

die() {
    if [ -n "$help" ]; then
        echo "The full help of scripts/$(basename "$0") needs the tools, which are not built: $1."
        echo "README.md shows what the command does."
        exit 0
    fi
    printf '%s: %s\n' "$(basename "$0")" "$1" >&2
    exit 2
}

# Packages of the distribution, and why they are needed.
# CMake fetches the libraries that are missing.
libraries='libfmt-dev: text output of the tools
libcli11-dev: command lines of the tools
nlohmann-json3-dev: scripts/judge --json
libtomlplusplus-dev: reads problems/*/problem.toml
'
http_library='libcpp-httplib-dev: scripts/new takes problems from the browser
'
test_library='libgtest-dev: the test framework
'
packages_for_judge="g++: compiles the tools and what is judged
cmake: configures the build
ninja-build: builds, and only what has changed
$libraries"
packages_for_new="$packages_for_judge$http_library"
packages_for_bench="${packages_for_judge}valgrind: counts instructions, sees values that were never set
"
other_compilers='clang: LibreOJ compiles with it; fuzzing
libc++-dev: the standard library of Clang, as LibreOJ uses it
libc++abi-dev: belongs to libc++-dev
g++-multilib: HDU compiles for 32 bits
'
packages_for_profiles="$packages_for_judge$other_compilers"
packages_for_test="$packages_for_bench$other_compilers$http_library${test_library}libclang-rt-dev: sanitizers and fuzzer of Clang
clang-format: one format for all sources
python3: judging a program that is not C++
g++-mingw-w64-i686-win32: every bundle also compiles for Windows
lld: links WebAssembly, in which the judge's core and every bundle also run
wasi-libc: the C library there
libc++-dev-wasm32: the C++ library there
libclang-rt-dev-wasm32: belongs to Clang
nodejs: runs WebAssembly
"
packages_for_site="$packages_for_judge
clang: compiles WebAssembly
lld: links it
wasi-libc: the C library there
libc++-dev-wasm32: the C++ library there
libclang-rt-dev-wasm32: belongs to Clang
"
packages_for_site_test='chromium: shows the pages to the tests
'

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
        if ! command -v sudo >/dev/null; then
            go_on_without "not root, and no sudo" "${missing[@]}"
            return
        fi
        as_root=(sudo)
    fi
    local log=$build/apt.log
    if ! { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } \
        >"$log" 2>&1 </dev/null; then
        tail -n 5 "$log" >&2
        go_on_without "cannot install the packages (log: $log)" "${missing[@]}"
    fi
}

# What is no library has to be installed.
go_on_without() {
    local why=$1 tools=() package
    shift
    for package; do
        [[ $'\n'$libraries$http_library$test_library == *$'\n'"$package: "* ]] || tools+=("$package")
    done
    [ ${#tools[@]} -eq 0 ] || die "$why; run as root: apt-get install ${tools[*]}"
    echo "  $why; CMake fetches the libraries" >&2
}

# The compilers of scripts/matrix, installed one by one: if the system lacks one, the others
# are still installed.
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

# Unpacks into build/ what conflicts with installed packages.
unpack() {
    local folder=$build/$1 what=$2 log=$build/apt.log
    [ -d "$folder" ] && return 0
    echo "Unpacking $what into build/$1" >&2
    rm -rf "$folder.new" && mkdir -p "$folder.new/lists/partial" "$folder.new/cache"
    if (cd "$folder.new" && "unpack_$1" && mkdir "$folder" && mv usr "$folder") >"$log" 2>&1; then
        rm -rf "$folder.new"
    else
        echo "  not available (log: $log); continuing without it" >&2
    fi
}

unpack_libcxx() {
    apt-get download libc++-19-dev libc++1-19 libc++abi-19-dev libc++abi1-19 libunwind-19 || return
    local package
    for package in *.deb; do dpkg -x "$package" . || return; done
}

# Uses its own package lists, so that the system need not enable 32-bit packages.
unpack_wine32() {
    local package apt=(apt-get -o APT::Architecture=i386 -o APT::Architectures=i386 -o Dir::Cache="$PWD/cache"
        -o Dir::State::lists="$PWD/lists" -o Dir::State::status=/dev/null)
    "${apt[@]}" update || true # some of the lists may suffice
    "${apt[@]}" download wine32 libwine libz-mingw-w64 || return
    for package in *.deb; do dpkg -x "$package" . || return; done
    # As the packages would set it up: the loader looks for a server of this name, the libraries for zlib.
    ln -sf wineserver32 usr/lib/wine/wineserver
    ln -sf ../../../../i686-w64-mingw32/lib/zlib1.dll usr/lib/i386-linux-gnu/wine/i386-windows/
}

install_matrix() {
    command -v apt-get >/dev/null || die "install the compilers yourself; see scripts/matrix --list"
    local line
    while IFS= read -r line; do
        (install_packages "$line") || echo "  continuing without it" >&2
    done <<<"$packages_for_matrix"
    unpack libcxx "libc++ 19, which excludes that of Clang 14"
    unpack wine32 "Wine for 32-bit Windows programs (2 GB with what it makes)"
}

# Without dpkg, the user installs the tools; CMake fetches missing libraries.
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
    [ -r /proc/self/status ] ||
        die "the judge measures memory by /proc, which is not there; run as root: mount -t proc proc /proc"
    [ -d "$build" ] || mkdir -p "$build" 2>/dev/null || die "cannot make $build; copy the checkout to a place of your own"
    local list=packages_for_$1
    local stamp=$build/setup-$1
    [ -f "$stamp" ] && [ "$(<"$stamp")" = "$(printf %s "${!list}")" ] && return
    [ -w "$build" ] || return 0 # see build()
    if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
        install_packages "${!list}"
    else
        check_commands
    fi
    printf '%s' "${!list}" >"$stamp"
}

# Without knowing the options: a word may belong to the one before it, unless that is a known flag,
# and a word that is no problem's name may be anything. Then the modules of all problems are built.
modules_of() {
    local words=$1 kinds=$2 word taken= folder id found kind ids=()
    shift 2
    read -ra modules <<<"$kinds"
    [ -z "${COLLECTION:-}" ] || return 0
    for word; do
        if [[ $word == -* ]]; then
            taken=yes
            case $word in
            *=* | -v | --verbose | --whitespace | --all | --list | --explain | --watch | --sanitize | --strict) taken= ;;
            --json) [ "$words" = any ] || taken= ;; # names a file in scripts/judge
            --random | --second) taken= ;;
            esac
            continue
        fi
        if [ -z "$taken" ]; then
            found=
            for folder in "$root"/testdata/*"${word,,}"*/; do
                id=$(basename "$folder")
                [ -f "$folder/rules.cpp" ] || continue
                [ "$kinds" = rules ] || [ -f "$root/problems/$id/explain.cpp" ] || continue
                ids+=("$id")
                found=yes
            done
            [ -n "$found" ] || return 0
            [ "$words" = any ] || break
        fi
        taken=
    done
    [ ${#ids[@]} -gt 0 ] || return 0
    modules=()
    for kind in $kinds; do modules+=("${ids[@]/#/$kind-}"); done
}

build() {
    if [ ! -w "$build" ]; then
        # Another user's, or on a disc that cannot be written: what is there is used as it is.
        [ -x "$build/bin/$1" ] || die "cannot write $build, where bin/$1 is not built yet; copy the checkout to a place of your own"
        return 0
    fi
    exec 8>"$build/lock"
    flock -n 8 || {
        echo "waiting for another build in $build" >&2
        flock 8
    }
    if [ ! -f "$build/build.ninja" ] || [ -n "${configure_options:-}" ]; then
        # shellcheck disable=SC2086
        cmake -S "$root" -B "$build" -G Ninja ${configure_options:-} >"$build/configure.log" 2>&1 8>&- || {
            tail -n 20 "$build/configure.log" >&2
            die "cannot configure the build (log: build/configure.log)"
        }
    fi
    # Ninja would start two more than there are cores, which makes all of them slower.
    ninja -j "$(nproc)" -C "$build" "$@" 8>&- |
        grep -v -e '^ninja: ' -e 'Re-checking globbed' >&2 || [ "${PIPESTATUS[0]}" -eq 0 ] ||
        die "the build failed; see above"
    flock -u 8
    exec 8>&-
}
