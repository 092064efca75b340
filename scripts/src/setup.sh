# The commands source this file. It installs what is missing and builds the tools in build/:
#   set_up judge|new|listen|test|bench|time|site|site_test  installs the packages that this purpose needs
#   build TARGET...          configures and builds
#   run PURPOSE COMMAND "$@" sets up, builds the command and the modules of the problems that these
#                            words name, and becomes the command
#   refuse_unknown WORD      ends the command where WORD is a name, and no problem or game of the lab has it
# It sets $root, the repository, $build, its build folder, and $called, the command's name.

set -euo pipefail
unset CDPATH # where it is set, cd prints
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$root/build
called=$(basename -- "$(readlink -f -- "$0")")

. "$root/scripts/src/language.sh"

# Neither Ninja nor CMake knows a way to write such a path.
case $root in
*[$'\n'\\\;]*)
    tell "$called: the path of the checkout has a line end, a backslash or a semicolon, which CMake cannot take; move the checkout" \
        "$called: 仓库的路径里有换行、反斜杠或分号，CMake 不能处理；请换个地方"
    exit 2
    ;;
esac

built_for() { sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt" 2>/dev/null || true; }

# A checkout that cannot be written, and was never built here, is built in the user's cache.
other=$(built_for)
if { [ ! -f "$build/build.ninja" ] || [ "${other:-$root}" != "$root" ]; } && ! { mkdir -p "$build" && [ -w "$build" ]; } 2>/dev/null; then
    cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
    [ -n "$cache" ] || cache=${TMPDIR:-/tmp}/combinatorial-games-$(id -u)
    build=$cache/combinatorial-games$build
fi

# A copied or moved checkout brings along programs that were built for the other one.
other=$(built_for)
if [ -n "$other" ] && [ "$other" != "$root" ]; then
    tell "build/ was made for $other; building anew" "build/ 属于 $other；重新编译"
    rm -rf "$build"
fi

# A command that is built can tell its help without anything else.
help=
case " $* " in *" --help "* | *" -h "*) help=yes ;; esac
if [ -n "$help" ]; then
    case $called in
    stress) [ ! -x "$build/bin/judge" ] || exec "$build/bin/judge" --stress "$@" ;;
    *) [ ! -x "$build/bin/$called" ] || exec "$build/bin/$called" "$@" ;;
    esac
fi

die() {
    if [ -n "$help" ]; then
        case $0 in */workshop/*) folder=scripts/workshop ;; *) folder=scripts ;; esac
        in_language "The full help of $folder/$called needs the tools, which are not built: $1.
scripts/README.md shows what the commands do." \
            "$folder/$called 的完整帮助需要先编译工具，还没有编译：$2。
各命令的用法见 scripts/README.zh.md。" || exit 2
        exit 0
    fi
    tell "$called: $1" "$called: $2"
    exit 2
}

# Packages of the distribution, and why they are needed.
# CMake fetches the libraries that are missing.
libraries='libfmt-dev: text output of the tools
libcli11-dev: command lines of the tools
nlohmann-json3-dev: scripts/judge --json
libtomlplusplus-dev: reads problems/*/problem.toml
'
http_library='libcpp-httplib-dev: scripts/new --listen takes problems from the browser
'
test_library='libgtest-dev: the test framework
'
packages_for_judge="g++: compiles the tools and what is judged
cmake: configures the build
ninja-build: builds, and only what has changed
$libraries"
packages_for_new=$packages_for_judge
packages_for_listen=$packages_for_judge$http_library
packages_for_bench="${packages_for_judge}valgrind: counts instructions, sees values that were never set
"
packages_for_time="${packages_for_judge}hyperfine: times programs
"
other_compilers='clang: LibreOJ compiles with it; sanitizers
libc++-dev: the standard library of Clang, as LibreOJ uses it
libc++abi-dev: belongs to libc++-dev
g++-multilib: HDU compiles for 32 bits
'
packages_for_profiles="${packages_for_judge}g++-multilib: HDU and POJ compile for 32 bits
"
packages_for_test="$packages_for_bench$other_compilers$http_library${test_library}libclang-rt-dev: sanitizers of Clang
git: the tests of a bundle's version make repositories
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
xz-utils: packs the compiler of the pages
"
packages_for_site_book='chromium: prints the book
fonts-noto-cjk: the Chinese letters in it
'
packages_for_site_test='chromium: shows the pages to the tests
firefox-esr: judges programs in the tests, too
'

install_packages() {
    local list=$1 missing=() line package
    while IFS= read -r line; do
        package=${line%%:*}
        [ -z "$line" ] && continue
        # "${db:Status-Status}" is "installed" for a package that is there and whole.
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] && continue
        [ ${#missing[@]} -eq 0 ] && tell "Installing what is missing:" "安装缺少的软件包："
        echo "  $line" >&2
        missing+=("$package")
    done <<<"$list"
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            go_on_without "not root, and no sudo" "不是 root，也没有 sudo" "${missing[@]}"
            return
        fi
        as_root=(sudo)
    fi
    # Systems update themselves now and then, and hold the lock meanwhile.
    local log=$build/apt.log apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
        apt-get -o DPkg::Lock::Timeout=600)
    if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } \
        >"$log" 2>&1 </dev/null; then
        tail -n 5 "$log" >&2
        go_on_without "cannot install the packages (log: $log)" "不能安装软件包（日志：$log）" "${missing[@]}"
    fi
}

# What is no library has to be installed.
go_on_without() {
    local why=$1 zh=$2 tools=() package
    shift 2
    for package; do
        [[ $'\n'$libraries$http_library$test_library == *$'\n'"$package: "* ]] || tools+=("$package")
    done
    [ ${#tools[@]} -eq 0 ] ||
        die "$why; run as root: apt-get install ${tools[*]}" "$zh；请以 root 运行：apt-get install ${tools[*]}"
    tell "  $why; CMake fetches the libraries" "  $zh；由 CMake 下载这些库"
}

# The compilers of scripts/workshop/matrix, installed one by one: if the system lacks one, the others
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
    local folder=$build/$1 log=$build/apt.log
    [ -d "$folder" ] && return 0
    tell "Unpacking $2 into build/$1" "把 $3 解压到 build/$1"
    rm -rf "$folder.new" && mkdir -p "$folder.new/lists/partial" "$folder.new/cache"
    if (cd "$folder.new" && "unpack_$1" && mkdir "$folder" && mv usr "$folder") >"$log" 2>&1; then
        rm -rf "$folder.new"
    else
        tell "  not available (log: $log); continuing without it" "  没有（日志：$log）；略过"
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
    command -v apt-get >/dev/null ||
        die "install the compilers yourself; see scripts/workshop/matrix --list" \
            "请自行安装编译器；见 scripts/workshop/matrix --list"
    local line
    while IFS= read -r line; do
        (install_packages "$line") || tell "  continuing without it" "  略过"
    done <<<"$packages_for_matrix"
    unpack libcxx "libc++ 19, which excludes that of Clang 14" "与 Clang 14 的相冲突的 libc++ 19"
    unpack wine32 "Wine for 32-bit Windows programs (2 GB with what it makes)" \
        "运行 32 位 Windows 程序的 Wine（连同生成的文件 2 GB）"
}

# Without dpkg, the user installs the tools; CMake fetches missing libraries.
check_commands() {
    local missing=() name
    for name in g++ cmake ninja; do
        command -v "$name" >/dev/null || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] ||
        die "missing: ${missing[*]}; install GCC 11, CMake 3.22, Ninja or newer (dnf install gcc-c++ cmake ninja-build; pacman -S gcc cmake ninja) and start again" \
            "缺少 ${missing[*]}；请安装 GCC 11、CMake 3.22、Ninja 或更新的版本（dnf install gcc-c++ cmake ninja-build；pacman -S gcc cmake ninja）后重试"
}

set_up() {
    [ "$(uname -s)" = Linux ] ||
        die "the commands need Linux (on Windows: WSL; on macOS: a container or virtual machine; see README.md); solutions compile anywhere" \
            "这些命令需要 Linux（Windows 上用 WSL，macOS 上用容器或虚拟机，见 README.zh.md）；题解程序在哪里都能编译"
    [ -r /proc/self/status ] ||
        die "the judge measures memory by /proc, which is not there; run as root: mount -t proc proc /proc" \
            "评测要通过 /proc 测量内存，这里没有；请以 root 运行：mount -t proc proc /proc"
    [ -d "$build" ] || mkdir -p "$build" 2>/dev/null ||
        die "cannot make $build; copy the checkout to a place of your own" "不能建立 $build；请把仓库复制到自己的地方"
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

# Refuses a name that is in no id and that no game of the lab has, and offers the ids in which it would begin a word but for one letter.
refuse_unknown() {
    local problems=${COLLECTION:-$root}/problems word=${1,,} id i pattern near=()
    case $1 in -* | *[./]*) return ;; esac # an option, a file
    [ ! -f "$root/scripts/src/lab/gallery/$1.cpp" ] || return 0
    if [ -n "$word" ] && compgen -G "$problems/*$(printf %q "$word")*/" >/dev/null; then return; fi
    if [ -n "$word" ] && compgen -G "$problems/*/*$(printf %q "$word")*/problem.toml" >/dev/null; then return; fi
    # That of a twin on another judge, alone or after the judge's name.
    if grep -qisxF "number = \"${word##*[- ]}\"" "$problems"/*/{,*/}problem.toml; then return; fi
    for id in "$problems"/*/ "$problems"/*/*/problem.toml; do
        id=${id%/*} id=${id##*/}
        [[ $word =~ ^[a-z0-9-]{3,}$ ]] || break
        for ((i = 0; i <= ${#word}; ++i)); do
            for pattern in "${word:0:i}?${word:i}" "${word:0:i}?${word:i+1}" "${word:0:i}${word:i+1}" \
                "${word:0:i}${word:i+1:1}${word:i:1}${word:i+2}"; do
                # shellcheck disable=SC2053
                [[ -$id == *-$pattern* ]] || continue
                near+=("$id")
                continue 3
            done
        done
    done
    [ ${#near[@]} -gt 0 ] ||
        die "no problem is called '$1'; problems/README.md lists them" "没有题目叫“$1”；题目列表见 problems/README.zh.md"
    pattern=$(printf ' or %s' "${near[@]:0:3}")
    pattern=${pattern# or }
    die "no problem is called '$1'; did you mean $pattern?" "没有题目叫“$1”；是不是 ${pattern// or / 或 }？"
}

# The command itself knows its options and the names of problems: with --modules it says what to build
# for them, or refuses. One that is not built, or out of date, is built first, but not for a wrong name.
run() {
    local purpose=$1 words tool targets refusal
    read -ra words <<<"$2" # judge --stress
    shift 2
    tool=("$build/bin/${words[0]}" "${words[@]:1}")
    [ -x "${tool[0]}" ] || refuse_unknown "${1:--}"
    set_up "$purpose"
    if [ ! -x "${tool[0]}" ] && [ $# -eq 0 ]; then
        build "${words[0]}" rules # of all problems, beside it
    elif ! refusal=$("${tool[@]}" --modules "$@" 2>&1 >/dev/null); then
        if [[ $refusal == *': no problem is called '* || $refusal == *'：没有题目叫“'* ]]; then
            echo "$refusal" >&2
            exit 2
        fi
        next=$(in_language "what the problems need" "题目所需的部分") build "${words[0]}"
    fi
    targets=$("${tool[@]}" --modules "$@") || exit
    # shellcheck disable=SC2086
    build "${words[0]}" $targets
    exec "${tool[@]}" "$@"
}

# One line that rewrites itself on a terminal; elsewhere a line at each quarter. -v shows Ninja's lines.
progress() {
    local share=$1 then full=########################
    then=$(in_language "then ${next:-$called}" "接着是 ${next:-$called}")
    if [ -n "$verbose" ]; then return; fi
    if [ -n "$columns" ]; then
        printf '\r\033[K%.*s' "$((columns - 1))" \
            "$(printf '[%-24.*s] %3d %%  %s; %s' "$((share * 24 / 100))" "$full" "$share" "$2" "$then")" >&2
    elif [ "$share" -ge "$told" ]; then
        tell "building, $share %; $then" "编译中，$share %；$then"
        told=$((share / 25 * 25 + 25))
    fi
}

end_progress() {
    [ -z "$columns" ] || [ -n "$verbose" ] || printf '\r\033[K' >&2
}

verbose= columns= told=0
for word; do
    case $word in -v | --verbose) verbose=yes ;; esac
done
if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
    read -r _ columns < <(stty size <&2 2>/dev/null || echo 24 80)
fi

# Ninja's output, with NINJA_STATUS='%f %t ': a step that is done; what a step printed, which is shown
# whole; and for one that failed its name and its command line, which nobody reads.
show_build() {
    local line done all what command=
    while IFS= read -r line; do
        if [[ $line =~ ^([0-9]+)\ ([0-9]+)\ (.*)$ ]]; then
            done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} what=${BASH_REMATCH[3]}
            if [[ $what == Re-checking* ]]; then continue; fi
            [ -z "$verbose" ] || echo "[$done/$all] $what" >&2
            what=${what##* }
            [[ $what =~ ([^/]+)\.dir/ ]] && what=${BASH_REMATCH[1]}
            what=${what##*/} what=${what#lib} what=${what%...}
            # A few steps are over before anybody reads of them.
            if [ -n "$columns" ] || [ "$all" -ge 8 ]; then
                progress "$((done * 100 / all))" "${what%.*}"
            fi
        elif [ -z "$command" ] && [[ $line != 'ninja: '[^e]* && $line != '-- '* ]]; then
            end_progress
            echo "$line" >&2
        fi
        command=
        [[ $line != 'FAILED: '* ]] || [ -n "$verbose" ] || command=follows
    done
    end_progress
}

build() {
    if [ ! -w "$build" ]; then
        # Another user's, or on a disc that cannot be written: what is there is used as it is.
        [ -x "$build/bin/$1" ] ||
            die "cannot write $build, where bin/$1 is not built yet; copy the checkout to a place of your own" \
                "不能写入 $build，而 bin/$1 还没有编译；请把仓库复制到自己的地方"
        return 0
    fi
    # When these targets were last found to be built: what has not changed since need not wait for the
    # build of another command.
    local stamp
    stamp=$build/built/$(printf '%s\n' "$@" | cksum | tr -s ' ' -)
    mkdir -p "$build/built"
    exec 8>"$build/lock"
    if ! flock -n 8; then
        if [ -z "${configure_options:-}" ] && [ -f "$stamp" ] && [ -x "$build/bin/$1" ] && [ -z "$(find \
            "$root/CMakeLists.txt" "$root/common" "$root/problems" "$root/testdata" "$root/scripts/src" \
            "$root/scripts/workshop" -name node_modules -prune -o -newer "$stamp" -print -quit 2>/dev/null)" ]; then
            exec 8>&-
            return
        fi
        tell "waiting for another build in $build" "等待 $build 里的另一个编译"
        flock 8
    fi
    generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$build/CMakeCache.txt" 2>/dev/null || true)
    case $generator in
    '' | Ninja) ;;
    *) die "build/ was configured for $generator, and these commands use Ninja: remove it (rm -r build) and start again" \
        "build/ 是用 $generator 配置的，这些命令用 Ninja：请删去它（rm -r build）后重试" ;;
    esac
    # A first build is over sooner so; scripts/test compiles the sources one by one.
    if [ ! -f "$build/build.ninja" ] && [[ ${configure_options:-} != *ROOMS_AT_ONCE* ]]; then
        configure_options="${configure_options:-} -DROOMS_AT_ONCE=ON"
    fi
    touch "$stamp.new"
    if [ ! -f "$build/build.ninja" ] || [ -n "${configure_options:-}" ]; then
        progress 0 "$(in_language "configuring the build" "配置编译")"
        # shellcheck disable=SC2086
        cmake -S "$root" -B "$build" -G Ninja ${configure_options:-} >"$build/configure.log" 2>&1 8>&- || {
            end_progress
            tail -n 20 "$build/configure.log" >&2
            die "cannot configure the build (log: $build/configure.log)" "不能配置编译（日志：$build/configure.log）"
        }
    fi
    # Ninja would start two more than there are cores, which makes all of them slower.
    local status=0
    NINJA_STATUS='%f %t ' ninja -j "$(nproc)" -C "$build" "$@" 2>&1 8>&- | show_build || status=${PIPESTATUS[0]}
    # Ninja takes an interrupt for itself. A shell's loop ends by a command that died of one.
    if [ "$status" -eq 130 ]; then
        trap - INT
        kill -INT $$
    fi
    [ "$status" -eq 0 ] || die "the build failed; see above" "编译失败；见上"
    mv "$stamp.new" "$stamp"
    flock -u 8
    exec 8>&-
}
