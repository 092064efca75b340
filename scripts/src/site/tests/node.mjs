// What the tests in Node share: the sources of the pages, and the programs that they run.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { problemFolders } from '../content/folders.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
export const wasm = join(root, 'build/wasm');

/** What takes long is tried in a part that this number draws; with DRAW=all, all of it. */
export const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 20));
export const drawn = (i, oneOf) => process.env['DRAW'] === 'all' || (i + seed) % oneOf === 0;

/** A TypeScript source of site/ as a module. */
export async function source(path) {
    const folder = fs.mkdtempSync(join(tmpdir(), 'site-test-'));
    const outfile = join(folder, 'module.mjs');
    await build({
        entryPoints: [join(root, 'scripts/src/site', path)],
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

export const problems = () => problemFolders(root).flatMap(({ id, elder }) => (elder === undefined ? [id] : []));

/** A program of build/wasm as a page's RunAll. */
export function program(runModule, ...path) {
    const module = new WebAssembly.Module(fs.readFileSync(join(wasm, ...path)));
    return (runs) => Promise.all(runs.map((run) => runModule(module, run)));
}

/** Runs the tests, pairs of a name and a function, one after the other. */
export async function runTests(tests) {
    console.log(`SEED=${seed}`);
    for (const [name, run] of tests) await test(name, run);
}
