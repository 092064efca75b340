// The worker that compiles C++: Clang and LLD of @yowasp/clang, which the page serves below /clang/.
// What is fetched is kept in Cache Storage, where there is one.
type Tree = { [name: string]: Tree | string | Uint8Array };
interface Clang {
    runClang(
        args: string[],
        files: Tree,
        options: {
            stderr: (bytes: Uint8Array | null) => void;
            fetchProgress?: (event: { totalLength: number; doneLength: number }) => void;
        },
    ): Promise<Tree>;
}

export interface Request {
    clang: string;
    source: string;
    standard: string;
    memoryKb: number;
}

export type Reply =
    | { kind: 'fetched'; done: number; all: number }
    | { kind: 'preparing' | 'compiling' }
    | { kind: 'compiled'; program: ArrayBuffer; messages: string; ms: number }
    | { kind: 'rejected'; messages: string; tooLarge: boolean };

const post = (reply: Reply): void => self.postMessage(reply);

const stackBytes = 16 << 20;
const everyHeader = `#ifndef BITS_STDCXX_H
#define BITS_STDCXX_H
${['algorithm', 'array', 'bitset', 'cassert', 'cctype', 'cerrno', 'cfloat', 'chrono', 'cinttypes', 'climits', 'cmath',
    'complex', 'cstdarg', 'cstddef', 'cstdint', 'cstdio', 'cstdlib', 'cstring', 'ctime', 'deque', 'forward_list',
    'functional', 'initializer_list', 'iomanip', 'iostream', 'iterator', 'limits', 'list', 'map', 'memory', 'numeric',
    'queue', 'random', 'ratio', 'set', 'sstream', 'stack', 'stdexcept', 'string', 'tuple', 'type_traits', 'typeinfo',
    'unordered_map', 'unordered_set', 'utility', 'valarray', 'vector']
    .map((name) => `#include <${name}>\n`)
    .join('')}
#endif
`;
// Tells the page when an allocation fails, whether or not the program looks.
const memory = `#include <stddef.h>
__attribute__((import_module("judge"), import_name("out_of_memory"))) void out_of_memory(void);
void* __real_malloc(size_t);
void* __real_calloc(size_t, size_t);
void* __real_realloc(void*, size_t);
void* __wrap_malloc(size_t n) { void* p = __real_malloc(n); if (!p && n) out_of_memory(); return p; }
void* __wrap_calloc(size_t n, size_t s) { void* p = __real_calloc(n, s); if (!p && n && s) out_of_memory(); return p; }
void* __wrap_realloc(void* o, size_t n) { void* p = __real_realloc(o, n); if (!p && n) out_of_memory(); return p; }
`;

let clang: Promise<Clang> | undefined;
const kept = new Map<string, Promise<Uint8Array>>();

// Every later fetch of this worker goes by the store.
async function load(folder: string): Promise<Clang> {
    if (typeof caches !== 'undefined') {
        const store = await caches.open('clang');
        const network = self.fetch.bind(self);
        self.fetch = async (input, init) => {
            const url = new URL(input instanceof Request_ ? input.url : String(input), folder).href;
            if (!url.startsWith(folder)) return network(input, init);
            const hit = await store.match(url);
            if (hit !== undefined) return hit;
            const response = await network(url, init);
            if (response.ok) await store.put(url, response.clone()).catch(() => undefined);
            return response;
        };
    }
    return (await import(/* @vite-ignore */ `${folder}bundle.js`)) as Clang;
}
const Request_ = globalThis.Request;

async function run(folder: string, args: string[], files: Tree): Promise<{ files?: Tree; messages: string }> {
    const decoder = new TextDecoder();
    let messages = '';
    try {
        const made = await (await (clang ??= load(folder))).runClang(args, files, {
            stderr: (bytes) => {
                if (bytes !== null) messages += decoder.decode(bytes, { stream: true });
            },
            fetchProgress: ({ doneLength, totalLength }) => post({ kind: 'fetched', done: doneLength, all: totalLength }),
        });
        return { files: made, messages };
    } catch (error) {
        if (messages === '') {
            clang = undefined;
            throw error;
        }
        return { messages };
    }
}

const target = '--target=wasm32-wasip1';
// Bitcode: an object file would hold every zero of a large array, and take minutes.
const flags = (standard: string): string[] => [
    'clang++', target, `-std=${standard}`, '-O2', '-flto', '-fno-exceptions', '-Wall', '-DONLINE_JUDGE', '-I.',
];

/** A file that is made once in this worker. */
function once(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    let file = kept.get(name);
    if (file === undefined) {
        kept.set(name, (file = make()));
        file.catch(() => kept.delete(name));
    }
    return file;
}

async function made(folder: string, args: string[], files: Tree, output: string): Promise<Uint8Array> {
    const { files: tree, messages } = await run(folder, args, files);
    if (tree === undefined) throw new Error(messages);
    return tree[output] as Uint8Array;
}

async function compile({ clang: folder, source, standard, memoryKb }: Request): Promise<void> {
    const header: Tree = { bits: { 'stdc++.h': everyHeader } };
    const headers = once(standard, () => {
        post({ kind: 'preparing' });
        return made(folder, [...flags(standard), '-x', 'c++-header', 'bits/stdc++.h', '-o', 'all.pch'], header, 'all.pch');
    });
    const watcher = once('memory', () => made(folder, ['clang', target, '-O2', '-flto', '-c', 'memory.c', '-o', 'memory.o'], { 'memory.c': memory }, 'memory.o'));
    const files: Tree = { ...header, 'program.cpp': source, 'all.pch': await headers, 'memory.o': await watcher };
    post({ kind: 'compiling' });
    const begin = performance.now();
    const args = [...flags(standard), '-c', 'program.cpp', '-o', 'program.o'];
    // With all headers there, a name of the program may be one of theirs: the second try is without.
    let result = await run(folder, [...args, '-include-pch', 'all.pch'], files);
    if (result.files === undefined) result = await run(folder, args, files);
    if (result.files === undefined) return post({ kind: 'rejected', messages: result.messages, tooLarge: false });
    const wrapped = ['malloc', 'calloc', 'realloc'].map((name) => `-Wl,--wrap=${name}`);
    const most = Math.ceil((memoryKb * 1024 + stackBytes) / 65536) * 65536;
    const linked = await run(
        folder,
        ['clang++', target, '-O2', '-flto', 'program.o', 'memory.o', '-o', 'program.wasm', ...wrapped, '-Wl,--strip-all',
            `-Wl,--stack-first,-z,stack-size=${stackBytes},--max-memory=${most}`],
        { 'program.o': result.files['program.o']!, 'memory.o': await watcher },
    );
    if (linked.files === undefined) {
        return post({ kind: 'rejected', messages: linked.messages, tooLarge: /memory too small|out of memory/.test(linked.messages) });
    }
    const program = (linked.files['program.wasm'] as Uint8Array).slice().buffer;
    post({ kind: 'compiled', program, messages: result.messages, ms: performance.now() - begin });
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
    try {
        await compile(data);
    } catch (error) {
        post({ kind: 'rejected', messages: String(error instanceof Error ? error.message : error), tooLarge: false });
    }
};
