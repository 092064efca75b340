// node --test scripts/src/site/tests/programs/run.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { source } from '../node.mjs';

const { runModule } = await source('run/wasi.ts');

const folder = fs.mkdtempSync(join(tmpdir(), 'site-run-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));

function compiled(c) {
    const file = join(folder, 'program.wasm');
    execFileSync('clang', ['--target=wasm32-wasi', '-O1', '-x', 'c', '-', '-o', file], { input: c });
    return new WebAssembly.Module(fs.readFileSync(file));
}

test('input, arguments, both outputs and the exit code', async () => {
    const module = compiled(`#include <stdio.h>
        int main(int n, char** a) { int c; while ((c = getchar()) != EOF) putchar(c); fprintf(stderr, "%d %s", n, a[1]); return 3; }`);
    const result = await runModule(module, { args: ['x'], stdin: '堆 1\n' });
    assert.deepEqual([result.stdout, result.stderr, result.exitCode, result.ended], ['堆 1\n', '2 x', 3, 'exit']);
});

test('a fault is a trap', async () => {
    const result = await runModule(compiled('int main(void) { __builtin_trap(); }'), { stdin: '' });
    assert.equal(result.ended, 'trap');
    assert.match(result.stderr, /unreachable/);
});

test('output ends at 64 MB', async () => {
    const module = compiled('#include <unistd.h>\nchar b[1 << 20]; int main(void) { for (;;) write(1, b, sizeof b); }');
    const result = await runModule(module, { stdin: '' });
    assert.equal(result.ended, 'output');
    assert.equal(result.stdout.length, 64 * 1024 * 1024);
});
