// Runs a WebAssembly program for WASI: node wasi.mjs PROGRAM.wasm [ARGUMENT...]
// Standard input, output and error are this process's own, and so is the exit code. A trap is exit
// code 134, as if the program had called abort(). Needs Node 18 or newer.
import { readFileSync } from 'node:fs';

// Node warns that its WASI is experimental, on standard error, where the program's messages go.
const emit = process.emit;
process.emit = function (name, data, ...rest) {
    if (name === 'warning' && data?.name === 'ExperimentalWarning') return false;
    return emit.call(this, name, data, ...rest);
};
const { WASI } = await import('node:wasi');

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
    console.error('usage: node wasi.mjs PROGRAM.wasm [ARGUMENT...]');
    process.exit(2);
}
try {
    const wasi = new WASI({ version: 'preview1', args: [file, ...args], returnOnExit: true });
    const program = await WebAssembly.compile(readFileSync(file));
    const imports = { wasi_snapshot_preview1: wasi.wasiImport };
    process.exitCode = wasi.start(await WebAssembly.instantiate(program, imports));
} catch (error) {
    console.error(`${file}: ${error.message}`);
    process.exitCode = error instanceof WebAssembly.RuntimeError ? 134 : 2;
}
