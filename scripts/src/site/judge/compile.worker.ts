// The worker that compiles C++: Clang and LLD of @yowasp/clang, which the page serves below /clang/.
// What is fetched or made is kept in Cache Storage, where there is one.
import { everyHeader, flags, precompile, precompiled, target, usualStandard, watcher } from './clang.mjs';
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
    standard: string;
    /** None: only to be ready. */
    source?: string;
    /** Files beside it, which it includes. */
    beside?: Record<string, string>;
    memoryKb: number;
}

export type Reply =
    | { kind: 'fetched'; done: number; all: number }
    | { kind: 'preparing' | 'compiling' | 'ready' }
    | { kind: 'compiled'; program: ArrayBuffer; messages: string; ms: number }
    | { kind: 'rejected'; messages: string; needed?: number }
    /** Not by the source: there is no verdict. */
    | { kind: 'failed'; message: string };

const post = (reply: Reply): void => self.postMessage(reply);

const compiler = 'llvm.core.wasm';
const network = self.fetch.bind(self);
const store = typeof caches === 'undefined' ? undefined : caches.open('clang').catch(() => undefined);
const ofStore = async (url: string): Promise<Response | undefined> => (await store)?.match(url);
const keep = async (url: string, response: Response): Promise<void> => (await store)?.put(url, response).catch(() => undefined);

/** From the store, else from the network, told as it comes. */
async function fetched(url: string, tell: (bytes: number) => void): Promise<Response> {
    const hit = await ofStore(url);
    if (hit !== undefined) return hit;
    const response = await network(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, to) {
            tell(part.length);
            to.enqueue(part);
        },
    });
    const bytes = await new Response(response.body!.pipeThrough(counted)).arrayBuffer();
    const type = { headers: { 'content-type': response.headers.get('content-type') ?? '' } };
    await keep(url, new Response(bytes, type));
    return new Response(bytes, type);
}

const compileStreaming = WebAssembly.compileStreaming.bind(WebAssembly);

/** Where the browser's own cache has the compiler, it has its machine code, too. */
async function compiled(url: string, tell: (bytes: number) => void): Promise<WebAssembly.Module> {
    const response = await fetched(url, tell);
    const own = await network(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    return compileStreaming(own?.ok ? own : response);
}

async function load(folder: string): Promise<Clang> {
    // Other versions have other folders.
    for (const old of (await (await store)?.keys()) ?? []) {
        if (!old.url.startsWith(folder)) await (await store)!.delete(old);
    }
    const text = async (name: string): Promise<string> => (await fetched(folder + name, () => undefined)).text();
    const all = Number(await text('size'));
    let done = 0;
    const tell = (bytes: number): void => post({ kind: 'fetched', done: (done += bytes), all });
    const module = compiled(folder + compiler, tell);
    module.catch(() => undefined);
    // The package fetches and compiles by itself; here it gets what is there.
    const stand = 'stands-for';
    WebAssembly.compileStreaming = async (source) => {
        const response = await source;
        return response.headers.has(stand) ? module : compileStreaming(response);
    };
    self.fetch = async (input) => {
        const url = String(input instanceof Request ? input.url : input);
        if (url.endsWith(compiler)) return new Response('', { headers: { [stand]: compiler } });
        return fetched(url, tell);
    };
    const script = (await text('bundle.js')).replaceAll('import.meta.url', JSON.stringify(folder));
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const clang = (await import(/* @vite-ignore */ address)) as Clang;
    await clang.runClang(null, {}, { fetchProgress: () => undefined });
    return clang;
}

let clang: Promise<Clang> | undefined;

async function run(folder: string, args: string[], files: Tree): Promise<{ files?: Tree; messages: string }> {
    const decoder = new TextDecoder();
    let messages = '';
    try {
        const made = await (await (clang ??= load(folder))).runClang(args, files, {
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

const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
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

const fetchedOnce = (url: string): Promise<Uint8Array> =>
    once(url, () => fetched(url, () => undefined).then(bytesOf));

/** The standard headers; those of the usual standard are served. */
function headersOf(folder: string, standard: string): Promise<Uint8Array> {
    const url = `${folder}${standard}.pch`;
    if (standard === usualStandard) return fetchedOnce(url);
    return once(url, async () => {
        const hit = await ofStore(url);
        if (hit !== undefined) return bytesOf(hit);
        post({ kind: 'preparing' });
        const { files, messages } = await run(folder, precompile(standard), everyHeader);
        if (files === undefined) throw new Error(messages);
        const headers = files[precompiled] as Uint8Array;
        await keep(url, new Response(headers.slice()));
        return headers;
    });
}

async function compile({ clang: folder, source, beside, standard, memoryKb }: Request): Promise<void> {
    clang ??= load(folder);
    // A program with files of its own gains no time by all headers.
    const alone = beside === undefined;
    const [headers, memory] = await Promise.all([alone ? headersOf(folder, standard) : undefined, fetchedOnce(folder + watcher)]);
    const files: Tree = { ...everyHeader, ...beside, 'program.cpp': source ?? 'int main() {}\n', ...(headers && { [precompiled]: headers }) };
    if (source !== undefined) post({ kind: 'compiling' });
    const begin = performance.now();
    const args = [...flags(standard, alone), '-c', 'program.cpp', '-o', 'program.o'];
    // With all headers there, a name of the program may be one of theirs: the second try is without.
    let result = await run(folder, alone ? [...args, '-include-pch', precompiled] : args, files);
    if (result.files === undefined && alone) result = await run(folder, args, files);
    if (result.files === undefined) return post({ kind: 'rejected', messages: result.messages });
    const wrapped = ['malloc', 'calloc', 'realloc'].map((name) => `-Wl,--wrap=${name}`);
    const most = Math.ceil((memoryKb * 1024 + stackBytes) / 65536) * 65536;
    const linked = await run(
        folder,
        ['clang++', target, '-O2', '-flto', 'program.o', watcher, '-o', 'program.wasm', ...wrapped, '-Wl,--strip-all',
            `-Wl,--export=__stack_pointer,--stack-first,-z,stack-size=${stackBytes},--max-memory=${most}`],
        { 'program.o': result.files['program.o']!, [watcher]: memory },
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
