// The worker that runs the program of a described game, and has lab.wasm read what it prints.
import { type Ended, Program, ends, integration } from '../judge/run';
import { words } from '../judge/words';
import { mostOutput, runModule } from '../run/wasi';

export interface Order {
    program: ArrayBuffer;
    args: string[];
    memoryKb: number;
    language: 'en' | 'zh';
    /** The address of lab.wasm, and what it is asked for, one after the other. */
    reader: string;
    reads: string[];
}

export type Message =
    | { kind: 'printed'; text: string }
    | { kind: 'read'; what: string; json: string }
    | { kind: 'failed'; why: string }
    | { kind: 'done' };

const post = (message: Message): void => self.postMessage(message);

async function printed({ program, args, memoryKb, language }: Order): Promise<Ended> {
    const game = new Program(program, memoryKb * 1024, words[language], args);
    const ended = game.run(new Uint8Array(), mostOutput);
    return ended.end === ends.deep && integration !== undefined ? game.runDeep(new Uint8Array(), mostOutput) : ended;
}

async function answer(order: Order): Promise<void> {
    const { end, output, reason } = await printed(order);
    const text = new TextDecoder().decode(output);
    // What goes wrong beyond a table does not take it along.
    if (end !== ends.exit && !text.includes('\nlab beyond\n')) return post({ kind: 'failed', why: reason });
    post({ kind: 'printed', text });
    const reader = await WebAssembly.compileStreaming(fetch(order.reader));
    for (const what of order.reads) {
        const read = (json: string): void => post({ kind: 'read', what, json });
        const { stdout, stderr, exitCode } = await runModule(reader, { args: [order.language, what], stdin: text }, {}, read);
        if (exitCode !== 0) return post({ kind: 'failed', why: stderr.trim() });
        read(stdout);
    }
    post({ kind: 'done' });
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
    try {
        await answer(data);
    } catch (error) {
        post({ kind: 'failed', why: String(error instanceof Error ? error.message : error) });
    }
};
