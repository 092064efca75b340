// What the tests in Node share: the sources of the pages, and the programs that they run.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const wasm = join(root, 'build/wasm');

/** A TypeScript source of site/ as a module. */
export async function source(path) {
    const folder = fs.mkdtempSync(join(tmpdir(), 'site-test-'));
    const outfile = join(folder, 'module.mjs');
    await build({
        entryPoints: [join(root, 'site', path)],
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        mainFields: ['module', 'main'],
        logLevel: 'error',
    });
    const module = await import(pathToFileURL(outfile).href);
    fs.rmSync(folder, { recursive: true });
    return module;
}

export const problems = () =>
    fs.readdirSync(join(root, 'problems')).filter((id) => fs.existsSync(join(root, 'problems', id, 'problem.toml')));

/** A program of build/wasm as a page's RunAll. */
export function program(runModule, ...path) {
    const module = new WebAssembly.Module(fs.readFileSync(join(wasm, ...path)));
    return (runs) => Promise.all(runs.map((run) => runModule(module, run)));
}

/** Runs the tests of an object, name by name; ends the process with the closing line. */
export async function runTests(tests) {
    let passed = 0;
    let failed = 0;
    for (const [name, test] of tests) {
        try {
            await test();
            ++passed;
        } catch (error) {
            ++failed;
            console.log(`FAILED ${name}: ${error.message}`);
        }
    }
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
