// The worker that judges: judge.wasm, which makes the inputs and compares, and the program, both in
// this thread. The page ends the worker where the program does not end.
import { ConsoleStdout, File, OpenFile, WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim';

import { leastMs, maybeLate, scaleOf, standing } from './limits';
import { type Ended, NoRoom, Program, ends, instance, integration } from './run';
import { words } from './words';

export interface Order {
    judge: ArrayBuffer;
    /** None: only to measure the machine. */
    program?: ArrayBuffer;
    args: string[];
    files: string;
    seconds: number;
    memoryKb: number;
    language: 'en' | 'zh';
}

/** A case that does not count: it was not judged, or it goes beyond what the statement promises. */
export interface Aside {
    case: string;
    games: number;
    verdict: string;
    /** Our own bound, or else what the statement says nothing of. */
    bound: string;
    open: string;
}

/** A run that was near the limit. */
export interface Near {
    case: string;
    ms: number;
    limitMs: number;
}

/**
 * What comes back: a case has begun; the program runs or has run; a case is set aside; a failure, not
 * small yet, or that it is none; the end.
 */
export type Message =
    | { kind: 'progress'; name: string; done: number; all: number }
    | { kind: 'running' | 'ran' }
    | { kind: 'aside'; aside: Aside }
    | { kind: 'failed'; json: string }
    | { kind: 'report'; json: string; near?: Near }
    | { kind: 'measured'; limitMs: number }
    /** `noRoom`: it might succeed once other workers have ended. */
    | { kind: 'error'; text: string; noRoom: boolean };

const post = (message: Message): void => self.postMessage(message);

class Judge {
    private readonly module: WebAssembly.Module;
    private readonly program?: Program;
    private memory!: WebAssembly.Memory;
    private ended!: Ended;
    private scale = Infinity;
    private name = '';
    private near?: Near;
    private reporting = true;

    constructor(private readonly order: Order) {
        this.module = new WebAssembly.Module(order.judge);
        this.program = order.program && new Program(order.program, order.memoryKb * 1024, words[order.language]);
    }

    /** The limit on this machine as it is now. */
    measured(): number {
        const begin = performance.now();
        this.wasi(['--loop'], '', {}).start();
        this.scale = Math.min(this.scale, scaleOf(performance.now() - begin));
        return leastMs(this.order.seconds) * this.scale;
    }

    private wasi(args: string[], stdin: string, judge: WebAssembly.ModuleImports) {
        let said = '';
        let complaint = '';
        const decoder = new TextDecoder();
        const wasi = new WASI(
            ['judge', ...args],
            [],
            [
                new OpenFile(new File(new TextEncoder().encode(stdin))),
                new ConsoleStdout((part) => (said += decoder.decode(part, { stream: true }))),
                new ConsoleStdout((part) => (complaint += new TextDecoder().decode(part))),
            ],
            { debug: false },
        );
        const none = Object.fromEntries(WebAssembly.Module.imports(this.module).map(({ name }) => [name, () => 0]));
        const made = instance(this.module, {
            wasi_snapshot_preview1: wasi.wasiImport,
            judge: { ...none, ...judge },
        });
        const { _start: main, memory } = made.exports as { _start: () => number; memory: WebAssembly.Memory };
        (wasi as { inst?: unknown }).inst = made;
        return { main, memory, said: () => said, complaint: () => complaint, start: () => wasi.start(made as Parameters<typeof wasi.start>[0]) };
    }

    private bytes(at: number, size: number): Uint8Array {
        return new Uint8Array(this.memory.buffer, at >>> 0, size >>> 0);
    }

    private text(at: number, size: number): string {
        return new TextDecoder().decode(this.bytes(at, size));
    }

    private copy(from: Uint8Array, to: number): number {
        if (to !== 0) this.bytes(to, from.length).set(from);
        return from.length;
    }

    /** Gives the program an input; how it ended is kept. */
    private run(at: number, size: number, mostOutput: number): number | Promise<number> {
        const input = this.bytes(at, size).slice();
        post({ kind: 'running' });
        let begin = performance.now();
        const ran = (ended: Ended): number => {
            const ms = performance.now() - begin;
            post({ kind: 'ran' });
            if (ended.end === ends.exit) this.clock(ended, ms);
            this.ended = ended;
            return ended.end;
        };
        const ended = this.program!.run(input, mostOutput);
        if (ended.end !== ends.deep || integration === undefined) return ran(ended);
        begin = performance.now();
        return this.program!.runDeep(input, mostOutput).then(ran);
    }

    private clock(ended: Ended, ms: number): void {
        if (!maybeLate(ms, this.order.seconds)) return;
        const limitMs = this.measured();
        const where = standing(ms, limitMs);
        if (where === 'late') {
            ended.end = ends.time;
            ended.reason = words[this.order.language].ended.late(ms, limitMs);
        } else if (where === 'near' && this.reporting && (this.near === undefined || ms / limitMs > this.near.ms / this.near.limitMs)) {
            this.near = { case: this.name, ms, limitMs };
        }
    }

    async judge(): Promise<void> {
        const { order } = this;
        const run = (at: number, size: number, mostOutput: number): number | Promise<number> => this.run(at, size, mostOutput);
        const judge = this.wasi([order.language, ...order.args], order.files, {
            run: integration === undefined ? (run as () => number) : new integration.Suspending(run),
            output: (to: number) => this.copy(this.ended.output, to),
            reason: (to: number) => this.copy(new TextEncoder().encode(this.ended.reason), to),
            progress: (at: number, size: number, done: number, all: number) => {
                this.name = this.text(at, size);
                post({ kind: 'progress', name: this.name, done, all });
            },
            aside: (at: number, size: number) => post({ kind: 'aside', aside: JSON.parse(this.text(at, size)) as Aside }),
            failed: (at: number, size: number) => {
                this.reporting = size === 0; // what follows are smaller inputs
                post({ kind: 'failed', json: this.text(at, size) });
            },
        });
        this.memory = judge.memory;
        let code = 0;
        try {
            await (integration === undefined ? judge.main() : integration.promising(judge.main)());
        } catch (error) {
            if (!(error instanceof WASIProcExit)) throw error;
            code = error.code;
        }
        if (code !== 0) throw new Error(judge.complaint().trim() || words[order.language].told.exitCode(code));
        post({ kind: 'report', json: judge.said(), near: this.near });
    }
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
    try {
        const judge = new Judge(data);
        if (data.program === undefined) post({ kind: 'measured', limitMs: judge.measured() });
        else await judge.judge();
    } catch (error) {
        post({ kind: 'error', text: String(error instanceof Error ? error.message : error), noRoom: error instanceof NoRoom });
    }
};
