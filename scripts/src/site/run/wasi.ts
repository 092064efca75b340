// Runs a WebAssembly program once, in whatever thread calls.
import { ConsoleStdout, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';

export interface Run {
    args?: string[];
    stdin: string;
}

export interface Result {
    stdout: string;
    stderr: string;
    exitCode: number;
    ms: number;
    /** How it ended: by itself, by the time limit, by a fault, or by too much output. */
    ended: 'exit' | 'time' | 'trap' | 'output';
}

/** Bytes of standard output and of standard error, each. */
export const mostOutput = 64 * 1024 * 1024;

class TooMuch extends Error {}

class Collected {
    private readonly decoder = new TextDecoder();
    private bytes = 0;
    text = '';

    constructor(private readonly line?: (line: string) => void) {}

    readonly write = (buffer: Uint8Array): void => {
        this.bytes += buffer.length;
        if (this.bytes > mostOutput) throw new TooMuch();
        this.text += this.decoder.decode(buffer, { stream: true });
        for (let end; this.line !== undefined && (end = this.text.indexOf('\n')) >= 0; this.text = this.text.slice(end + 1)) this.line(this.text.slice(0, end));
    };
}

/** Instantiates and runs; a program that never ends never returns. `line` gets each line of its output as it comes. */
export async function runModule(module: WebAssembly.Module, run: Run, imports: WebAssembly.Imports = {}, line?: (line: string) => void): Promise<Result> {
    const stdout = new Collected(line);
    const stderr = new Collected();
    const wasi = new WASI(
        ['program', ...(run.args ?? [])],
        [],
        [
            new OpenFile(new File(new TextEncoder().encode(run.stdin))),
            new ConsoleStdout(stdout.write),
            new ConsoleStdout(stderr.write),
        ],
        { debug: false },
    );
    const instance = await WebAssembly.instantiate(module, {
        ...imports,
        wasi_snapshot_preview1: wasi.wasiImport,
    });
    const begin = performance.now();
    let exitCode = 0;
    let ended: Result['ended'] = 'exit';
    try {
        exitCode = wasi.start(instance as Parameters<typeof wasi.start>[0]);
    } catch (error) {
        exitCode = 134;
        ended = error instanceof TooMuch ? 'output' : 'trap';
        if (ended === 'trap') stderr.text += String(error);
    }
    return {
        stdout: stdout.text,
        stderr: stderr.text,
        exitCode,
        ms: performance.now() - begin,
        ended,
    };
}
