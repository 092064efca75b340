// The compiler's files: fetched at the first use, and then kept in this browser.
// @ts-expect-error: plain JavaScript, which Node runs by itself
import { fileList, watcher } from './clang.mjs';
import type { Files, Progress, Reply } from './fetch.worker';
import FetchWorker from './fetch.worker?worker&inline';

let files: Promise<Files> | undefined;
let told: Progress | undefined;
let hear: (progress: Progress) => void = () => undefined;

/**
 * From this browser, else from the network; it goes on even if nobody waits any longer. Where it fails, the next
 * call goes on where it was.
 */
export function compilerFiles(folder: string, tell: (progress: Progress) => void): Promise<Files> {
    hear = tell;
    if (files !== undefined) {
        if (told !== undefined) tell(told);
        return files;
    }
    const worker = new FetchWorker();
    files = new Promise<Files>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
            if (data.kind === 'progress') hear((told = data.progress));
            else if (data.kind === 'files') resolve(data.files);
            else reject(new Error(data.message));
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the compiler cannot be fetched'));
        worker.postMessage(folder);
    });
    const ended = (): void => {
        worker.terminate();
        told = undefined;
    };
    files.then(ended, () => {
        ended();
        files = undefined;
    });
    return files;
}

/** Whether nothing has to be fetched: the last of the files is there. */
export async function isKept(folder: string): Promise<boolean> {
    try {
        return (await (await caches.open('clang')).match(folder + watcher)) !== undefined;
    } catch {
        return false;
    }
}

/** How many bytes have to be fetched; 0 if that is unknown. */
export async function bytesToFetch(folder: string): Promise<number> {
    try {
        const sizes = (await (await fetch(folder + fileList)).json()) as Record<string, number>;
        return Object.values(sizes).reduce((sum, size) => sum + size, 0);
    } catch {
        return 0;
    }
}
