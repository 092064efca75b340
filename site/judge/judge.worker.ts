// The worker that judges: judge.wasm, which makes the inputs and compares, and the program, both in
// this thread. The page ends the worker where the program does not end.
import { ConsoleStdout, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';

import { type Ended, ends, run } from './run';

export interface Order {
    judge: ArrayBuffer;
    program?: ArrayBuffer;
    args: string[];
    files: string;
    limitMs: number;
}

/** What comes back: a case has begun; the program runs or has run; a failure, not small yet; the end. */
export type Message =
    | { kind: 'progress'; name: string; done: number; all: number }
    | { kind: 'running' | 'ran' }
    | { kind: 'failed' | 'report'; json: string }
    | { kind: 'error'; text: string };

const post = (message: Message): void => self.postMessage(message);

function judge(order: Order): string {
    const program = order.program && new WebAssembly.Module(order.program);
    let memory: WebAssembly.Memory;
    let ended: Ended;
    const bytes = (at: number, size: number): Uint8Array => new Uint8Array(memory.buffer, at >>> 0, size >>> 0);
    const text = (at: number, size: number): string => new TextDecoder().decode(bytes(at, size));
    const copy = (from: Uint8Array, to: number): number => {
        if (to !== 0) bytes(to, from.length).set(from);
        return from.length;
    };
    let said = '';
    let complaint = '';
    const decoder = new TextDecoder();
    const wasi = new WASI(
        ['judge', ...order.args],
        [],
        [
            new OpenFile(new File(new TextEncoder().encode(order.files))),
            new ConsoleStdout((part) => (said += decoder.decode(part, { stream: true }))),
            new ConsoleStdout((part) => (complaint += new TextDecoder().decode(part))),
        ],
        { debug: false },
    );
    const instance = new WebAssembly.Instance(new WebAssembly.Module(order.judge), {
        wasi_snapshot_preview1: wasi.wasiImport,
        judge: {
            run(at: number, size: number, expected: number): number {
                const input = bytes(at, size).slice();
                post({ kind: 'running' });
                const begin = performance.now();
                ended = run(program!, input, 2 * expected + (1 << 20));
                const ms = performance.now() - begin;
                post({ kind: 'ran' });
                if (ended.end === ends.exit && ms > order.limitMs) {
                    ended.end = ends.time;
                    ended.reason = `took ${Math.round(ms)} ms; the limit here is ${Math.round(order.limitMs)} ms`;
                }
                return ended.end;
            },
            output: (to: number) => copy(ended.output, to),
            reason: (to: number) => copy(new TextEncoder().encode(ended.reason), to),
            progress: (at: number, size: number, done: number, all: number) =>
                post({ kind: 'progress', name: text(at, size), done, all }),
            failed: (at: number, size: number) => post({ kind: 'failed', json: text(at, size) }),
        },
    });
    memory = instance.exports['memory'] as WebAssembly.Memory;
    const code = wasi.start(instance as Parameters<typeof wasi.start>[0]);
    if (code !== 0) throw new Error(complaint.trim() || `exit code ${code}`);
    return said;
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
    try {
        post({ kind: 'report', json: judge(data) });
    } catch (error) {
        post({ kind: 'error', text: String(error instanceof Error ? error.message : error) });
    }
};
