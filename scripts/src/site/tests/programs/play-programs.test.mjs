// Every solution.wasm prints what is expected on every sample and edge case, in at most 50 KB; every
// game.wasm says of these inputs what scripts/explain says, and refuses the illegal ones; every
// judge.wasm makes the same data as the tools.
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { problems, program, root, runTests, source, wasm } from '../node.mjs';

const { runModule } = await source('run/wasi.ts');
const only = process.argv.slice(2);
const tests = [];
for (const id of problems().filter((id) => only.length === 0 || only.some((part) => id.includes(part)))) {
    const data = join(root, 'testdata', id);
    const read = (name) => fs.readFileSync(join(data, name), 'utf8');
    const inputs = fs.readdirSync(data).filter((name) => name.endsWith('.in'));
    const solution = program(runModule, id, 'solution.wasm');
    const game = program(runModule, id, 'game.wasm');
    // Where there are several right answers, the judge has a checker, and a page shows the verdict
    // of a comparison only.
    const checked = fs.readFileSync(join(data, 'rules.cpp'), 'utf8').includes('CheckedRules');
    for (const name of inputs.filter((name) => !name.startsWith('bad-'))) {
        tests.push([`${id} ${name}`, async () => {
            const [result] = await solution([{ stdin: read(name) }]);
            assert.equal(result.ended, 'exit', result.stderr);
            assert.equal(result.exitCode, 0);
            if (!checked) assert.equal(result.stdout, read(name.replace(/in$/, 'out')));
            const [check] = await game([{ args: ['check'], stdin: read(name) }]);
            assert.equal(check.exitCode, 0, check.stderr);
        }]);
    }
    for (const name of inputs.filter((name) => name.startsWith('bad-'))) {
        tests.push([`${id} ${name} is refused`, async () => {
            const check = async (language) =>
                (await game([{ args: [language, 'check'], stdin: read(name) }]))[0];
            const en = await check('en');
            assert.equal(en.exitCode, 2);
            assert.match(en.stderr, /^line \d+, column \d+: .+\n$/);
            assert.match((await check('zh')).stderr, /^第 \d+ 行第 \d+ 列：[^a-z]+\n$/);
        }]);
    }
    tests.push([`${id} is judged by the data of its lock`, async () => {
        const judge = new WebAssembly.Module(fs.readFileSync(join(wasm, id, 'judge.wasm')));
        const ofPage = WebAssembly.Module.imports(judge).filter(({ module }) => module === 'judge');
        const unused = Object.fromEntries(ofPage.map(({ name }) => [name, () => assert.fail(name)]));
        const { stdout, stderr } = await runModule(judge, { args: ['--lock', id], stdin: '' }, { judge: unused });
        assert.equal(stdout, read('data.lock'), stderr);
    }]);
    tests.push([`${id} is small`, () => {
        const size = gzipSync(fs.readFileSync(join(wasm, id, 'solution.wasm'))).length;
        console.log(`${id}: ${size} bytes compressed`);
        assert.ok(size <= 50 * 1024);
    }]);
    tests.push([`${id} is explained`, async () => {
        const [en, zh] = await game([
            { args: ['explain'], stdin: read('sample-1.in') },
            { args: ['zh', 'explain'], stdin: read('sample-1.in') },
        ]);
        assert.equal(en.exitCode, 0, en.stderr);
        const [english, chinese] = [en, zh].map(({ stdout }) => JSON.parse(stdout));
        const head = (blocks) => blocks.find(({ kind }) => kind === 'position').head;
        assert.match(head(english), /^Test 1.*: /);
        assert.match(head(chinese), /^第 1 组.*：/);
        assert.deepEqual(english.map(({ kind, input }) => [kind, input]), chinese.map(({ kind, input }) => [kind, input]));
    }]);
}
await runTests(tests);
