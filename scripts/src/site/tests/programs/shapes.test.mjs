// node --test scripts/src/site/tests/programs/shapes.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root, source } from '../node.mjs';

const { broken, draw, kinds, severalFit, step } = await source('play/shapes.ts');

const component = (numbers, text = numbers.join(' ')) => ({ numbers, text });
const move = (at, ...parts) => ({ component: at, parts: parts.map((part) => (Array.isArray(part) ? component(part) : part)), text: '' });
const position = (components, moves) => ({ components, moves, playerToMove: null, stuck: false, aMove: '', goal: '' });
const of = (drawing, type, style) => drawing.shapes.filter((shape) => shape.type === type && shape.style === style);

test('a stone of a heap stands for taking all from it on', () => {
    const nim = position([component([2]), component([1])], [move(0, [0]), move(0, [1]), move(1, [0])]);
    const [first, second] = draw(nim, { kind: 'heaps' });
    assert.deepEqual(of(first, 'circle', 'stone').map((stone) => stone.moves), [[0], [1]]);
    assert.deepEqual(of(second, 'circle', 'stone').map((stone) => stone.moves), [[2]]);
});

test('a heap that is split is no smaller heap', () => {
    const split = position([component([3])], [move(0, [1], [1]), move(0, [1])]);
    const [heap] = draw(split, { kind: 'heaps' });
    assert.deepEqual(of(heap, 'circle', 'stone').map((stone) => stone.moves), [[], [1], []]);
    assert.deepEqual(of(heap, 'text', 'number')[0].moves, [0, 1]);
});

test('where several moves fit a click is said only where they do', () => {
    const one = position([component([1]), component([1])], [move(0, [0]), move(1, [0])]);
    assert.ok(!severalFit(draw(one, { kind: 'heaps' })));
    const two = position([component([2])], [move(0, [0]), move(0, [1])]); // its number stands for both
    assert.ok(severalFit(draw(two, { kind: 'heaps' })));
    // What a click marks leaves no choice.
    const marks = draw(two, { kind: 'heaps' }).map((drawing) => ({ ...drawing, shapes: drawing.shapes.map((shape) => ({ ...shape, mark: 0 })) }));
    assert.ok(!severalFit(marks));
});

test('each number can be a heap', () => {
    const stairs = position([component([1, 2])], [move(0, [0, 2]), move(0, [2, 1]), move(0, [3, 0])]);
    const stones = of(draw(stairs, { kind: 'heaps', each: true })[0], 'circle', 'stone');
    assert.deepEqual(stones.map((stone) => stone.moves), [[0], [2], [1]]);
});

test('an empty heap can be gone from its row', () => {
    const row = position([component([2, 1, 2])], [move(0, [1, 1, 2]), move(0, [1, 2]), move(0, [2, 1, 1]), move(0, [2, 1])]);
    const stones = of(draw(row, { kind: 'heaps', each: true })[0], 'circle', 'stone');
    assert.deepEqual(stones.map((stone) => stone.moves), [[1], [0], [], [3], [2]]);
});

test('heaps whose order does not count', () => {
    const look = { kind: 'heaps', each: true, unordered: true };
    const moves = (numbers, ...after) => {
        const [drawing] = draw(position([component(numbers)], after.map((each) => move(0, each))), look);
        return of(drawing, 'circle', 'stone').map((stone) => stone.moves);
    };
    // Wythoff's game: 1 from both, or from one of them.
    assert.deepEqual(moves([1, 2], [0, 1], [0, 2], [1, 1]), [[0, 1], [0], [0, 2]]);
    // Euclid's game: 7 becomes 3, and 4 does not.
    assert.deepEqual(moves([4, 7], [3, 4]), [...Array(4).fill([]), [], [], [], [0], [], [], []]);
    // One stone is taken, which may be a whole heap; or two heaps are joined.
    assert.deepEqual(moves([1, 2, 2], [2, 2], [1, 1, 2], [2, 3], [1, 4]), [[0], [], [1], [], [1]]);
    assert.deepEqual(moves([1], []), [[0]]);
});

test('a heap can tell how much a move may take', () => {
    const labels = (numbers, look) => of(draw(position([component(numbers)], []), { kind: 'heaps', ...look })[0], 'text', 'number').map(({ text }) => text);
    assert.deepEqual(labels([5, 2], { limit: true }), ['5 (≤ 2)']);
    assert.deepEqual(labels([0, 0], { limit: true }), ['0']);
    assert.deepEqual(labels([5, 2], { part: true }), ['5 (≤ 1/2)']);
    assert.deepEqual(labels([5, 1], { part: true }), ['5']);
});

test('a stone stands for all moves where none just takes some; a heap can stand higher', () => {
    const split = position([component([2])], [move(0, [1], [1]), move(0, [1], [0])]);
    assert.deepEqual(of(draw(split, { kind: 'heaps' })[0], 'circle', 'stone').map((stone) => stone.moves), [[0, 1], [0, 1]]);
    const stairs = position([component([1, 1])], []);
    const [low, high] = of(draw(stairs, { kind: 'heaps', each: true, rising: true })[0], 'circle', 'stone');
    assert.ok(high.y < low.y);
});

test('marked heaps go as a whole, until every component is one heap', () => {
    const turns = position([component([1, 5, 5, 3])], [move(0, [2, 5, 5, 3]), move(0, [2, 5, 3]), move(0, [2, 3])]);
    const look = { kind: 'sets' };
    assert.equal(draw(turns, look)[0].marked, 0);
    const [drawing] = draw(turns, look, new Set([1]));
    assert.equal(drawing.marked, 1);
    assert.deepEqual([...new Set(drawing.shapes.map((shape) => shape.mark))], [0, 1, 2]);
    assert.equal(of(drawing, 'circle', 'stone marked').length, 5);
    assert.equal(draw(turns, look, new Set([0, 1]))[0].marked, 2);
    assert.equal(draw(turns, look, new Set([0, 1, 2]))[0].marked, undefined);
    // Turn 2 leaves the heaps one by one.
    const second = position([component([2, 5, 5])], [move(0, [5], [5]), move(0, [5])]);
    assert.equal(draw(second, look, new Set([1]))[0].marked, 1);
    const later = position([component([2])], [move(0, [0]), move(0, [1])]);
    assert.deepEqual(of(draw(later, look)[0], 'circle', 'stone').map((stone) => stone.moves), [[0], [1]]);
});

test('a slice of a rectangle stands for cutting off all up to it', () => {
    const euclid = position([component([7, 25])], [move(0, [4, 7]), move(0, [7, 11]), move(0, [7, 18])]);
    const slices = of(draw(euclid, { kind: 'rectangle' })[0], 'rect', 'slice');
    assert.deepEqual(slices.map((slice) => slice.moves), [[2], [1], [0]]);
    assert.ok(slices.every((slice) => Math.abs(slice.width - slices[0].width) < 1e-9));
    const even = position([component([6, 4])], [move(0, [2, 4])]);
    assert.deepEqual(of(draw(even, { kind: 'rectangle' })[0], 'rect', 'slice').map((slice) => slice.moves), [[0]]);
    const square = position([component([3, 3])], [move(0, [0, 3])]);
    assert.deepEqual(of(draw(square, { kind: 'rectangle' })[0], 'rect', 'slice').map((slice) => slice.moves), [[0]]);
});

test('a factor of a race has a box', () => {
    const product = position([component([6, 100])], [move(0, [18, 100]), move(0, [12, 100])]);
    const [drawing] = draw(product, { kind: 'race' });
    assert.deepEqual(of(drawing, 'rect', 'box').map((box) => box.moves), [[1], [0]]);
    assert.deepEqual(of(drawing, 'text', 'words').map((text) => text.text), ['× 2', '× 3']);
});

test('coins stand in a circle, and in rows, where each begins the moves that take none before it', () => {
    const circle = position([component([3, 1])], [move(0, [2]), move(0, [1])]);
    const round = of(draw(circle, { kind: 'ring' })[0], 'circle', 'stone');
    assert.deepEqual(round.map(({ moves }) => moves), [[0, 1], [0, 1], [0, 1]]);
    assert.equal(new Set(round.map(({ y }) => Math.round(y))).size, 2);
    const row = position([component([3])], [move(0, [2]), move(0, [1], [1]), move(0, [1]), move(0)]);
    const straight = of(draw(row, { kind: 'ring' })[0], 'circle', 'stone');
    assert.deepEqual(straight.map(({ moves }) => moves), [[0, 2, 3], [1, 2], [0]]);
});

test('generals stand at the values of their pairs', () => {
    // The values of 1 2, 1 3, 1 4, 2 3, 2 4, 3 4; the players have picked 4 and 2.
    const numbers = [4, 10, 20, 30, 40, 50, 60, 3, 1];
    const picks = position([component(numbers)], [move(0, [...numbers, 0]), move(0, [...numbers, 2])]);
    const [drawing] = draw(picks, { kind: 'generals' });
    assert.deepEqual(of(drawing, 'circle', 'node').map((general) => general.moves), [[0], [0], [1], [1]]);
    assert.equal(of(drawing, 'circle', 'stone').length, 2);
    assert.equal(of(drawing, 'circle', 'stone other').length, 2);
    const values = drawing.shapes.filter(({ type, text }) => type === 'text' && Number(text) >= 10).map(({ text }) => Number(text));
    assert.deepEqual(values, [10, 20, 30, 10, 40, 50, 20, 40, 60, 30, 50, 60]);
    // Nobody can have both of 2 and 4 any more.
    assert.deepEqual(of(drawing, 'text', 'number faint').map(({ text }) => text), ['50', '50']);
});

test('of a row the ends are taken, and the score of the reader is the full circle', () => {
    const row = position([component([0, 3, 5, 7, 5])], [move(0, [3, 5, 7, 5]), move(0, [3, 5, 5, 7])]);
    const look = { kind: 'ends', turns: true };
    const scores = (drawing) => ['stone', 'stone other'].map((style) => of(drawing, 'circle', style)[0].x).sort((a, b) => a - b)
        .map((x) => drawing.shapes.find((shape) => shape.type === 'text' && shape.x === x && shape.y > 30).text);
    const [drawing] = draw(row, look);
    assert.deepEqual(of(drawing, 'rect', 'box').map(({ moves }) => moves), [[0], [], [1]]);
    assert.deepEqual(scores(drawing), ['0', '3']);
    const [theirs] = draw(row, look, undefined, false);
    assert.deepEqual(of(theirs, 'rect', 'box').map(({ moves }) => moves), [[0], [], [1]]);
    assert.deepEqual(scores(theirs), ['3', '0']);
    assert.deepEqual(of(draw(position([component([1, 2, 9])], [move(0, [2, 10])]), look)[0], 'rect', 'box').map(({ moves }) => moves), [[0]]);
});

test('of a row with gaps a number is taken where it leaves another gap', () => {
    const row = position([component([0, 3, 5, 0, 7, 8, 5])], [move(0, [3, 5, 0, 0, 7, 8, 5]), move(0, [3, 7, 5, 0, 0, 8, 5])]);
    const [drawing] = draw(row, { kind: 'ends', turns: true });
    assert.deepEqual(of(drawing, 'rect', 'box').map(({ moves }) => moves), [[0], [1], [], []]);
    assert.equal(of(drawing, 'rect', 'cell').length, 1);
    assert.ok(!drawing.shapes.some(({ text, y }) => text === '0' && y < 30));
});

test('a cell of a strip stands for the moves that fill or clear it', () => {
    const georgia = position([component([2, 4])], [move(0, [1, 4]), move(0, [2, 3])]);
    const [drawing] = draw(georgia, { kind: 'strip' });
    assert.deepEqual(of(drawing, 'rect', 'cell').map((cell) => cell.moves), [[0], [0], [1], [1]]);
});

test('a king is one of the pieces of a strip, and cell 0 takes any number of them', () => {
    // The second of the pieces on 1 and 3 is the king; 1 climbs to the top, or 3 to 2.
    const hill = position([component([2, 1, 3])], [move(0, [1, 3]), move(0, [2, 1, 2])]);
    const [drawing] = draw(hill, { kind: 'strip', king: true });
    assert.deepEqual(of(drawing, 'rect', 'cell').map((cell) => cell.moves), [[0], [0], [1], [1]]);
    assert.deepEqual(of(drawing, 'circle', 'stone').length, 2);
    assert.deepEqual(of(drawing, 'text', 'name light').map(({ x, text }) => [x, text]), [[step * 3.5, 'K']]);
    assert.deepEqual(of(drawing, 'text', 'name').map(({ text }) => text), ['0', '1', '2', '3']);
    // The king reaches the top, and the game is over.
    const won = position([component([1, 2])], [move(0), move(0, [1, 1])]);
    assert.deepEqual(of(draw(won, { kind: 'strip', king: true })[0], 'rect', 'cell').map((cell) => cell.moves), [[0], [1], [0, 1]]);
});

test('a row of cells that is too wide goes on below, with every shape once', () => {
    const [strip] = draw(position([component([2, 20])], [move(0, [2, 19])]), { kind: 'strip' });
    const cells = strip.width / step;
    for (const most of [0, 1, 7, 9, cells - 1, cells]) {
        const rows = broken(strip, most);
        assert.ok(rows.every(({ width }) => width <= step * Math.max(1, most)), `${most}`);
        const all = rows.flatMap(({ shapes }) => shapes);
        assert.equal(all.length, strip.shapes.length);
        assert.deepEqual(new Set(all), new Set(strip.shapes));
    }
    assert.equal(broken(strip, cells - 1).length, 2);
});

test('bits are pieces', () => {
    const [drawing] = draw(position([component([2])], [move(0, [4])]), { kind: 'bits' });
    assert.deepEqual(of(drawing, 'circle', 'stone').map((piece) => [piece.x, piece.moves]), [[13, [0]]]);
});

test('the first cell of a square stands for it alone', () => {
    const board = position(
        [component([], '...\n...')],
        [move(0, component([], '##.\n##.')), move(0, component([], '.##\n.##'))],
    );
    const [drawing] = draw(board, { kind: 'cells' });
    assert.deepEqual(of(drawing, 'rect', 'cell').map((cell) => cell.moves), [[0], [1], [1], [0], [0, 1], [1]]);
});

test('a coin moves to a cell', () => {
    const [drawing] = draw(position([component([2, 2])], [move(0, [2, 1]), move(0, [1, 1])]), { kind: 'coin' });
    assert.deepEqual(of(drawing, 'rect', 'cell').map((cell) => cell.moves), [[0], [], [1], []]);
});

test('a chess piece is a coin with a letter', () => {
    const [drawing] = draw(position([component([2, 3, 3])], [move(0, [1, 1, 3])]), { kind: 'coin', pieces: 'KRNQ' });
    assert.deepEqual(of(drawing, 'text', 'name light').map(({ text }) => text), ['N']);
    assert.equal(of(drawing, 'circle', 'stone').length, 1);
    assert.deepEqual(of(drawing, 'rect', 'cell').map(({ moves }) => moves), [[], [], [], [0], [], []]);
});

test('marked coins are turned, in a row, on a plane or in a matrix', () => {
    // Heads in the places 0 and 2; 2 turns alone, with 1, or with 0 and 1.
    const row = position([component([0, 2])], [move(0, [0]), move(0, [0, 1]), move(0, [1])]);
    const pieces = (drawing) => drawing.shapes.filter(({ type }) => type === 'circle');
    const [plain] = draw(row, { kind: 'coins' });
    assert.deepEqual(pieces(plain).map(({ style, moves, mark }) => [style, moves, mark]), [['stone', [], 0], ['stone other', [], 1], ['stone', [0, 1, 2], 2]]);
    assert.deepEqual(of(plain, 'text', 'name').map(({ text }) => text), ['0', '1', '2']);
    assert.equal(plain.marked, undefined);
    const marked = (drawn, look, ...marks) => draw(drawn, look, new Set(marks))[0].marked;
    assert.equal(marked(row, { kind: 'coins' }, 2), 0);
    assert.equal(marked(row, { kind: 'coins' }, 2, 1), 1);
    assert.equal(marked(row, { kind: 'coins' }, 2, 0, 1), 2);
    assert.equal(marked(row, { kind: 'coins' }, 1), undefined);
    assert.equal(of(draw(row, { kind: 'coins' }, new Set([1]))[0], 'circle', 'stone other marked').length, 1);
    // The last head goes.
    assert.equal(marked(position([component([0])], [move(0)]), { kind: 'coins' }, 0), 0);
    // Places from 1 on: 2 turns alone, or with 4, which no head lies beyond.
    const cells = position([component([2])], [move(0), move(0, [4])]);
    const [four] = draw(cells, { kind: 'coins', from_one: true });
    assert.deepEqual(of(four, 'text', 'name').map(({ text }) => text), ['1', '2', '3', '4']);
    assert.equal(marked(cells, { kind: 'coins', from_one: true }, 1, 3), 1);
    // A head in column 2 of row 2, over a head in column 3 of row 1: the first turns with all of a rectangle.
    const lights = position([component([2, 2, 3, 1])], [move(0, [1, 2, 3, 1, 2, 1, 1, 1]), move(0, [2, 2])]);
    const look = { kind: 'coins', plane: true };
    const [plane] = draw(lights, look);
    assert.deepEqual(pieces(plane).map(({ style }) => style), ['stone other', 'stone', 'stone other', 'stone other', 'stone other', 'stone']);
    assert.deepEqual(of(plane, 'text', 'name').map(({ text }) => text), ['2', '1', '1', '2', '3']);
    assert.equal(marked(lights, look, 4, 3, 1, 0), 0);
    assert.equal(marked(lights, look, 2), 1);
    assert.equal(draw(position([component([1000, 1000], 'large')], []), look)[0].shapes[1].text, 'large');
    // In a matrix the first number is the row, from the top: row 1 has column 2, row 2 has column 3.
    const board = position([component([1, 2, 2, 3])], [move(0, [1, 2, 1, 3])]);
    const [matrix] = draw(board, { kind: 'coins', matrix: true });
    assert.deepEqual(pieces(matrix).map(({ style }) => style), ['stone other', 'stone', 'stone other', 'stone other', 'stone other', 'stone']);
    assert.deepEqual(of(matrix, 'text', 'name').map(({ text }) => text), ['1', '2', '1', '2', '3']);
    assert.equal(marked(board, { kind: 'coins', matrix: true }, 5, 2), 0);
});

test('a line of a sheet is a cut', () => {
    const [sheet] = draw(position([component([2, 3])], [move(0, [1, 3], [1, 3]), move(0, [2, 1], [2, 2])]), { kind: 'paper' });
    assert.deepEqual(of(sheet, 'line', 'cut').map((cut) => cut.moves), [[1], [1], [0]]);
});

test('a node stands for the move to it', () => {
    const [drawing] = draw(position([component([1, 1, 2])], [move(0, [2, 1, 2])]), { kind: 'graph' });
    assert.deepEqual(of(drawing, 'circle', 'node').map((node) => node.moves), [[0]]);
    assert.equal(of(drawing, 'line', 'edge').length, 1);
    // Two numbers that are no edge, and an edge from 2 to itself.
    const [more] = draw(position([component([1, 0, 9, 1, 2, 2, 2])], [move(0, [2, 1, 8, 1, 2, 2, 2])]), { kind: 'graph', skip: 2 });
    assert.deepEqual(of(more, 'circle', 'node').map((node) => node.moves), [[0]]);
    assert.equal(of(more, 'line', 'edge').length, 1);
    assert.equal(of(more, 'circle', 'edge loop').length, 1);
    // The goal is 3, to which no edge leads.
    const [aim] = draw(position([component([1, 3, 9, 1, 2])], [move(0, [2, 3, 8, 1, 2])]), { kind: 'graph', skip: 2, goal: true });
    assert.equal(of(aim, 'circle', 'node goal').length, 1);
    assert.equal(of(aim, 'circle', 'node').length, 1);
});

test('an edge of a tree, or of a graph, stands for the move that cuts it', () => {
    // 1-2 with 3 and 4 above it; cutting 1-2 leaves nothing.
    const tree = position([component([1, 2, 3, 2, 2, 4])], [move(0), move(0, [1, 2, 2, 4]), move(0, [1, 2, 3, 2])]);
    const [drawing] = draw(tree, { kind: 'hackenbush' });
    const edges = of(drawing, 'line', 'branch');
    assert.deepEqual(edges.map((edge) => edge.moves), [[0], [1], [2]]);
    assert.equal(of(drawing, 'circle', 'node').length, 4);
    assert.equal(edges[0].width, 0);
    assert.ok(edges[0].height < 0);
    // A double edge, and a triangle on it: one copy goes alone, and the sides of the triangle.
    const double = [1, 2, 2, 1], triangle = [2, 3, 3, 4, 4, 2];
    const without = (i) => [...double, ...triangle.slice(0, 2 * i), ...triangle.slice(2 * i + 2)];
    const graph = position([component([...double, ...triangle])], [move(0, [1, 2, ...triangle]), ...[0, 1, 2].map((i) => move(0, without(i)))]);
    const cuts = of(draw(graph, { kind: 'hackenbush' })[0], 'line', 'branch');
    assert.deepEqual(cuts.map((cut) => cut.moves), [[0], [0], [1], [2], [3]]);
    assert.notEqual(cuts[0].x, cuts[1].x);
});

test('a cell stands for the walk of a piece to it', () => {
    const walk = position([component([2, 2, 1, -4], 'O.\n.#')], [move(0, [2, 2, 2, -4, 1]), move(0, [2, 2, 3, -4, 1])]);
    const [drawing] = draw(walk, { kind: 'walk' });
    assert.deepEqual(drawing.shapes.filter(({ type }) => type === 'rect').map(({ style, moves }) => [style, moves]), [
        ['cell', []],
        ['cell', [0]],
        ['cell', [1]],
        ['cell blocked', []],
    ]);
    assert.equal(of(drawing, 'circle', 'stone').length, 1);
    assert.equal(of(draw(position([component([1, 2, 2, 1], '+O')], []), { kind: 'walk' })[0], 'rect', 'cell used').length, 1);
});

test('a cell stands for all moves that bring a piece to it, which may take another one', () => {
    const after = (text) => component([], text);
    const hunt = position([component([], '.O\nO#\nX.')], [move(0, after('OO\n.#\nX.')), move(0, after('O.\nO#\nX.')), move(0, after('.O\n.#\nO.'))]);
    const [drawing] = draw(hunt, { kind: 'hunt' });
    assert.deepEqual(of(drawing, 'rect', 'cell').map(({ moves }) => moves), [[0, 1], [], [], [2], []]);
    assert.equal(of(drawing, 'rect', 'cell blocked').length, 1);
    assert.equal(of(drawing, 'circle', 'stone').length, 2);
    assert.equal(of(drawing, 'circle', 'stone other').length, 1);
    assert.ok(severalFit([drawing]));
});

test('a slice of one rectangle stands for all moves that cut it off, whatever they do to the others', () => {
    // 7 x 3 to 1 x 3 or 4 x 3, and 2 x 2 to nothing.
    const two = position([component([7, 3, 2, 2])], [move(0, [1, 3]), move(0, [4, 3])]);
    const slices = of(draw(two, { kind: 'rectangles' })[0], 'rect', 'slice');
    assert.deepEqual(slices.map((slice) => slice.moves), [[1], [0], [0, 1]]);
    const equal = position([component([2, 4, 2, 4])], [move(0), move(0, [2, 2]), move(0, [2, 2, 2, 2])]);
    const both = of(draw(equal, { kind: 'rectangles' })[0], 'rect', 'slice');
    assert.deepEqual(both.map((slice) => slice.moves), [[1, 2], [0, 1], [1, 2], [0, 1]]);
});

test('what has no kind, or is too large, is its text with all moves', () => {
    const stones = position([component([9], 'nine')], [move(0, [8])]);
    const [drawing] = draw(stones, {});
    assert.deepEqual(drawing.shapes.map((shape) => shape.moves), [[0], []]);
    assert.equal(drawing.shapes[1].text, 'nine');
    assert.throws(() => draw(stones, { kind: 'no such kind' }), /no such kind/);
    const large = position([component([1000000000, 5], 'large')], []);
    assert.equal(draw(large, { kind: 'strip' })[0].shapes[1].text, 'large');
});

for (const kind of Object.keys(kinds)) {
    test(`${kind} is in the README, and drawn here`, () => {
        assert.ok(readFileSync(join(root, 'scripts/src/site/README.md'), 'utf8').includes('`' + kind + '`'));
        assert.ok(readFileSync(new URL(import.meta.url), 'utf8').includes(`kind: '${kind}'`));
    });
}
