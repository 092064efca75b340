// node --test scripts/src/site/tests/programs/explore.test.mjs
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { problems, program, source, wasm } from '../node.mjs';

const { randomInput } = await source('play/game.ts');
const { runModule } = await source('run/wasi.ts');
const { heapGame, inRows, viewsOf } = await source('explore/explore.ts');
const { asInput, edgesAsText, parseEdges, toggled } = await source('explore/graph.ts');
const lab = program(runModule, 'lab.wasm');

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
    const { table } = await heapGame(lab, 'en', ['subtract', '1,3,4'], 30);
    assert.equal(table.rows[0].length, 14);
    assert.deepEqual(table.rows[0].slice(0, 7), [0, 1, 0, 1, 2, 3, 2]);
    assert.deepEqual(inRows([1, 2, 3], 2), [[1, 2], [3]]);
});

test('a heap game by its rule has what is proved of it, and a graph its values', async () => {
    const kayles = await heapGame(lab, 'en', ['octal', '0.77'], 30);
    assert.equal(kayles.title, 'Taking 1 may leave nothing, one heap or two heaps; taking 2 may leave nothing, one heap or two heaps.');
    assert.deepEqual(kayles.table.rows.map((row) => row.length), [12, 12, 7]);
    const [loses, value] = kayles.table.rules;
    assert.deepEqual([loses.sentence, value.standing, value.period, value.chapter], ['The player to move loses iff n = 0.', 'proved', 12, 'periods']);
    assert.match(value.says, /^Proved: .*Guy and Smith.* n = 167 /);
    const lasker = await heapGame(lab, 'zh', ['split', '2,take-any'], 20);
    assert.deepEqual([lasker.table.rules[1].standing, lasker.table.rules[1].chapter], ['proved', 'patterns']);
    const open = await heapGame(lab, 'en', ['split', '2,different'], 60);
    assert.match(open.note, /No rule found/);
    await assert.rejects(heapGame(lab, 'en', ['octal', '9'], 30), /the code '9'/);
    const [{ stdout }] = await lab([{ args: ['en', 'dag'], stdin: '2 1\n1 2\n' }]);
    assert.deepEqual(JSON.parse(stdout).nodes.map(({ value }) => value), [1, 0]);
});

const description = { kind: 'heat', title: 'Cold', title_zh: '冷', program: 'echo.cpp', from: 1, to: 2 };
const answering = (stdout, asked = []) => () => async ([{ stdin }]) => {
    asked.push(stdin);
    return [{ stdout, stderr: '', exitCode: 0, ms: 0, ended: 'exit' }];
};

test('a program is asked about all cells, a line each', async () => {
    const asked = [];
    const [view] = await viewsOf([description], undefined, answering('5\n6\n7\n8\n', asked), 'zh');
    assert.equal(view.title, '冷');
    assert.deepEqual(await view.table(2), { rows: [[5, 6], [7, 8]], from: 1, lattice: false, sequence: false });
    assert.deepEqual(asked, ['1 1\n2 1\n1 2\n2 2\n']);
});

test('cells can have an order, and stand in a row', async () => {
    const [view] = await viewsOf([{ ...description, ordered: true }], undefined, answering('1\n0\n2\n'), 'en');
    assert.deepEqual((await view.table(3)).rows, [[null, null, null], [1, null, null], [0, 2, null]]);
    const [row] = await viewsOf([{ ...description, kind: 'row', to: 40, most: 70 }], undefined, answering('N\n'.repeat(22)), 'en');
    assert.deepEqual([row.usual, row.most], [40, 70]);
    const table = await row.table(22);
    assert.deepEqual([table.sequence, table.lattice, table.rows.length, table.rows[1]], [true, true, 2, [1, 1]]);
});

// The rules write the inputs: one of all games, or one of each where an input holds one.
test('the solution is asked about games', async () => {
    const asked = async (id, game) => {
        const runs = [];
        const programs = (name) => async (all) => {
            if (name === 'solution') runs.push(...all.map(({ stdin }) => stdin));
            return program(runModule, id, `${name}.wasm`)(all);
        };
        const [view] = await viewsOf([{ kind: 'lattice', title: '', title_zh: '', game, from: 1, to: 2 }], undefined, programs, 'en');
        return [(await view.table(2)).rows, runs];
    };
    const find = (part) => problems().find((name) => name.includes(part));
    assert.deepEqual(await asked(find('2147'), 'x y+1'), [[[1, 1], [0, 1]], ['1 2\n2 2\n1 3\n2 3\n0 0\n']]);
    assert.deepEqual(await asked(find('891'), 'x y'), [[[0, 1], [1, 0]], ['2\n1 1\n', '2\n2 1\n', '2\n1 2\n', '2\n2 2\n']]);
});

const programsOf = (id) => (name) => program(runModule, ...(name === 'lab' ? ['lab.wasm'] : [id, `${name}.wasm`]));

// What the page of a problem shows.
async function explored(id) {
    const programs = programsOf(id);
    const { pictures } = JSON.parse(fs.readFileSync(join(wasm, id, 'game.json'), 'utf8'));
    const input = await randomInput(programs('game'), 1);
    return viewsOf(pictures, input, programs, 'en');
}

// Wherever something is to be seen, it is there at the slider's first, usual and last size.
const sizes = (view) => [view.least, view.usual, view.most];
for (const id of problems()) {
    test(`${id} is explored at every size`, async () => {
        for (const view of await explored(id)) {
            for (const upto of sizes(view)) {
                const values = (await view.table(upto)).rows.flat().filter((value) => value !== null);
                assert.ok(values.length > 0 && values.every((value) => Number.isInteger(value) && value >= 0), `${view.title} up to ${upto}`);
                if (upto === view.usual) assert.ok(new Set(values).size > 1, `${view.title} shows one value alone`);
            }
        }
    });
}

// Where nothing is shown, the games are trees, graphs, boards, scores: of no picture can the size be chosen.
test('a game that is drawn by its numbers is explored', async () => {
    for (const id of problems()) {
        if ((await explored(id)).length > 0) continue;
        const { pictures } = JSON.parse(fs.readFileSync(join(wasm, id, 'game.json'), 'utf8'));
        assert.deepEqual(pictures.filter(({ game = '' }) => game.includes('x')), [], id);
    }
});

test('what the solution decides is shown', async () => {
    const shown = async (part, upto) => {
        const id = problems().find((name) => name.includes(part));
        const { pictures } = JSON.parse(fs.readFileSync(join(wasm, id, 'game.json'), 'utf8'));
        const [view] = await viewsOf(pictures, undefined, (name) => program(runModule, id, `${name}.wasm`), 'en');
        return (await view.table(upto)).rows;
    };
    assert.deepEqual(await shown('236', 2), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    assert.deepEqual((await shown('891', 7)).map((row) => row.indexOf(0) + 1), [4, 7, 6, 1, 0, 3, 2]);
    assert.deepEqual(await shown('4279', 3), [[1, 1, 1], [1, 0, 1], [1, 1, 0]]);
});

test('a program that answers too little is a fault', async () => {
    const [view] = await viewsOf([description], undefined, answering('A\n'), 'en');
    await assert.rejects(view.table(2), /1 answers, not 4/);
});

test('without a picture the rules give the values', async () => {
    const [view] = await viewsOf([], '2\n1 2\n0\n', programsOf('hdu-1850-good-boy-nim'), 'en');
    assert.deepEqual((await view.table(4)).rows, [[0, 1, 2, 3, 4]]);
});

test('a sequence by the rules has the rule that is seen in it', async () => {
    const programs = programsOf('luogu-p4860-taking-stones-ii');
    const [view] = await viewsOf([], await randomInput(programs('game'), 1), programs, 'en');
    const { rules, rows } = await view.table(view.usual);
    assert.deepEqual([rules[1].sentence, rules[1].standing], ['The value is n mod 4.', 'holds']);
    assert.equal(rows[0].length, 20);
});
