// Runs a program that is judged, once, in the calling thread.
import { ConsoleStdout, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';

/** As in scripts/src/core/verdict.hpp and page/programs/judge.cpp. */
export const ends = { exit: 0, time: 3, memory: 4, fault: 5, output: 6, deep: 8 } as const;

export interface Ended {
    end: (typeof ends)[keyof typeof ends];
    output: Uint8Array;
    reason: string;
}

class TooMuch extends Error {}
class OutOfMemory extends Error {}

/** Gives the program this input; past `mostOutput` bytes, or where it wants more memory, it ends. */
export function run(module: WebAssembly.Module, input: Uint8Array, mostOutput: number): Ended {
    const parts: Uint8Array[] = [];
    let bytes = 0;
    const collect = (part: Uint8Array): void => {
        bytes += part.length;
        if (bytes > mostOutput) throw new TooMuch();
        parts.push(part.slice());
    };
    let errorBytes = 0;
    const wasi = new WASI(
        ['program'],
        [],
        [
            new OpenFile(new File(input)),
            new ConsoleStdout(collect),
            new ConsoleStdout((part) => {
                errorBytes += part.length;
                if (errorBytes > mostOutput) throw new TooMuch();
            }),
        ],
        { debug: false },
    );
    let end: Ended['end'] = ends.exit;
    let reason = '';
    try {
        const instance = new WebAssembly.Instance(module, {
            wasi_snapshot_preview1: wasi.wasiImport,
            judge: {
                out_of_memory: () => {
                    throw new OutOfMemory();
                },
            },
        });
        const code = wasi.start(instance as Parameters<typeof wasi.start>[0]);
        if (code !== 0) {
            end = ends.fault;
            reason = `exit code ${code}`;
        }
    } catch (error) {
        if (error instanceof TooMuch) {
            end = ends.output;
            reason = `wrote over ${mostOutput} bytes`;
        } else if (error instanceof OutOfMemory || (error instanceof RangeError && /memory/i.test(error.message))) {
            end = ends.memory;
            reason = 'asked for more memory than the limit';
        } else if (error instanceof RangeError || (error as Error).name === 'InternalError') {
            end = ends.deep;
            reason = 'recursion that is too deep for a browser';
        } else {
            end = ends.fault;
            reason = String(error instanceof Error ? error.message : error);
        }
    }
    const output = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        output.set(part, at);
        at += part.length;
    }
    return { end, output, reason };
}
