// How programs are compiled in the page, by the site's build, too, which makes one header ready.

/** The standard that is chosen at first. */
export const usualStandard = 'gnu++17';

export const target = '--target=wasm32-wasip1';

/** Bitcode: an object file would hold every zero of a large array, and take minutes. Else linking is faster. */
export const flags = (standard, bitcode = true) => [
    'clang++', target, `-std=${standard}`, '-O2', ...(bitcode ? ['-flto'] : []), '-fno-exceptions', '-Wall', '-DONLINE_JUDGE', '-I.',
];

const headers =
    'algorithm array bitset cassert cctype cerrno cfloat chrono cinttypes climits cmath complex cstdarg cstddef cstdint cstdio ' +
    'cstdlib cstring ctime deque forward_list functional initializer_list iomanip iostream iterator limits list map memory ' +
    'numeric queue random ratio set sstream stack stdexcept string tuple type_traits typeinfo unordered_map unordered_set ' +
    'utility valarray vector';

/** The header that libc++ lacks. */
export const everyHeader = {
    bits: {
        'stdc++.h': `#ifndef BITS_STDCXX_H\n#define BITS_STDCXX_H\n${headers.replaceAll(/\S+ ?/g, (name) => `#include <${name.trim()}>\n`)}#endif\n`,
    },
};

/** What all standard headers become, before any program: 18 MB, and 20 s of work. */
export const precompiled = 'all.pch';
export const precompile = (standard) => [
    ...flags(standard), '-Xclang', '-fno-pch-timestamp', '-x', 'c++-header', 'bits/stdc++.h', '-o', precompiled,
];

/** Tells the page when an allocation fails, whether or not the program looks; by it calls go on in deepen.ts. */
export const watcher = 'watcher.o';
const watcherSource = `#include <stddef.h>
#define IMPORT(name) __attribute__((import_module("judge"), import_name(#name))) void name
IMPORT(out_of_memory)(size_t);
IMPORT(deeper)(int);
__attribute__((export_name("goes_deeper"))) void goes_deeper(int function) { deeper(function); }
void* __real_malloc(size_t);
void* __real_calloc(size_t, size_t);
void* __real_realloc(void*, size_t);
void* __wrap_malloc(size_t n) { void* p = __real_malloc(n); if (!p && n) out_of_memory(n); return p; }
void* __wrap_calloc(size_t n, size_t s) { void* p = __real_calloc(n, s); if (!p && n && s) out_of_memory(n * s); return p; }
void* __wrap_realloc(void* o, size_t n) { void* p = __real_realloc(o, n); if (!p && n) out_of_memory(n); return p; }
`;

/** What is served beside the compiler: how each file is made, from which files, and its name there. */
export const served = [
    { name: `${usualStandard}.pch`, args: precompile(usualStandard), files: everyHeader, output: precompiled },
    { name: watcher, args: ['clang', target, '-O2', '-flto', '-c', 'watcher.c', '-o', watcher], files: { 'watcher.c': watcherSource }, output: watcher },
];

/** The packed files come in parts of so many bytes; the list has the size of each file, packed. */
export const partBytes = 1 << 19;
export const partOf = (name, index) => `${name}.xz.${index}`;
export const fileList = 'files.json';
