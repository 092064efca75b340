// The worker that fetches the compiler's files: parts side by side, each kept in Cache Storage as it comes, so
// that what broke off goes on; then unpacked, and kept so. It is not ended by what else goes on in the page.
import { XzReadableStream } from 'xz-decompress';

// @ts-expect-error: plain JavaScript, which Node runs by itself
import { fileList, partBytes, partOf } from './clang.mjs';

/** By their names. A browser keeps them where it likes, so that to pass them on costs nothing. */
export type Files = Record<string, Blob>;

export interface Progress {
    /** Bytes, of which `before` were there before. */
    done: number;
    all: number;
    before: number;
    /** Seconds left, at the speed so far. */
    left?: number;
}

export type Reply = { kind: 'progress'; progress: Progress } | { kind: 'files'; files: Files } | { kind: 'failed'; message: string };

const post = (reply: Reply): void => self.postMessage(reply);

const side = 4; // parts at once
const mostTries = 5; // of a part, without one byte more
const mostAfterMs = 8000;

const store = typeof caches === 'undefined' ? undefined : caches.open('clang').catch(() => undefined);
const ofStore = async (url: string): Promise<Response | undefined> => (await store)?.match(url);
const keep = async (url: string, body: BlobPart): Promise<void> => (await store)?.put(url, new Response(new Blob([body]))).catch(() => undefined);
const forget = async (url: string): Promise<unknown> => (await store)?.delete(url);

/** It will be the same the next time. */
class Refused extends Error {}

/** A part from the network; where the line breaks off, the rest is asked for. */
async function fetched(url: string, size: number, tell: (bytes: number) => void): Promise<Uint8Array> {
    const bytes = new Uint8Array(size);
    let at = 0;
    for (let tries = 0; ; ) {
        try {
            const response = await fetch(url, { cache: 'no-store', headers: at > 0 ? { range: `bytes=${at}-` } : {} });
            if (!response.ok) throw new Refused(`${url}: ${response.status}`);
            if (response.status !== 206) {
                tell(-at);
                at = 0;
            }
            const reader = response.body!.getReader();
            for (let next = await reader.read(); !next.done; next = await reader.read()) {
                if (at + next.value.length > size) throw new Refused(`${url}: over ${size} bytes`);
                bytes.set(next.value, at);
                at += next.value.length;
                tell(next.value.length);
                tries = 0;
            }
            if (at === size) return bytes;
            throw new Error(`${url}: ${at} of ${size} bytes`);
        } catch (error) {
            if (error instanceof Refused || ++tries === mostTries) throw error;
            await new Promise((resolve) => setTimeout(resolve, Math.min(mostAfterMs, 500 * 2 ** tries)));
        }
    }
}

async function files(folder: string): Promise<Files> {
    // Other releases have other folders.
    for (const old of (await (await store)?.keys()) ?? []) if (!old.url.startsWith(folder)) await forget(old.url);
    let list = await ofStore(folder + fileList);
    if (list === undefined) {
        list = await fetch(folder + fileList);
        if (!list.ok) throw new Refused(`${list.url}: ${list.status}`);
        await keep(folder + fileList, await list.clone().blob());
    }
    const sizes = Object.entries((await list.json()) as Record<string, number>);
    const found: Files = {};
    for (const [name] of sizes) {
        const hit = await ofStore(folder + name);
        if (hit !== undefined) found[name] = await hit.blob();
    }
    const missing = sizes.filter(([name]) => found[name] === undefined);
    const progress: Progress = { done: 0, all: missing.reduce((sum, [, size]) => sum + size, 0), before: 0 };
    const begin = performance.now();
    const tell = (bytes: number, isNew = true): void => {
        progress.done += bytes;
        if (!isNew) progress.before += bytes;
        const came = progress.done - progress.before;
        if (came > 0) progress.left = ((performance.now() - begin) / 1000 / came) * (progress.all - progress.done);
        post({ kind: 'progress', progress });
    };
    const urls = new Map(missing.map(([name, size]) => [name, Array.from({ length: Math.ceil(size / partBytes) }, (_, i) => folder + partOf(name, i) as string)]));
    const queue = missing.flatMap(([name, size]) => urls.get(name)!.map((url, i) => ({ url, size: Math.min(partBytes, size - i * partBytes) })));
    // Each part is awaited where it is unpacked, in the order in which they are fetched.
    const parts = new Map<string, Promise<Uint8Array>>();
    const waiting = new Map(queue.map(({ url }) => {
        let run!: (part: Promise<Uint8Array>) => void;
        parts.set(url, new Promise<Uint8Array>((resolve) => (run = resolve)));
        return [url, run] as const;
    }));
    const one = async ({ url, size }: { url: string; size: number }): Promise<Uint8Array> => {
        const hit = await ofStore(url);
        if (hit !== undefined) {
            tell(size, false);
            return new Uint8Array(await hit.arrayBuffer());
        }
        const bytes = await fetched(url, size, tell);
        await keep(url, bytes);
        return bytes;
    };
    const fetchAll = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
            const part = one(next);
            waiting.get(next.url)!(part);
            await part;
        }
    };
    const fetching = Promise.all(Array.from({ length: side }, fetchAll));
    fetching.catch(() => undefined);
    for (const [name] of missing) {
        const own = urls.get(name)!;
        const packed = new ReadableStream<Uint8Array>({
            async pull(to) {
                const url = own.shift();
                if (url === undefined) return to.close();
                // Where another part fails, this one may never be asked for.
                to.enqueue((await Promise.race([parts.get(url)!, fetching.then(() => parts.get(url)!)]))!);
                parts.delete(url);
            },
        });
        const gone = [...own];
        found[name] = await new Response(new XzReadableStream(packed)).blob();
        await keep(folder + name, found[name]);
        for (const url of gone) await forget(url);
    }
    return found;
}

self.onmessage = ({ data }: MessageEvent<string>) => {
    files(data).then(
        (made) => post({ kind: 'files', files: made }),
        (error: unknown) => post({ kind: 'failed', message: String(error instanceof Error ? error.message : error) }),
    );
};
