// Compiles and judges a program, each in a worker that can be ended at any time.
import type { Aside, Message, Near, Order as JudgeOrder } from './judge.worker';
import type { Reply, Request } from './compile.worker';
import CompileWorker from './compile.worker?worker&inline';
import type { Progress } from './fetch.worker';
import { compilerFiles } from './fetched';
import JudgeWorker from './judge.worker?worker&inline';
import { habitsOf, plain } from './dialect';
import type { OwnJudge } from '../run/page';
import { leastMs } from './limits';
import { words } from './words';

export interface Report {
    verdict: string;
    cases?: number;
    games?: number;
    case?: string;
    message?: string;
    input?: string;
    expected?: string;
    output?: string;
    small_message?: string;
    smallest?: boolean;
    line?: number;
    column?: number;
    habits?: Habit[];
    /** Of a WA: by them a known mistake is found. */
    answers?: string;
}

/** What the program did that some judges do not take. */
export interface Habit {
    key: string;
    verdict: string;
    what: string;
}

export interface Outcome extends Report {
    /** That of the judge in which it was judged. */
    own: OwnJudge;
    /** Cases that were not judged, as their recursion is deeper than this browser has. */
    deep: Aside[];
    /** Cases beyond the statement on which the program is too slow or too large. */
    beyond: Aside[];
    near?: Near;
    /** Bytes of its variables, where these alone are too large. */
    needed?: number;
    messages: string;
    compileMs: number;
    judgeMs: number;
    limitMs: number;
}

export interface Watcher {
    fetched(progress: Progress): void;
    step(step: 'starting' | 'preparing' | 'compiling'): void;
    progress(name: string, done: number, all: number): void;
}

/** What is judged by: judge.wasm, the cases that are files, the limits. */
export interface Problem {
    id: string;
    judge: ArrayBuffer;
    files: string;
    seconds: number;
    memoryKb: number;
    /** Each language of its judge: the habits that cost no verdict there. */
    languages: OwnJudge[];
    language: 'en' | 'zh';
}

export interface Source {
    clang: string;
    source: string;
    standard: string;
}

const shrinkMs = 3000;
const mostCompileMs = 60_000;
const mostRooms = 3; // tries to get memory back

let compiler: Worker | undefined;
let judge: Worker | undefined;
let interrupt: (() => void) | undefined;

export class Stopped extends Error {}
/** This page holds too much memory. */
class NoRoom extends Error {}

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

type Compiled = Extract<Reply, { kind: 'compiled' | 'rejected' }>;

/** What is compiled; the compiler's files are found by its address. */
export type Order = Omit<Request, 'files'>;

/** Has the compiler get ready, where it is not at work. Its files should be there. */
export async function prepare(clang: string, standard: string, beside?: Request['beside']): Promise<void> {
    const files = await compilerFiles(clang, () => undefined).catch(() => undefined);
    if (files === undefined || interrupt !== undefined || compiler !== undefined) return;
    compiler = new CompileWorker();
    compiler.postMessage({ clang, files, standard, memoryKb: 0, beside } satisfies Request);
}

/**
 * Compiles in a worker. Rejects with Stopped where stop() was called; what is being fetched goes on. `slowness`
 * says how much slower than others this machine is now: by it the time to compile is counted. Without it, there is
 * no limit.
 */
export function compile(order: Order, language: Problem['language'], watcher: Pick<Watcher, 'fetched' | 'step'>, slowness?: () => Promise<number>): Promise<Compiled> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Compiled>((resolve, reject) => {
        let stopped = false;
        interrupt = () => {
            stopped = true;
            reject(new Stopped());
        };
        const begin = (request: Request): void => {
            const worker = (compiler ??= new CompileWorker());
            let start = 0;
            const limit = async (most: number): Promise<void> => {
                const left = most - (performance.now() - start);
                if (left > 0) {
                    timer = setTimeout(() => void limit(most), left);
                    return;
                }
                // The machine may have other things to do.
                const now = (await slowness!().catch(() => 1)) * mostCompileMs;
                if (worker !== compiler || timer === undefined) return;
                if (now > most) return limit(now);
                worker.terminate();
                compiler = undefined;
                reject(new Error(words[language].tooSlow(now)));
            };
            worker.onmessage = ({ data }: MessageEvent<Reply>) => {
                if (data.kind === 'starting' || data.kind === 'preparing') watcher.step(data.kind);
                else if (data.kind === 'compiling') {
                    watcher.step(data.kind);
                    start = performance.now();
                    if (slowness !== undefined) void limit(mostCompileMs);
                } else if (data.kind === 'failed') reject(new Error(data.message));
                else if (data.kind !== 'ready') resolve(data);
            };
            worker.onerror = (event) => reject(new Error(event.message || 'the compiler could not start'));
            worker.postMessage(request);
        };
        compilerFiles(order.clang, (progress) => !stopped && watcher.fetched(progress)).then((files) => !stopped && begin({ ...order, files }), reject);
    }).finally(() => {
        clearTimeout(timer);
        timer = undefined;
        interrupt = undefined;
    });
}

/** The limit on this machine as it is now. */
function measured(order: JudgeOrder): Promise<number> {
    const worker = new JudgeWorker();
    return new Promise<number>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Message>) =>
            data.kind === 'measured' ? resolve(data.limitMs) : reject(new Error('the machine could not be measured'));
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage({ ...order, program: undefined });
    }).finally(() => worker.terminate());
}

type Judged = Extract<Message, { kind: 'report' }>;
/** The program did not end on this case. */
class Endless {
    constructor(
        readonly at: string,
        readonly limitMs: number,
        readonly failure?: string,
    ) {}
}

function run(order: JudgeOrder, watcher: Watcher, aside: Aside[]): Promise<Judged | Endless> {
    judge?.terminate();
    const worker = (judge = new JudgeWorker());
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Judged | Endless>((resolve, reject) => {
        let at = '';
        let failure: string | undefined;
        interrupt = () => reject(new Stopped());
        worker.onmessage = ({ data }: MessageEvent<Message>) => {
            if (data.kind === 'progress') {
                at = data.name;
                watcher.progress(data.name, data.done, data.all);
            } else if (data.kind === 'running') {
                // It may have waited for the processor; what it took is measured where it runs.
                const waits = (limitMs: number): number => 1.5 * limitMs + 500;
                const begin = performance.now();
                const least = waits(leastMs(order.seconds));
                const run = (timer = setTimeout(async () => {
                    const limitMs = await measured(order).catch(() => leastMs(order.seconds));
                    const left = waits(limitMs) - (performance.now() - begin);
                    if (timer === run) timer = setTimeout(() => resolve(new Endless(at, limitMs, failure)), left);
                }, least));
            } else if (data.kind === 'ran') {
                clearTimeout(timer);
                timer = undefined;
            }
            else if (data.kind === 'aside') aside.push(data.aside);
            else if (data.kind === 'failed') failure = data.json || undefined;
            else if (data.kind === 'report') resolve(data);
            else reject(data.noRoom ? new NoRoom(words[order.language].ended.browser(order.memoryKb * 1024)) : new Error(data.text));
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

/** Judges `source`. Rejects with Stopped where stop() was called. */
export async function judgeProgram({ id, languages, ...problem }: Problem, program: Source, watcher: Watcher): Promise<Outcome> {
    const seen = habitsOf(program.source);
    const own = languages.find((language) => seen.every((habit) => habit in language)) ?? languages[0]!;
    const taken = Object.keys(own);
    const habits = seen.filter((habit) => habit in own);
    const source = plain(program.source, habits);
    const slowness = async (): Promise<number> => (await measured({ ...problem, args: [] })) / leastMs(problem.seconds);
    const compiled = await compile({ ...program, source, memoryKb: problem.memoryKb }, problem.language, watcher, slowness);
    const none = { own, deep: [], beyond: [], compileMs: 0, judgeMs: 0, limitMs: 0 };
    if (compiled.kind === 'rejected') {
        const { needed, messages } = compiled;
        return { verdict: needed === undefined ? 'CE' : 'MLE', needed, messages, ...none };
    }
    const begin = performance.now();
    const aside: Aside[] = [];
    const args = [id, String(shrinkMs), taken.join(','), habits.join(',')];
    let end: Judged | Endless;
    let limitMs = 0;
    let rooms = 0;
    // Where it does not end, the judge is told, and goes on where that is beyond the statement. It asks parts of
    // the case, and smaller ones where these do not end.
    let parts = 2;
    for (let from: string[] = []; ; ) {
        try {
            end = await run({ ...problem, program: compiled.program, args: [...args, ...from] }, watcher, aside);
            if (end instanceof Endless) ({ limitMs } = end);
            if (!(end instanceof Endless) || end.failure !== undefined) break;
            parts = end.at === from[0] ? 8 * parts : 2;
            from = [end.at, String(parts)];
        } catch (error) {
            if (!(error instanceof NoRoom) || ++rooms > mostRooms) throw error;
            // The memory of each program that was compiled is the compiler's until it is collected, or ends.
            compiler?.terminate();
            compiler = undefined;
            aside.length = 0;
            from = [];
            await new Promise((resolve) => setTimeout(resolve, 1000 * rooms));
        }
    }
    const report = JSON.parse(end instanceof Endless ? end.failure! : end.json) as Report;
    const of = (key: 'cases' | 'games', each: (one: Aside) => number): number | undefined =>
        report[key] && aside.reduce((left, one) => left - each(one), report[key]);
    return {
        ...report,
        own,
        cases: of('cases', () => 1),
        games: of('games', (one) => one.games),
        deep: aside.filter(({ verdict }) => verdict === ''),
        beyond: aside.filter(({ verdict }) => verdict !== ''),
        near: end instanceof Endless ? undefined : end.near,
        messages: compiled.messages,
        compileMs: compiled.ms,
        judgeMs: performance.now() - begin,
        limitMs,
    };
}
