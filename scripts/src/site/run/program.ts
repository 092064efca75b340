// Runs WebAssembly programs in a worker, which a time limit can end.
import type { Result, Run } from './wasi';

export type { Result, Run } from './wasi';

const usualLimitMs = 10_000;

/** The program did not come, or is none. */
export class NotLoaded extends Error {}

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

function end(): void {
    worker?.terminate();
    worker = undefined;
}

const stopped = (ms: number): Result => ({
    stdout: '',
    stderr: '',
    exitCode: 137,
    ms,
    ended: 'time',
});

function start(url: string, runs: Run[], limitMs: number): Promise<Result[]> {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const busy = worker;
    return new Promise((resolve, reject) => {
        // The limit counts from when the program is loaded.
        let timer: ReturnType<typeof setTimeout> | undefined;
        const finish = (): void => {
            clearTimeout(timer);
            busy.onmessage = busy.onerror = null;
        };
        busy.onmessage = ({ data }: MessageEvent<'running' | Result[] | string>) => {
            if (data === 'running') {
                timer = setTimeout(() => {
                    finish();
                    end();
                    resolve(runs.map(() => stopped(limitMs)));
                }, limitMs);
                return;
            }
            finish();
            if (typeof data === 'string') reject(new NotLoaded(data));
            else resolve(data);
        };
        busy.onerror = (event) => {
            finish();
            end();
            reject(new NotLoaded(event.message || 'the worker could not start'));
        };
    });
}

/**
 * Runs the program at `url` once for each of `runs`, one after the other. Past the limit, which is
 * for all of them together, the worker is ended, and every result says so. Rejects with NotLoaded.
 */
export function runAll(url: string, runs: Run[], limitMs = usualLimitMs): Promise<Result[]> {
    const next = queue.then(() => {
        const results = start(url, runs, limitMs);
        // A worker takes messages from now on.
        worker?.postMessage({ url: new URL(url, location.href).href, runs });
        return results;
    });
    queue = next.catch(() => undefined);
    return next;
}

/** Runs the program at `url` once. */
export async function runProgram(
    url: string,
    o: { args?: string[]; stdin: string; timeLimitMs?: number },
): Promise<Result> {
    const [result] = await runAll(url, [{ args: o.args, stdin: o.stdin }], o.timeLimitMs);
    return result!;
}
