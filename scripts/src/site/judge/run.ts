// Runs a program that is judged, once, in the calling thread.
import { ConsoleStdout, File, OpenFile, WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim';

import { deepened, nativeBytes, onwards } from './deepen';
import { type Words, mega } from './words';

/** As in scripts/src/core/verdict.hpp and web/programs/judge.cpp. */
export const ends = { exit: 0, time: 3, memory: 4, fault: 5, output: 6, deep: 8, code: 9 } as const;

/** The stack of a program, as natively: its arrays lie in memory, the rest is estimated. */
export const stackBytes = 8 << 20;

export interface Ended {
    end: (typeof ends)[keyof typeof ends];
    output: Uint8Array;
    reason: string;
}

/** JavaScript Promise Integration, of which TypeScript does not know yet. */
type Code = (...values: number[]) => number;
interface Integration {
    promising(code: Code): (...values: number[]) => Promise<number>;
    Suspending: new (code: (...values: number[]) => number | Promise<number | void>) => WebAssembly.ImportValue;
}
export const integration = 'Suspending' in WebAssembly ? (WebAssembly as unknown as Integration) : undefined;

class TooMuch extends Error {
    constructor(readonly isOutput: boolean) {
        super();
    }
}

// What the library says before it aborts, where it cannot throw; and what browsers call a fault.
const thrown = /(\w+) was thrown in -fno-exceptions mode(?: with message "(.*)")?/;
const faults: [RegExp, 'division' | 'outside' | 'aborted'][] = [
    [/divi(de|sion) by zero/i, 'division'],
    [/out of bounds/i, 'outside'],
    [/unreachable/i, 'aborted'],
];
const mostComplaint = 2000; // its end

class OutOfMemory extends Error {
    constructor(readonly asked: number) {
        super();
    }
}
class FullStack extends Error {}

/** No memory for what has not even begun: what ended before, in any worker of the page, may still hold it. */
export class NoRoom extends Error {}

export function instance(module: WebAssembly.Module, imports: WebAssembly.Imports): WebAssembly.Instance {
    try {
        return new WebAssembly.Instance(module, imports);
    } catch (error) {
        throw error instanceof RangeError && /memory/i.test(error.message) ? new NoRoom(error.message) : error;
    }
}

/** One run: what it imports, what it has written, and how it ended. */
class Run {
    private readonly parts: Uint8Array[] = [];
    private complaint = '';
    readonly wasi: WASI;
    instance?: WebAssembly.Instance;

    constructor(
        input: Uint8Array,
        args: string[],
        private readonly mostOutput: number,
        private readonly mostMemory: number,
        private readonly say: Words,
    ) {
        const collected = (keep: boolean): ConsoleStdout => {
            let bytes = 0;
            return new ConsoleStdout((part) => {
                bytes += part.length;
                if (keep) this.parts.push(part.slice());
                else this.complaint = (this.complaint + new TextDecoder().decode(part)).slice(-mostComplaint);
                if (bytes > mostOutput) throw new TooMuch(keep);
            });
        };
        this.wasi = new WASI(['program', ...args], [], [new OpenFile(new File(input)), collected(true), collected(false)], { debug: false });
    }

    begin(module: WebAssembly.Module, deeper: WebAssembly.ImportValue): void {
        this.instance = instance(module, {
            wasi_snapshot_preview1: this.wasi.wasiImport,
            judge: {
                deeper,
                out_of_memory: (size: number) => {
                    throw new OutOfMemory(size >>> 0);
                },
            },
        });
        (this.wasi as { inst?: unknown }).inst = this.instance;
    }

    get exports(): Record<string, Code> {
        return this.instance!.exports as Record<string, Code>;
    }

    /** The bytes of the stack in memory that are in use; more than it has where it is full. */
    get stack(): number {
        const { __stack_pointer: pointer } = (this.instance?.exports ?? {}) as { __stack_pointer?: WebAssembly.Global };
        return pointer === undefined ? 0 : stackBytes - (pointer.value as number);
    }

    /** What it said last, or what the browser says, as far as words are known for it. */
    private reason(message: string): string {
        const [, what, by = ''] = thrown.exec(this.complaint) ?? [];
        if (what !== undefined) return this.say.ended.thrown(what, by);
        const known = faults.find(([pattern]) => pattern.test(message));
        const reason = known === undefined ? message : this.say.ended[known[1]];
        const last = this.complaint.trim().split('\n').at(-1)!;
        return last === '' ? reason : `${reason} (${last})`;
    }

    /** How it ended: after main, or by what was thrown. */
    ended(error?: unknown): Ended {
        if (error instanceof NoRoom) throw error;
        const ended = (end: Ended['end'], reason = ''): Ended => {
            const output = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
            let at = 0;
            for (const part of this.parts) {
                output.set(part, at);
                at += part.length;
            }
            return { end, output, reason };
        };
        const { ended: words, told } = this.say;
        if (error === undefined) return ended(ends.exit);
        if (error instanceof WASIProcExit) return error.code === 0 ? ended(ends.exit) : ended(ends.code, told.exitCode(error.code));
        if (error instanceof TooMuch) {
            return ended(ends.output, (error.isOutput ? words.output : told.wroteErrors)(this.mostOutput));
        }
        if (error instanceof OutOfMemory) {
            const { memory } = this.instance!.exports as unknown as { memory: WebAssembly.Memory };
            const had = memory.buffer.byteLength - stackBytes;
            return ended(ends.memory, told.reserved(mega(had), mega(had + error.asked), mega(this.mostMemory)));
        }
        const { name, message } = error as Error;
        if (error instanceof RangeError && /memory/i.test(message)) return ended(ends.memory, words.browser(this.mostMemory));
        if (error instanceof FullStack || this.stack > stackBytes) return ended(ends.fault, told.fullStack(stackBytes >> 20));
        if (error instanceof RangeError || name === 'InternalError') return ended(ends.deep, words.deep);
        return ended(ends.fault, this.reason(message));
    }
}

/** A program that can be given many inputs. */
export class Program {
    private readonly module: WebAssembly.Module;
    private deep?: WebAssembly.Module;

    constructor(
        private readonly bytes: ArrayBuffer,
        private readonly mostMemory: number,
        private readonly say: Words,
        private readonly args: string[] = [],
    ) {
        this.module = new WebAssembly.Module(bytes);
    }

    /** Gives it this input; past `mostOutput` bytes, or where it wants more memory, it ends. */
    run(input: Uint8Array, mostOutput: number): Ended {
        const run = new Run(input, this.args, mostOutput, this.mostMemory, this.say);
        try {
            run.begin(this.module, () => undefined);
            run.exports['_start']!();
            return run.ended();
        } catch (error) {
            return run.ended(error);
        }
    }

    /** The same with as much stack as natively, where there is `integration`; it takes longer. */
    async runDeep(input: Uint8Array, mostOutput: number): Promise<Ended> {
        const run = new Run(input, this.args, mostOutput, this.mostMemory, this.say);
        const { promising, Suspending } = integration!;
        let stacks = 1;
        const deeper = new Suspending(async (index) => {
            // Only once this has returned is the caller's stack left.
            await undefined;
            if (nativeBytes(stacks) + run.stack > stackBytes) throw new FullStack();
            ++stacks;
            await promising(run.exports[onwards(index!)]!)();
            --stacks;
        });
        try {
            this.deep ??= new WebAssembly.Module(deepened(new Uint8Array(this.bytes)));
            run.begin(this.deep, deeper);
            await promising(run.exports['_start']!)();
            return run.ended();
        } catch (error) {
            return run.ended(error);
        }
    }
}
