// A described game in the page: compiled with the lab's headers, run in a worker, read by lab.wasm.
import { compile, Stopped, stop as stopJudge, type Watcher } from '../judge/judge';
import LabWorker from './lab.worker?worker&inline';
import type { Message, Order } from './lab.worker';

export { Stopped };

/** build/site/lab.json, which content/pages.mjs writes. */
export interface Shelf {
    headers: Record<string, string>;
    /** What a described game is linked with: its name, which the site serves below wasm/. */
    object: string;
    gallery: { name: string; title: Record<'en' | 'zh', string>; text: string }[];
}

/** The headers of the lab, and its object. */
export type Beside = Record<string, string | Uint8Array>;

export interface Claim {
    holds: boolean;
    text: string;
}
/** The table, as lab.wasm prints it (scripts/src/web/programs/lab.cpp). */
export interface Table {
    /** Of a heap game by its rule: what a move does. */
    title: string;
    upto: number[];
    shown: number[];
    positions: number;
    /** P, N, D, or - where there is no position; the last number changes fastest. */
    outcomes: string;
    values: number[];
    /** Of positions that are not numbers. */
    names: string[];
    claims: Claim[];
    note: string;
    /** A position to begin to play from. */
    start: string;
}
export interface Finding {
    sentence: string;
    code: string;
    standing: 'proved' | 'holds';
    /** How far it is known to hold, or what proves it. */
    says: string;
    /** Of the proof, or empty. */
    chapter: string;
    /** Of one number, where the rule is a period; else 0. */
    period: number;
}
export interface Findings {
    all: Finding[];
    note: string;
    /** The page that the game names, as a file without .md, or empty. */
    proof: string;
}
export interface Place {
    outcome: 'P' | 'N' | 'D';
    value: number;
    remoteness: number;
    text: string;
    /** As the program takes it; empty where positions are no numbers. */
    numbers: string;
}
export interface Choices {
    place: Place;
    options: Place[];
    best: number;
}

export const memoryKb = 1 << 20;
const limitMs = 60_000;

/** The game cannot be compiled. */
export class Rejected extends Error {
    constructor(readonly messages: string) {
        super(firstError(messages));
    }
}

// As in scripts/src/commands/lab.cpp: what the lab asks for, else the first error in the game itself.
function firstError(messages: string): string {
    const asked = /static assertion failed(?: due to requirement '.*')?: "?(.*?)"?$/m.exec(messages)?.[1];
    const line = /^program\.cpp:.*error: .*$/m.exec(messages) ?? /^.*error: .*$/m.exec(messages);
    return asked ?? line?.[0].replace(/^program\.cpp:/, '') ?? messages;
}

let worker: Worker | undefined;
let interrupt: (() => void) | undefined;

/** Ends what is under way. */
export function stop(): void {
    stopJudge();
    interrupt?.();
}

/** The game's program. Throws Rejected. */
export async function compiled(clang: string, standard: string, game: string, beside: Beside, language: 'en' | 'zh', watcher: Pick<Watcher, 'fetched' | 'step'>): Promise<ArrayBuffer> {
    const source = `${game}\n#include "lab_main.hpp"\n`;
    const made = await compile({ clang, standard, source, beside, memoryKb }, language, watcher);
    if (made.kind === 'rejected') throw new Rejected(made.messages);
    return made.program;
}

/** Runs it; `hear` gets what comes. Rejects where it fails, takes too long, or was stopped. */
export function run(order: Omit<Order, 'memoryKb'>, tooLong: string, hear: (message: Message) => void): Promise<void> {
    interrupt?.();
    const mine = (worker = new LabWorker());
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<void>((resolve, reject) => {
        interrupt = () => reject(new Stopped());
        const wait = (): void => {
            clearTimeout(timer);
            timer = setTimeout(() => reject(new Error(tooLong)), limitMs);
        };
        mine.onmessage = ({ data }: MessageEvent<Message>) => {
            if (data.kind === 'failed') reject(new Error(data.why));
            else if (data.kind === 'done') resolve();
            else {
                wait();
                hear(data);
            }
        };
        mine.onerror = (event) => reject(new Error(event.message || 'the worker could not start'));
        wait();
        mine.postMessage({ ...order, memoryKb });
    }).finally(() => {
        clearTimeout(timer);
        mine.terminate();
        if (worker === mine) worker = interrupt = undefined;
    });
}

/** `table`, so far as the field says: nothing, a number, or some as in 60x60. Nothing where it says something else. */
export function tableWords(upto: string): string[] | undefined {
    if (upto.trim() === '') return ['table', '--seconds', '1'];
    const numbers = upto.trim().split(/\s*[x×,\s]\s*/);
    return numbers.every((number) => /^\d{1,8}$/.test(number)) ? ['table', '--upto', ...numbers] : undefined;
}

/** What the numbers but the last two are in the first of the slices that have most positions. */
export function fullestSlice({ shown, outcomes }: Table): number[] {
    const size = shown.slice(-2).reduce((all, most) => all * (most + 1), 1);
    let slice = 0;
    for (let i = 0, best = 0; i * size < outcomes.length; ++i) {
        const positions = outcomes.slice(i * size, (i + 1) * size).replaceAll('-', '').length;
        if (positions > best) [best, slice] = [positions, i];
    }
    const at: number[] = [];
    for (const most of shown.slice(0, -2).reverse()) {
        at.unshift(slice % (most + 1));
        slice = Math.floor(slice / (most + 1));
    }
    return at;
}

/** The rows that HeatMap shows; `at` are the numbers before the last two. */
export function rowsOf({ shown, outcomes, values }: Table, at: number[]): (number | null)[][] {
    const cell = (i: number): number | null => {
        if (outcomes[i] === undefined || outcomes[i] === '-') return null;
        return values.length > 0 ? values[i]! : 'PND'.indexOf(outcomes[i]!);
    };
    if (shown.length === 1) {
        const columns = 20;
        return Array.from({ length: Math.ceil((shown[0]! + 1) / columns) }, (_, y) => Array.from({ length: Math.min(columns, shown[0]! + 1 - columns * y) }, (_, x) => cell(columns * y + x)));
    }
    const [width, height] = shown.slice(-2).map((most) => most + 1) as [number, number];
    const first = at.reduce((index, number, i) => index * (shown[i]! + 1) + number, 0) * width * height;
    return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => cell(first + x * height + y)));
}
