// The worker that compiles C++: Clang and LLD of @yowasp/clang, of files that the page has (fetched.ts).
// What is made here is kept in Cache Storage, where there is one.
import { everyHeader, flags, precompile, precompiled, target, usualStandard, watcher } from './clang.mjs';
import type { Files } from './fetch.worker';
import { stackBytes } from './run';

type Tree = { [name: string]: Tree | string | Uint8Array };
interface Clang {
    runClang(
        args: string[],
        files: Tree,
        options: { stderr: (bytes: Uint8Array | null) => void },
    ): Promise<Tree>;
    runClang(args: null, files: Tree, options: { fetchProgress: () => void }): Promise<void>;
}

export interface Request {
    clang: string;
    files: Files;
    standard: string;
    /** None: only to be ready. */
    source?: string;
    /** Files beside it: headers, which it includes, and objects, which it is linked with. */
    beside?: Record<string, string | Uint8Array>;
    memoryKb: number;
}

export type Reply =
    | { kind: 'starting' | 'preparing' | 'compiling' | 'ready' }
    | { kind: 'compiled'; program: ArrayBuffer; messages: string; ms: number }
    | { kind: 'rejected'; messages: string; needed?: number }
    /** Not by the source: there is no verdict. */
    | { kind: 'failed'; message: string };

const post = (reply: Reply): void => self.postMessage(reply);

const store = typeof caches === 'undefined' ? undefined : caches.open('clang').catch(() => undefined);
const ofStore = async (url: string): Promise<Response | undefined> => (await store)?.match(url);
const keep = async (url: string, response: Response): Promise<void> => (await store)?.put(url, response).catch(() => undefined);

async function load(folder: string, files: Files): Promise<Clang> {
    // The package fetches by itself; here it gets what is there.
    self.fetch = async (input) => {
        const name = String(input instanceof Request ? input.url : input).slice(folder.length);
        return new Response(files[name]!, { headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : '' } });
    };
    const script = (await files['bundle.js']!.text()).replaceAll('import.meta.url', JSON.stringify(folder));
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const clang = (await import(/* @vite-ignore */ address)) as Clang;
    await clang.runClang(null, {}, { fetchProgress: () => undefined });
    return clang;
}

let clang: Promise<Clang> | undefined;

async function run(args: string[], files: Tree): Promise<{ files?: Tree; messages: string }> {
    const decoder = new TextDecoder();
    let messages = '';
    try {
        const made = await (await clang!).runClang(args, files, {
            stderr: (bytes) => {
                if (bytes !== null) messages += decoder.decode(bytes, { stream: true });
            },
        });
        return { files: made, messages };
    } catch (error) {
        if (/error: /i.test(messages)) return { messages };
        clang = undefined;
        throw error;
    }
}

const bytesOf = async (body: Response | Blob): Promise<Uint8Array> => new Uint8Array(await body.arrayBuffer());
const kept = new Map<string, Promise<Uint8Array>>();

/** A file that comes or is made once. */
function once(url: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    let file = kept.get(url);
    if (file === undefined) {
        kept.set(url, (file = make()));
        file.catch(() => kept.delete(url));
    }
    return file;
}

/** The standard headers; those of the usual standard are there. */
function headersOf(folder: string, standard: string, files: Files): Promise<Uint8Array> {
    const url = `${folder}${standard}.pch`;
    if (standard === usualStandard) return once(url, () => bytesOf(files[`${standard}.pch`]!));
    return once(url, async () => {
        const hit = await ofStore(url);
        if (hit !== undefined) return bytesOf(hit);
        post({ kind: 'preparing' });
        const { files, messages } = await run(precompile(standard), everyHeader);
        if (files === undefined) throw new Error(messages);
        const headers = files[precompiled] as Uint8Array;
        await keep(url, new Response(headers.slice()));
        return headers;
    });
}

async function compile({ clang: folder, files: own, source, beside, standard, memoryKb }: Request): Promise<void> {
    if (source !== undefined) post({ kind: 'starting' });
    await (clang ??= load(folder, own));
    const headers = await headersOf(folder, standard, own);
    const memory = await once(folder + watcher, () => bytesOf(own[watcher]!));
    const files: Tree = { ...everyHeader, ...beside, 'program.cpp': source ?? 'int main() {}\n', [precompiled]: headers };
    if (source !== undefined) post({ kind: 'compiling' });
    const begin = performance.now();
    const args = [...flags(standard, beside === undefined), '-c', 'program.cpp', '-o', 'program.o'];
    // With all headers there, a name of the program may be one of theirs: the second try is without.
    let result = await run([...args, '-include-pch', precompiled], files);
    if (result.files === undefined) result = await run(args, files);
    if (result.files === undefined) return post({ kind: 'rejected', messages: result.messages });
    const objects = Object.fromEntries(Object.entries(beside ?? {}).filter(([name]) => name.endsWith('.o')));
    const wrapped = ['malloc', 'calloc', 'realloc'].map((name) => `-Wl,--wrap=${name}`);
    const most = Math.ceil((memoryKb * 1024 + stackBytes) / 65536) * 65536;
    const linked = await run(
        ['clang++', target, '-O2', '-flto', 'program.o', ...Object.keys(objects), watcher, '-o', 'program.wasm', ...wrapped, '-Wl,--strip-all',
            `-Wl,--export=__stack_pointer,--stack-first,-z,stack-size=${stackBytes},--max-memory=${most}`],
        { ...objects, 'program.o': result.files['program.o']!, [watcher]: memory },
    );
    if (source === undefined) return post({ kind: 'ready' });
    if (linked.files === undefined) {
        const { messages } = linked;
        const needed = /memory too small, (\d+) bytes needed/.exec(messages)?.[1];
        if (needed !== undefined) return post({ kind: 'rejected', messages, needed: Number(needed) - stackBytes });
        return post({ kind: 'rejected', messages, needed: messages.includes('out of memory') ? Infinity : undefined });
    }
    const program = (linked.files['program.wasm'] as Uint8Array).slice().buffer;
    post({ kind: 'compiled', program, messages: result.messages, ms: performance.now() - begin });
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
    try {
        await compile(data);
    } catch (error) {
        if (data.source === undefined) post({ kind: 'ready' });
        else post({ kind: 'failed', message: String(error instanceof Error ? error.message : error) });
    }
};
