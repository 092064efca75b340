// node --test site/tests/explore.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { program, source } from './node.mjs';

const { runModule } = await source('run/wasi.ts');
const { asTable, inRows, viewsOf, reportOf } = await source('explore/explore.ts');
const { asInput, edgesAsText, parseEdges, toggled } = await source('explore/graph.ts');
const grundy = program(runModule, 'grundy.wasm');

test('edges are read, written, put and taken away', () => {
    const edges = parseEdges('1 2, (1,3) 2->3');
    assert.deepEqual(edges, [[1, 2], [1, 3], [2, 3]]);
    assert.equal(edgesAsText(edges), '1 2, 1 3, 2 3');
    assert.deepEqual(toggled(edges, 1, 3), [[1, 2], [2, 3]]);
    assert.deepEqual(toggled([[1, 2]], 2, 1), [[1, 2], [2, 1]]);
    assert.equal(asInput({ nodes: 3, edges: [[1, 2]] }), '3 1\n1 2\n');
    for (const wrong of ['1', '1 0', '1 x', '-1 2', '1 1001']) assert.throws(() => parseEdges(wrong), wrong);
});

test('a row holds whole periods', async () => {
    const table = asTable(await reportOf(grundy, ['en', 'subtract', '1,3,4', '30']));
    assert.equal(table.rows[0].length, 14);
    assert.deepEqual(table.rows[0].slice(0, 7), [0, 1, 0, 1, 2, 3, 2]);
    assert.deepEqual(table.period.length, 7);
    assert.deepEqual(inRows([1, 2, 3], 2), [[1, 2], [3]]);
});

test('a rule that is none is refused in words', async () => {
    await assert.rejects(reportOf(grundy, ['en', 'octal', '9', '30']), /the code '9'/);
});

const description = { kind: 'lattice', title: 'Cold', title_zh: '冷', program: 'echo.cpp', before: '{cells}\n', each: '{x} {y}\n', after: 'end\n', lost: 'B', from: 1, to: 2 };
const answering = (stdout, asked = []) => () => async ([{ stdin }]) => {
    asked.push(stdin);
    return [{ stdout, stderr: '', exitCode: 0, ms: 0, ended: 'exit' }];
};

test('a lattice asks its program about all cells', async () => {
    const asked = [];
    const [view] = await viewsOf([description], undefined, answering('A\nB\nB\nA\n', asked), 'zh');
    assert.equal(view.title, '冷');
    assert.deepEqual(await view.table(2), { rows: [[1, 0], [0, 1]], from: 1, lattice: true, sequence: false });
    assert.deepEqual(asked, ['4\n1 1\n2 1\n1 2\n2 2\nend\n']);
});

test('a program that answers too little is a fault', async () => {
    const [view] = await viewsOf([description], undefined, answering('A\n'), 'en');
    await assert.rejects(view.table(2), /printed 1 lines, not 4/);
});

test('without a picture the rules give the values', async () => {
    const programs = (name) => program(runModule, 'hdu-1850-good-boy-nim', `${name}.wasm`);
    const [view] = await viewsOf([], '2\n1 2\n0\n', programs, 'en');
    assert.deepEqual((await view.table(4)).rows, [[0, 1, 2, 3, 4]]);
});
