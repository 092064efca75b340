// Compiles and judges a program, each in a worker that can be ended at any time.
import type { Order, Message } from './judge.worker';
import type { Reply, Request } from './compile.worker';
import CompileWorker from './compile.worker?worker&inline';
import JudgeWorker from './judge.worker?worker&inline';

export interface Report {
    verdict: string;
    cases?: number;
    games?: number;
    deep?: string[];
    case?: string;
    message?: string;
    input?: string;
    expected?: string;
    output?: string;
    small_message?: string;
    line?: number;
    column?: number;
}

export interface Outcome extends Report {
    messages: string;
    compileMs: number;
    judgeMs: number;
    limitMs: number;
}

export interface Watcher {
    fetched(done: number, all: number): void;
    step(step: 'preparing' | 'compiling' | 'measuring'): void;
    progress(name: string, done: number, all: number): void;
}

const shrinkMs = 3000;
const mostCompileMs = 60_000;
// The fixed work of judge.wasm on a machine like those of the judges, and how much longer than
// native code WebAssembly may take.
const loopMs = 150;
const slower = 3;

let compiler: Worker | undefined;
let judge: Worker | undefined;
let interrupt: (() => void) | undefined;
let scale: Promise<number> | undefined;

export class Stopped extends Error {}

/** Ends what is under way. The compiler stays where it is not at work. */
export function stop(): void {
    judge?.terminate();
    judge = undefined;
    if (interrupt !== undefined) {
        compiler?.terminate();
        compiler = undefined;
    }
    interrupt?.();
}

type Compiled = Exclude<Reply, { kind: 'fetched' | 'preparing' | 'compiling' }>;

function compile(request: Request, watcher: Watcher): Promise<Compiled> {
    compiler ??= new CompileWorker();
    const worker = compiler;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Compiled>((resolve, reject) => {
        interrupt = () => reject(new Stopped());
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
            if (data.kind === 'fetched') watcher.fetched(data.done, data.all);
            else if (data.kind === 'preparing') watcher.step(data.kind);
            else if (data.kind === 'compiling') {
                watcher.step(data.kind);
                timer = setTimeout(() => {
                    worker.terminate();
                    compiler = undefined;
                    const messages = `Compiling was stopped after ${mostCompileMs / 1000} s.`;
                    resolve({ kind: 'rejected', messages, tooLarge: false });
                }, mostCompileMs);
            } else resolve(data);
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the compiler could not start'));
        worker.postMessage(request);
    }).finally(() => {
        clearTimeout(timer);
        interrupt = undefined;
    });
}

// Resolves with the report; where the program does not end in time, with what is known then.
function run(order: Order, watcher?: Watcher): Promise<string> {
    judge?.terminate();
    const worker = (judge = new JudgeWorker());
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<string>((resolve, reject) => {
        let at = '';
        let failure: string | undefined;
        interrupt = () => reject(new Stopped());
        worker.onmessage = ({ data }: MessageEvent<Message>) => {
            if (data.kind === 'progress') {
                at = data.name;
                watcher?.progress(data.name, data.done, data.all);
            } else if (data.kind === 'running') {
                // It may have waited for the processor; what it took is measured where it runs.
                timer = setTimeout(() => {
                    resolve(failure ?? JSON.stringify({ verdict: 'TLE', case: at }));
                }, 1.5 * order.limitMs + 500);
            } else if (data.kind === 'ran') clearTimeout(timer);
            else if (data.kind === 'failed') failure = data.json;
            else if (data.kind === 'report') resolve(data.json);
            else reject(new Error(data.text));
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the judge could not start'));
        worker.postMessage(order);
    }).finally(() => {
        clearTimeout(timer);
        interrupt = undefined;
        worker.terminate();
        if (judge === worker) judge = undefined;
    });
}

async function scaleOf(program: ArrayBuffer): Promise<number> {
    const begin = performance.now();
    await run({ judge: program, args: ['--loop'], files: '', limitMs: 0 });
    return Math.max(1, (performance.now() - begin) / loopMs) * slower;
}

/** Judges `source`. Rejects with Stopped where stop() was called. */
export async function judgeProgram(
    problem: { id: string; judge: ArrayBuffer; files: string; seconds: number; memoryKb: number },
    program: { clang: string; source: string; standard: string },
    watcher: Watcher,
): Promise<Outcome> {
    const compiled = await compile({ ...program, memoryKb: problem.memoryKb }, watcher);
    const none = { compileMs: 0, judgeMs: 0, limitMs: 0 };
    if (compiled.kind === 'rejected') {
        return { verdict: compiled.tooLarge ? 'MLE' : 'CE', messages: compiled.messages, ...none };
    }
    if (scale === undefined) {
        watcher.step('measuring');
        scale = scaleOf(problem.judge);
        scale.catch(() => (scale = undefined));
    }
    const limitMs = problem.seconds * 1000 * (await scale);
    const begin = performance.now();
    const json = await run(
        { judge: problem.judge, program: compiled.program, args: [problem.id, String(shrinkMs)], files: problem.files, limitMs },
        watcher,
    );
    const report = JSON.parse(json) as Report;
    return { ...report, messages: compiled.messages, compileMs: compiled.ms, judgeMs: performance.now() - begin, limitMs };
}
