// What a position looks like: shapes, and for each the moves that a click on it means. A kind of
// drawing (`kind` of [play] in problem.toml) knows how numbers look, and finds the moves by what
// the rules say becomes of them; it knows no rule itself.
import type { Component, Move, Position } from './game';

/** [play] in problem.toml; without it, components are drawn as their text. */
export interface Look {
    /** heaps, sets, rectangle, race, generals, ends, strip, bits, cells, coin, coins, ring, paper, graph, hackenbush, walk, hunt or rectangles. */
    kind?: string;
    /** What one clicks to move, in the words of this game. */
    touch?: string;
    touch_zh?: string;
    /** Where a move marks shapes: the button that makes it, and the one of a move that marks none. */
    button?: string;
    button_zh?: string;
    button_none?: string;
    button_none_zh?: string;
    /** heaps: every number of a component is a heap, not only its first one. */
    each?: boolean;
    /** With `each`: the rules do not keep the order of the heaps. */
    unordered?: boolean;
    /** With `each`: every heap stands higher than the one before it. */
    rising?: boolean;
    /** heaps: the second number says how many stones a move may take. */
    limit?: boolean;
    /** heaps: by the second number, k, a move may take at most the k-th part. */
    part?: boolean;
    /** strip: one of the pieces, whose number is the first one, is the king. */
    king?: boolean;
    /** coins: each lies in a column and a row, two numbers from 1 on. */
    plane?: boolean;
    /** coins: each lies in a row from the top and a column, two numbers from 1 on. */
    matrix?: boolean;
    /** coins: the places in the row count from 1 on. */
    from_one?: boolean;
    /** graph: so many numbers of a component, after the node, are not drawn. */
    skip?: number;
    /** graph: the first of them is the goal. */
    goal?: boolean;
    /** coin: it is a piece, one of these letters; the third number, from 1 on, says which. */
    pieces?: string;
    /** cells, ends: X, or the first score, is that of the player to move. It is drawn, and told, as the reader's. */
    turns?: boolean;
}

export interface Shape {
    type: 'circle' | 'rect' | 'line' | 'text';
    x: number;
    y: number;
    /** Of a rect; of a line, to its other end. */
    width?: number;
    height?: number;
    radius?: number;
    text?: string;
    style: string;
    /** The indices of the moves that this shape stands for. */
    moves: number[];
    /** A click marks what has this number, or unmarks it. */
    mark?: number;
    /** By the last move: it is no longer there, or it is new; a piece that moved came from so far away. */
    change?: 'gone' | 'came';
    moved?: { x: number; y: number };
}

export interface Drawing {
    width: number;
    height: number;
    shapes: Shape[];
    /** The move that the marks amount to. */
    marked?: number;
    /** The last move made it. */
    changed?: boolean;
    /** One row of cells, each a step wide: where it is too wide, it can go on below. */
    row?: boolean;
}

/** True iff a click on some shape leaves a choice between moves. */
export const severalFit = (drawings: Drawing[]): boolean =>
    drawings.some(({ shapes }) => shapes.some(({ moves, mark }) => mark === undefined && moves.length > 1));

type Found = { index: number; move: Move };
type Draw = (component: Component, moves: Found[], look: Look, marks: ReadonlySet<number>) => Drawing;

export const step = 26;

/** A row of more than `most` cells as several, about equally long. */
export function broken(drawing: Drawing, most: number): (Drawing & { left: number })[] {
    const cells = drawing.width / step;
    if (!drawing.row || cells <= most) return [{ ...drawing, left: 0 }];
    const rows = Math.ceil(cells / Math.max(1, most));
    const each = Math.ceil(cells / rows);
    return range(Math.ceil(cells / each)).map((i) => {
        const [left, right] = [step * each * i, Math.min(drawing.width, step * each * (i + 1))];
        const shapes = drawing.shapes.filter(({ x, width = 0 }) => left <= x + width / 2 && x + width / 2 < right);
        return { ...drawing, left, width: right - left, shapes };
    });
}
const mostStones = 40;

const those = (moves: Found[], fits: (after: number[], move: Move) => boolean): number[] =>
    moves
        .filter(({ move }) => fits(move.parts[0]?.numbers ?? [], move))
        .map(({ index }) => index);

const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const same = (one: number[], other: number[]): boolean => one.length === other.length && one.every((number, i) => number === other[i]);

function words(text: string, moves: Found[], style = 'words'): Drawing {
    const lines = text.split('\n');
    const width = 16 + 9 * Math.max(...lines.map((line) => line.length));
    return {
        width,
        height: 12 + 22 * lines.length,
        shapes: [
            { type: 'rect', x: 0, y: 0, width, height: 12 + 22 * lines.length, style: 'box', moves: moves.map(({ index }) => index) },
            ...lines.map((line, i): Shape => ({ type: 'text', x: width / 2, y: 17 + 22 * i, text: line, style, moves: [] })),
        ],
    };
}

// The moves that turn one heap into `rest`, where the order of the heaps may change: all others stay,
// or become smaller, too. Without one by which they stay, that heap cannot become so.
function leavingAnywhere(stones: number[], heap: number, rest: number, moves: Found[]): number[] {
    const others = sorted(stones.filter((_, i) => i !== heap));
    const left = (after: number[]): number[] => sorted(after.filter((_, i) => i !== after.indexOf(rest)));
    // Where the rules drop an empty heap, only the others are there.
    const leaves = (after: number[]): boolean => after.includes(rest) || (rest === 0 && after.length === others.length);
    const fits = (keeps: (now: number, before: number) => boolean): number[] =>
        those(moves, (after) => leaves(after) && left(after).every((number, i) => keeps(number, others[i]!)));
    return fits((now, before) => now === before).length === 0 ? [] : fits((now, before) => now <= before);
}

// Stones from the bottom up: a click on one means all from it on.
const heaps: Draw = (component, moves, look): Drawing => {
    const count = look.each === true ? component.numbers.length : 1;
    const stones = component.numbers.slice(0, count);
    const tallest = Math.min(mostStones, Math.max(1, ...stones));
    const rows = Math.min(tallest, 10);
    const rise = look.rising === true ? 12 : 0;
    const k = component.numbers[1]!;  // 0 is no limit, nor is 1/1 of a heap
    const most = look.part === true && k > 1 ? `1/${k}` : look.limit === true && k > 0 ? String(k) : '';
    const bound = most === '' ? '' : ` (≤ ${most})`;
    const height = step * rows + 24 + rise * count;
    const shapes: Shape[] = [];
    let left = 0;
    stones.forEach((size, heap) => {
        const base = step * rows + rise * (count - 1 - heap);
        const label = String(size) + bound;
        const columns = Math.max(1, Math.ceil(Math.min(size, mostStones) / 10), bound === '' ? 0 : Math.ceil((9 * label.length) / step));
        // What remains is one heap, or nothing: a move that splits is for the list. Where the rules drop
        // an empty heap, the others stay as they are.
        const others = stones.filter((_, i) => i !== heap);
        const becomes = (after: number[]): number => (after.length === 0 || after.length >= count ? (after[heap] ?? 0) : same(after, others) ? 0 : size);
        const leaving = (rest: number): number[] =>
            look.unordered === true
                ? leavingAnywhere(stones, heap, rest, moves)
                : those(moves, (after, move) => move.parts.length <= 1 && rest < size && becomes(after) === rest);
        const direct = range(Math.min(size, mostStones)).map(leaving);
        const whole = moves.map(({ index }) => index);
        const splits = count === 1 && direct.every((all) => all.length === 0);
        if (size > mostStones) {
            shapes.push({ type: 'rect', x: left + 3, y: base - step * rows, width: step * columns - 6, height: step * rows, style: 'heap', moves: whole });
        } else {
            for (const stone of range(size)) {
                const [column, row] = [Math.floor(stone / 10), stone % 10];
                shapes.push({ type: 'circle', x: left + step * (column + 0.5), y: base - step * (row + 0.5), radius: 10, style: 'stone', moves: splits ? whole : direct[stone]! });
            }
        }
        shapes.push({ type: 'line', x: left + 2 - rise / 3, y: base + 2, width: step * columns - 4 + (2 * rise) / 3, height: 0, style: 'ground', moves: [] });
        if (rise > 0) shapes.push({ type: 'line', x: left + 2 - rise / 3, y: base + 2, width: 0, height: rise, style: 'ground', moves: [] });
        // The number below stands for every move of the component: those that split it, too. So does
        // each stone, where no move just takes some.
        shapes.push({ type: 'text', x: left + (step * columns) / 2, y: base + 15, text: label, style: 'number', moves: whole });
        left += step * columns + 8;
    });
    return { width: Math.max(left - 8, step), height, shapes };
};

// Heaps; but a component of several numbers is, behind the first one, all heaps, of which a move
// takes some away as a whole: those that are marked.
const sets: Draw = (component, moves, look, marks) => {
    const [, ...all] = component.numbers;
    if (all.length === 0) return heaps(component, moves, look, marks);
    let left = 0;
    const shapes: Shape[] = [];
    let height = 0;
    const parts = all.map((size) => heaps({ numbers: [size], text: '' }, [], {}, marks));
    for (const part of parts) height = Math.max(height, part.height);
    parts.forEach((part, heap) => {
        for (const shape of part.shapes) {
            const style = marks.has(heap) ? `${shape.style} marked` : shape.style;
            shapes.push({ ...shape, style, x: shape.x + left, y: shape.y + height - part.height, mark: heap });
        }
        left += part.width + 8;
    });
    const stay = sorted(all.filter((_, heap) => !marks.has(heap)));
    const leaves = ({ parts: after }: Move): number[] => {
        const turn = after.length === 1 && after[0]!.numbers.length > 1;
        return sorted(turn ? after[0]!.numbers.slice(1) : after.flatMap(({ numbers }) => numbers));
    };
    return { width: left - 8, height, shapes, marked: moves.find(({ move }) => same(leaves(move), stay))?.index };
};

// A rectangle with lines from the left on: a slice stands for the moves that cut it off.
function sliced(sides: number[], cuts: { at: number; moves: number[] }[], all: number[]): Drawing {
    const [short, long] = [Math.min(...sides), Math.max(...sides)];
    const scale = Math.min(step, 320 / Math.max(1, long));
    const [width, height] = [Math.max(60, long * scale), Math.max(6, short * scale)];
    const inOrder = [...cuts].sort((a, b) => a.at - b.at);
    return {
        width,
        height: height + 22,
        shapes: [
            { type: 'rect', x: 0, y: 0, width: long * scale, height, style: 'sheet', moves: [] },
            ...inOrder.map(({ at, moves }, i): Shape => {
                const from = i === 0 ? 0 : inOrder[i - 1]!.at * scale;
                return { type: 'rect', x: from, y: 0, width: at * scale - from, height, style: 'slice', moves };
            }),
            { type: 'text', x: width / 2, y: height + 13, text: `${long} × ${short}`, style: 'number', moves: all },
        ],
    };
}

// Two numbers as the sides of a rectangle, from which a move cuts off what is left of a line.
const rectangle: Draw = ({ numbers }, moves) => {
    const [short, long] = [Math.min(...numbers), Math.max(...numbers)];
    const cuts = moves.flatMap(({ index, move }) => {
        const after = sorted(move.parts[0]?.numbers ?? []);
        return range(2)
            .filter((i) => after.length === 2 && after[i] === short)
            .slice(0, 1)
            .map((i) => ({ at: long - after[1 - i]!, moves: [index] }));
    });
    return sliced(numbers, cuts, moves.map(({ index }) => index));
};

// Several rectangles, two numbers each. A move cuts every one of them, across the longer side and at a
// multiple of the shorter one; what is cut up as a whole is gone.
const rectangles: Draw = ({ numbers }, moves) => {
    const pairs = range(numbers.length / 2).map((i) => numbers.slice(2 * i, 2 * i + 2));
    const cuts = pairs.map(() => new Map<number, number[]>());
    for (const { index, move } of moves) {
        const after = move.parts[0]?.numbers ?? [];
        // How much is cut off a pair, where the next one that is left has come from it.
        const cutTo = ([p, q]: number[], left: number): number | undefined => {
            const [a, b] = [after[2 * left], after[2 * left + 1]];
            const [less, cut] = a === p ? [p!, q! - b!] : b === q ? [q!, p! - a!] : [0, 0];
            return cut > 0 && less > 0 && cut % less === 0 ? cut : undefined;
        };
        const whole = ([p, q]: number[]): number | undefined => (Math.max(p!, q!) % Math.min(p!, q!) === 0 ? Math.max(p!, q!) : undefined);
        // before[i] and behind[i]: how many can be left of the first i pairs, and of the others.
        const count = after.length / 2;
        const before = [new Set([0]), ...pairs.map(() => new Set<number>())];
        pairs.forEach((pair, i) => {
            for (const left of before[i]!) {
                if (whole(pair) !== undefined) before[i + 1]!.add(left);
                if (cutTo(pair, left) !== undefined) before[i + 1]!.add(left + 1);
            }
        });
        const behind = [...pairs.map(() => new Set<number>()), new Set([count])];
        for (const i of range(pairs.length).reverse()) {
            for (const left of before[i]!) {
                const pair = pairs[i]!;
                const add = (cut: number | undefined, next: number): void => {
                    if (cut === undefined || !behind[i + 1]!.has(next)) return;
                    behind[i]!.add(left);
                    const all = cuts[i]!.get(cut) ?? [];
                    if (!all.includes(index)) cuts[i]!.set(cut, [...all, index]);
                };
                add(whole(pair), left);
                add(cutTo(pair, left), left + 1);
            }
        }
    }
    const all = moves.map(({ index }) => index);
    const shapes: Shape[] = [];
    let [width, height] = [60, 0];
    pairs.forEach((pair, i) => {
        const one = sliced(pair, [...cuts[i]!].map(([at, fitting]) => ({ at, moves: fitting })), all);
        for (const shape of one.shapes) shapes.push({ ...shape, y: shape.y + height });
        width = Math.max(width, one.width);
        height += one.height + 8;
    });
    return { width, height: Math.max(20, height - 8), shapes };
};

// The first number says how many generals there are; then the values of each two of them, and the
// picks of the two players in turn.
const generals: Draw = ({ numbers: [count = 0, ...rest] }, moves) => {
    const pairs = (count * (count - 1)) / 2;
    const [values, picks] = [rest.slice(0, pairs), rest.slice(pairs)];
    const owner = (general: number): string => ['mine', 'theirs'][picks.indexOf(general) % 2] ?? 'free';
    const [wide, high] = [Math.max(30, 10 + 8 * Math.max(...values.map((value) => String(value).length))), 28];
    const shapes: Shape[] = [];
    const head = (general: number, x: number, y: number): void => {
        const leads = those(moves, (after) => after.at(-1) === general);
        const style = { mine: 'stone', theirs: 'stone other', free: 'node' }[owner(general)]!;
        shapes.push({ type: 'circle', x, y, radius: 12, style, moves: leads });
        shapes.push({ type: 'text', x, y, text: String(general + 1), style: owner(general) === 'mine' ? 'number light' : 'number', moves: leads });
    };
    const centre = (general: number, size: number): number => 34 + size * (general + 0.5);
    for (const i of range(count)) {
        head(i, centre(i, wide), 14);
        head(i, 14, centre(i, high));
        for (const j of range(count)) {
            const [x, y] = [centre(j, wide), centre(i, high)];
            const both = owner(i) === owner(j) && i !== j ? owner(i) : 'free';
            shapes.push({ type: 'rect', x: x - wide / 2, y: y - high / 2, width: wide, height: high, style: `cell ${both}`, moves: [] });
            if (i === j) continue;
            const [less, more] = [Math.min(i, j), Math.max(i, j)];
            const at = less * count - (less * (less + 1)) / 2 + more - less - 1;
            const apart = owner(i) !== 'free' && owner(j) !== 'free' && both === 'free';
            shapes.push({ type: 'text', x, y, text: String(values[at]), style: apart ? 'number faint' : 'number', moves: [] });
        }
    }
    return { width: 34 + wide * count, height: 34 + high * count, shapes };
};

// The scores of the two players, then numbers in a row, of which a move takes the first or the last, or
// empties a place.
const ends: Draw = ({ numbers: [mine = 0, theirs = 0, ...row] }, moves) => {
    const wide = 12 + 9 * Math.max(2, ...row.map((number) => String(number).length));
    const width = Math.max(96, wide * row.length);
    const left = (width - wide * row.length) / 2;
    const numbers = row.flatMap((number, i): Shape[] => {
        if (number === 0) return [{ type: 'rect', x: left + wide * i + 2, y: 0, width: wide - 4, height: 30, style: 'cell', moves: [] }];
        const emptied = row.map((other, j) => (j === i ? 0 : other));
        const rests = [...(i === 0 ? [row.slice(1)] : []), ...(i === row.length - 1 ? [row.slice(0, -1)] : []), emptied];
        const takes = those(moves, (after) => rests.some((rest) => same(after.slice(2), rest)));
        return [
            { type: 'rect', x: left + wide * i + 2, y: 0, width: wide - 4, height: 30, style: 'box', moves: takes },
            { type: 'text', x: left + wide * (i + 0.5), y: 15, text: String(number), style: 'number', moves: takes },
        ];
    });
    const scores = [[mine, 'stone', 'number light', -1], [theirs, 'stone other', 'number', 1]] as const;
    const circles = scores.flatMap(([score, circle, text, side]): Shape[] => {
        const at = { x: width / 2 + 24 * side, y: 58 };
        return [{ type: 'circle', ...at, radius: 18, style: circle, moves: [] }, { type: 'text', ...at, text: String(score), style: text, moves: [] }];
    });
    return { width, height: 78, shapes: [...numbers, ...circles] };
};

// A number on its way to another one by factors, one for each move; on a logarithmic scale.
const race: Draw = ({ numbers: [at = 1, goal = 2] }, moves) => {
    const width = 330;
    const part = (number: number): number => width * Math.min(1, Math.log(number) / Math.log(Math.max(2, goal)));
    const factors = moves.map(({ index, move }) => ({ index, factor: (move.parts[0]?.numbers[0] ?? at) / at })).sort((a, b) => a.factor - b.factor);
    const box = width / Math.max(8, factors.length);
    return {
        width,
        height: 96,
        shapes: [
            { type: 'rect', x: 0, y: 0, width, height: 22, style: 'sheet', moves: [] },
            { type: 'rect', x: 0, y: 0, width: part(at), height: 22, style: 'heap', moves: [] },
            { type: 'text', x: Math.min(width - 40, Math.max(12, part(at))), y: 36, text: String(at), style: 'number', moves: [] },
            { type: 'text', x: width - 14, y: 11, text: String(goal), style: 'number', moves: [] },
            ...factors.flatMap(({ index, factor }, i): Shape[] => [
                { type: 'rect', x: i * box + 2, y: 56, width: box - 4, height: 36, style: 'box', moves: [index] },
                { type: 'text', x: (i + 0.5) * box, y: 74, text: `× ${factor}`, style: 'words', moves: [] },
            ]),
        ],
    };
};

// Cells in rows; `cell` tells a cell's piece, and what a click on it means. Columns and, where there
// are several, rows are numbered as the moves name them.
function board(
    rows: number,
    columns: number,
    cell: (row: number, column: number) => { piece?: string; letter?: string; moves: number[]; mark?: number },
    rowName = (row: number): number => row + 1,
    columnName = (column: number): number => column + 1,
    named = rows > 1,
): Drawing {
    const shapes: Shape[] = [];
    const left = named ? 20 : 0;
    for (const row of range(rows)) {
        for (const column of range(columns)) {
            const { piece, letter, moves, mark } = cell(row, column);
            shapes.push({ type: 'rect', x: left + step * column, y: step * row, width: step, height: step, style: 'cell', moves, mark });
            // Which of the pieces can move.
            if (letter !== undefined && moves.length > 0) {
                shapes.push({ type: 'rect', x: left + step * column + 1, y: step * row + 1, width: step - 2, height: step - 2, style: 'frame', moves, mark });
            }
            if (piece !== undefined) {
                shapes.push({ type: 'circle', x: left + step * (column + 0.5), y: step * (row + 0.5), radius: 10, style: piece, moves, mark });
            }
            if (letter !== undefined) {
                const style = piece === 'stone' ? 'name light' : 'name';
                shapes.push({ type: 'text', x: left + step * (column + 0.5), y: step * (row + 0.5), text: letter, style, moves: [] });
            }
        }
        if (named) shapes.push({ type: 'text', x: 8, y: step * (row + 0.5), text: String(rowName(row)), style: 'name', moves: [] });
    }
    for (const column of range(columns)) {
        shapes.push({ type: 'text', x: left + step * (column + 0.5), y: step * rows + 11, text: String(columnName(column)), style: 'name', moves: [] });
    }
    return { width: left + step * columns, height: step * rows + 18, shapes, row: !named };
}

// Pieces on the cells 1, 2, ... of a strip, which the numbers are. With a king, the first number says
// which piece that is, and a piece that reaches cell 0 has left the strip.
const strip: Draw = ({ numbers }, moves, { king = false }) => {
    const first = king ? 0 : 1;
    const piecesOf = (all: number[]): number[] => (king ? all.slice(1) : all);
    const pieces = piecesOf(numbers);
    return board(
        1,
        Math.max(0, ...pieces) + 1 - first,
        (_, column) => {
            const cell = column + first;
            const changes = (after: number[]): boolean => piecesOf(after).includes(cell) !== pieces.includes(cell);
            return {
                piece: pieces.includes(cell) ? 'stone' : undefined,
                letter: king && pieces[numbers[0]! - 1] === cell ? 'K' : undefined,
                moves: those(moves, (after) => (cell === 0 ? piecesOf(after).length < pieces.length : changes(after))),
            };
        },
        undefined,
        (column) => column + first,
    );
};

// The same, where one number holds the pieces as its bits, from bit 1 on. It is drawn in 20 cells.
const bits: Draw = ({ numbers }, moves) => {
    const has = (row: number | undefined, column: number): boolean => ((row ?? 0) >> (column + 1)) % 2 === 1;
    return board(1, 20, (_, column) => ({
        piece: has(numbers[0], column) ? 'stone' : undefined,
        moves: those(moves, ([after]) => has(numbers[0], column) !== has(after, column)),
    }));
};

// The text has a character for each cell; '.' is free. A cell stands for the moves that fill or
// clear it, but where it is the first cell of one of them, for these alone.
const cells: Draw = ({ text }, moves) => {
    const lines = text.split('\n');
    const free = (all: string[], row: number, column: number): boolean => (all[row]?.[column] ?? '.') === '.';
    const columns = Math.max(...lines.map((line) => line.length));
    const changed = moves.map(({ index, move }) => {
        const after = (move.parts[0]?.text ?? '').split('\n');
        return {
            index,
            places: range(lines.length * columns).filter((place) => {
                const [row, column] = [Math.floor(place / columns), place % columns];
                return free(lines, row, column) !== free(after, row, column);
            }),
        };
    });
    return board(lines.length, columns, (row, column) => {
        const place = row * columns + column;
        const all = changed.filter(({ places }) => places.includes(place));
        const first = all.filter(({ places }) => places[0] === place);
        const character = lines[row]?.[column] ?? '.';
        return {
            letter: /[A-Z]/.test(character) ? character : undefined,
            piece: character === '.' ? undefined : character === 'O' ? 'stone other' : 'stone',
            moves: (first.length > 0 ? first : all).map(({ index }) => index),
        };
    });
};

// The text has a character for each cell: O is a piece, X another player's, + where one has been, #
// blocked. A cell stands for the moves by which a piece comes there.
const onCells = (text: string, moves: (place: number) => number[]): Drawing => {
    const lines = text.split('\n');
    const columns = lines[0]!.length;
    const pieceOf: Record<string, string> = { O: 'stone', X: 'stone other' };
    const drawing = board(lines.length, columns, (row, column) => ({
        piece: pieceOf[lines[row]![column]!],
        moves: moves(row * columns + column),
    }));
    const kindOf: Record<string, string> = { '+': 'cell used', '#': 'cell blocked' };
    const cells = drawing.shapes.filter(({ style }) => style === 'cell');
    cells.forEach((cell, i) => (cell.style = kindOf[lines[Math.floor(i / columns)]![i % columns]!] ?? 'cell'));
    return drawing;
};
// The third number is the cell of the piece, from 1 on, row by row.
const walk: Draw = ({ text }, moves) => onCells(text, (place) => those(moves, (after) => after[2] === place + 1));
// Each player moves pieces that are on the board.
const hunt: Draw = ({ text }, moves) => {
    const cells = [...text.replaceAll('\n', '')];
    const comes = (place: number, after: string | undefined): boolean => after !== cells[place] && (after === 'O' || after === 'X');
    return onCells(text, (place) => those(moves, (_, { parts }) => comes(place, parts[0]?.text.replaceAll('\n', '')[place])));
};

// A coin in the row and column of the first two numbers, from the bottom left corner.
const coin: Draw = ({ numbers: [row = 1, column = 1, which = 0] }, moves, { pieces }) =>
    board(row, column, (fromTop, at) => ({
        ...(fromTop === 0 && at === column - 1 ? { piece: 'stone', letter: pieces?.[which - 1] } : {}),
        moves: those(moves, (after) => after[0] === row - fromTop && after[1] === at + 1),
    }), (fromTop) => row - fromTop, undefined, true);

// So many coins in a row, or in a circle where the second number is 1. A coin of a row stands for the
// moves that take it and none before it; what a move leaves are rows.
const ring: Draw = ({ numbers: [count = 0, circle = 0] }, moves) => {
    const round = circle === 1;
    const radius = round ? Math.max(step, (step * count) / (2 * Math.PI)) : 0;
    const side = round ? 2 * (radius + step / 2) : step;
    const place = (coin: number): { x: number; y: number } => {
        const angle = (2 * Math.PI * coin) / count;
        return round ? { x: side / 2 + radius * Math.sin(angle), y: side / 2 - radius * Math.cos(angle) } : { x: step * (coin + 0.5), y: step / 2 };
    };
    const begins = (coin: number, { parts }: Move): boolean => {
        const left = parts.map(({ numbers }) => numbers[0] ?? 0);
        return (left.length === 2 ? left : [0, ...left]).includes(coin);
    };
    const coins = range(count).map((coin): Shape => ({
        type: 'circle',
        ...place(coin),
        radius: 10,
        style: 'stone',
        moves: moves.filter(({ move }) => round || begins(coin, move)).map(({ index }) => index),
    }));
    const width = round ? side : step * Math.max(1, count);
    const label: Shape = { type: 'text', x: width / 2, y: side + 11, text: String(count), style: 'number', moves: moves.map(({ index }) => index) };
    return { width, height: side + 18, shapes: [...coins, label] };
};

// Coins in a row, its places numbered from 0 or 1, on a plane or in a matrix; the numbers say where heads are,
// and a row goes as far as a move turns a coin. A click marks a coin that is to be turned. It stands for the moves in which it is the last coin that turns.
const coins: Draw = ({ numbers, text }, moves, look, marks) => {
    const matrix = look.matrix === true;
    const flat = matrix || look.plane === true;
    const first = Number(flat || look.from_one === true);
    const along = (side: number): number[] => numbers.filter((_, i) => i % 2 === side);
    const reached = flat ? along(Number(matrix)) : [numbers, ...moves.map(({ move }) => move.parts[0]?.numbers ?? [])].flat();
    const columns = 1 + reached.reduce((most, number) => Math.max(most, number - first), 0);
    const rows = flat ? Math.max(1, ...along(Number(!matrix))) : 1;
    if (2 * rows * columns > mostShapes) return words(text, moves);
    const places = (all: number[]): number[] =>
        flat
            ? range(all.length / 2).map((i) => {
                  const [one, other] = [all[2 * i]! - 1, all[2 * i + 1]! - 1];
                  return matrix ? other + columns * one : one + columns * other;
              })
            : all.map((place) => place - first);
    const heads = new Set(places(numbers));
    const turned = moves.map(({ index, move }) => {
        const after = new Set(places(move.parts[0]?.numbers ?? []));
        return { index, coins: range(rows * columns).filter((place) => heads.has(place) !== after.has(place)) };
    });
    const row = (fromTop: number): number => (matrix ? fromTop : rows - 1 - fromTop);
    const drawing = board(
        rows,
        columns,
        (fromTop, column) => {
            const place = columns * row(fromTop) + column;
            return {
                piece: `stone${heads.has(place) ? '' : ' other'}${marks.has(place) ? ' marked' : ''}`,
                moves: turned.filter((move) => move.coins.at(-1) === place).map(({ index }) => index),
                mark: place,
            };
        },
        (fromTop) => row(fromTop) + 1,
        (column) => column + first,
    );
    const all = sorted([...marks]);
    return { ...drawing, marked: turned.find((move) => same(move.coins, all))?.index };
};

// A sheet of as many rows and columns, with a line for each cut.
const paper: Draw = ({ numbers: [rows = 1, columns = 1] }, moves) => {
    const size = Math.max(6, Math.min(48, 240 / Math.max(rows, columns)));
    const [width, height] = [size * columns, size * rows];
    const cut = (side: number, at: number): number[] =>
        those(moves, (_, move) => {
            const sides = move.parts.map(({ numbers }) => numbers[side]);
            const others = move.parts.every(({ numbers }) => numbers[1 - side] === [rows, columns][1 - side]);
            return others && (sides[0] === at || sides[1] === at);
        });
    return {
        width,
        height,
        shapes: [
            { type: 'rect', x: 0, y: 0, width, height, style: 'sheet', moves: [] },
            ...range(columns - 1).map((i): Shape => ({ type: 'line', x: size * (i + 1), y: 0, width: 0, height, style: 'cut', moves: cut(1, i + 1) })),
            ...range(rows - 1).map((i): Shape => ({ type: 'line', x: 0, y: size * (i + 1), width, height: 0, style: 'cut', moves: cut(0, i + 1) })),
        ],
    };
};

// A piece on a node, the first number, of the graph whose edges follow in pairs. Nodes stand on a
// circle; an edge from a node to itself is a ring outside of it.
const graph: Draw = ({ numbers: [at, ...rest] }, moves, { skip = 0, goal = false }) => {
    const edges = rest.slice(skip);
    const marked = goal ? rest.slice(0, 1) : [];
    const nodes = [...new Set([at!, ...marked, ...edges])].sort((a, b) => a - b);
    const radius = Math.max(60, 13 * nodes.length);
    const place = (node: number): { x: number; y: number } => {
        const angle = (2 * Math.PI * nodes.indexOf(node)) / nodes.length;
        return { x: radius + 20 - radius * Math.cos(angle), y: radius + 20 - radius * Math.sin(angle) };
    };
    const shapes: Shape[] = [];
    for (const i of range(edges.length / 2)) {
        const [from, to] = [place(edges[2 * i]!), place(edges[2 * i + 1]!)];
        if (edges[2 * i] === edges[2 * i + 1]) {
            const outwards = (where: number): number => where + (12 * (where - radius - 20)) / radius;
            shapes.push({ type: 'circle', x: outwards(from.x), y: outwards(from.y), radius: 12, style: 'edge loop', moves: [] });
            continue;
        }
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        // Up to the rim of the node that it leads to.
        const part = (length - 16) / length;
        shapes.push({ type: 'line', x: from.x, y: from.y, width: part * (to.x - from.x), height: part * (to.y - from.y), style: 'edge', moves: [] });
    }
    for (const node of nodes) {
        const leads = those(moves, (after) => after[0] === node);
        shapes.push({ type: 'circle', ...place(node), radius: 14, style: node === at ? 'node here' : marked.includes(node) ? 'node goal' : 'node', moves: leads });
        shapes.push({ type: 'text', ...place(node), text: String(node), style: node === at ? 'number light' : 'number', moves: leads });
    }
    return { width: 2 * radius + 40, height: 2 * radius + 40, shapes };
};

// A graph that stands on node 1, its edges in pairs. A node is drawn as high as its distance from the
// ground says. An edge stands for the moves by which it goes, and least of all besides.
const hackenbush: Draw = ({ numbers, text }, moves) => {
    const edges = range(numbers.length / 2).map((i): [number, number] => [numbers[2 * i]!, numbers[2 * i + 1]!]);
    if (3 * edges.length + 1 > mostShapes) return words(text, moves);
    const neighbours = new Map<number, number[]>([[1, []]]);
    for (const [a, b] of edges) {
        neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
        neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
    }
    const height = new Map([[1, 0]]);
    const above = new Map<number, number[]>();
    for (const node of height.keys()) {
        above.set(node, [...new Set(neighbours.get(node))].filter((next) => !height.has(next)));
        for (const next of above.get(node)!) height.set(next, height.get(node)! + 1);
    }
    // From the leaves down, a node stands over the middle of those above it.
    const across = new Map<number, number>();
    const leaf = (node: number): boolean => above.get(node)!.length === 0;
    const inOrder: number[] = [];
    for (const left = [1]; left.length > 0;) {
        const node = left.pop()!;
        inOrder.push(node);
        left.push(...[...above.get(node)!].reverse());
    }
    inOrder.filter(leaf).forEach((node, i) => across.set(node, i));
    for (const node of inOrder.reverse().filter((each) => !leaf(each))) {
        const all = above.get(node)!.map((next) => across.get(next)!);
        across.set(node, (all[0]! + all.at(-1)!) / 2);
    }
    const [wide, high] = [36, 46];
    const width = wide * Math.max(2, inOrder.filter(leaf).length);
    const top = high * Math.max(...height.values());
    const shift = (width - wide * inOrder.filter(leaf).length) / 2;
    const place = (node: number): { x: number; y: number } => ({
        x: shift + wide * (across.get(node)! + 0.5),
        y: 14 + top - high * height.get(node)!,
    });
    const name = (a: number, b: number): string => sorted([a, b]).join();
    const counts = (all: number[]): Map<string, number> => {
        const found = new Map<string, number>();
        for (const i of range(all.length / 2)) {
            const key = name(all[2 * i]!, all[2 * i + 1]!);
            found.set(key, (found.get(key) ?? 0) + 1);
        }
        return found;
    };
    const before = counts(numbers);
    const after = moves.map(({ index, move }) => {
        const all = move.parts[0]?.numbers ?? [];
        return { index, size: all.length, left: counts(all) };
    });
    const drawn = new Map<string, number>();
    const lines = edges.map(([a, b]): Shape => {
        const key = name(a, b);
        const without = after.filter(({ left }) => (left.get(key) ?? 0) < before.get(key)!);
        const most = Math.max(...without.map(({ size }) => size));
        const copy = drawn.get(key) ?? 0;
        drawn.set(key, copy + 1);
        // Several edges between the same nodes run beside one another.
        const aside = 10 * (copy - (before.get(key)! - 1) / 2);
        const [from, to] = [place(Math.min(a, b)), place(Math.max(a, b))];
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        return {
            type: 'line',
            x: from.x - (aside * (to.y - from.y)) / length,
            y: from.y + (aside * (to.x - from.x)) / length,
            width: to.x - from.x,
            height: to.y - from.y,
            style: 'branch',
            moves: without.filter(({ size }) => size === most).map(({ index }) => index),
        };
    });
    const ground: Shape = { type: 'line', x: 2, y: place(1).y + 12, width: width - 4, height: 0, style: 'ground', moves: [] };
    return {
        width,
        height: top + 30,
        shapes: [
            ground,
            ...lines,
            ...[...height.keys()].flatMap((node): Shape[] => [
                { type: 'circle', ...place(node), radius: 11, style: 'node', moves: [] },
                { type: 'text', ...place(node), text: String(node), style: 'name', moves: [] },
            ]),
        ],
    };
};

export const kinds: Record<string, Draw> = { heaps, sets, rectangle, race, generals, ends, strip, bits, cells, coin, coins, ring, paper, graph, hackenbush, walk, hunt, rectangles };
const anySize = new Set(['heaps', 'sets', 'rectangle', 'race', 'generals', 'ends', 'bits', 'hackenbush', 'walk', 'hunt', 'rectangles']);
const mostShapes = 1500;

/** The other player's letters. */
export const swapped = (text: string): string => text.replace(/[XO]/g, (letter) => (letter === 'X' ? 'O' : 'X'));

function fromTheOtherSide(position: Position, kind?: string): Position {
    const exchanged = ([first = 0, second = 0, ...rest]: number[]): number[] => [second, first, ...rest];
    const turned = ({ numbers, text }: Component): Component => ({ numbers: kind === 'ends' ? exchanged(numbers) : numbers, text: swapped(text) });
    const moves = position.moves.map((move) => ({ ...move, parts: move.parts.map(turned) }));
    return { ...position, components: position.components.map(turned), moves };
}

/** A drawing for each component. One too large to draw is shown as its text. */
export function draw(given: Position, look: Look, marks: ReadonlySet<number> = new Set(), readerTurn = true): Drawing[] {
    const position = look.turns === true && !readerTurn ? fromTheOtherSide(given, look.kind) : given;
    const by = position.components.map((): Found[] => []);
    position.moves.forEach((move, index) => by[move.component]?.push({ index, move }));
    const kind = look.kind === undefined ? undefined : kinds[look.kind];
    if (look.kind !== undefined && kind === undefined) throw new Error(`[play]: no kind of drawing is called ${look.kind}`);
    return position.components.map((component, i) => {
        const moves = by[i]!;
        const greatest = Math.max(0, ...component.numbers);
        const small = anySize.has(look.kind ?? '') || greatest <= mostShapes;
        const drawing = small ? kind?.(component, moves, look, marks) : undefined;
        return drawing !== undefined && drawing.shapes.length <= mostShapes ? drawing : words(component.text, moves);
    });
}

const isPiece = ({ style, change }: Shape): boolean => /^(stone|heap|sheet|node here|number)/.test(style) && change !== 'gone';

/** The drawing of a component, with what has changed in it since it was drawn before. */
function compared(before: Drawing, after: Drawing): Drawing {
    // Both stand on the same ground.
    const height = Math.max(before.height, after.height);
    const lifted = (drawing: Drawing): Shape[] => drawing.shapes.map((shape) => ({ ...shape, y: shape.y + height - drawing.height }));
    const shapes = lifted(after);
    const place = ({ type, style, x, y, width, text }: Shape): string => [type, style, Math.round(x), Math.round(y), width, text].join();
    const [was, is] = [lifted(before).filter(isPiece), shapes.filter(isPiece)];
    const known = (others: Shape[]): ((shape: Shape) => boolean) => {
        const places = new Set(others.map(place));
        return (shape) => !places.has(place(shape));
    };
    const [gone, came] = [was.filter(known(is)), is.filter(known(was))];
    const pieces = (all: Shape[]): Shape[] => all.filter(({ type }) => type === 'circle');
    const [[from, ...others], [to, ...more]] = [pieces(gone), pieces(came)];
    for (const shape of came) shape.change = 'came';
    if (from !== undefined && to !== undefined && others.length + more.length === 0 && from.style === to.style) {
        const moved = { x: from.x - to.x, y: from.y - to.y };
        for (const shape of shapes) if (shape.x === to.x && shape.y === to.y) shape.moved = moved;
    }
    const left = gone.filter(({ type }) => type !== 'text').map((shape): Shape => ({ ...shape, moves: [], mark: undefined, change: 'gone' }));
    return { ...after, width: Math.max(before.width, after.width), height, shapes: [...left, ...shapes] };
}

/** Drawings with what a move, which replaced one component by `parts`, has changed in them. */
export function traced(before: Drawing[], after: Drawing[], { component, parts }: Move): Drawing[] {
    // Where nothing is left, the outline of what went stays.
    const last = before[component];
    if (after.length === 0 && last !== undefined) {
        const shapes = last.shapes.filter((shape) => shape.change !== 'gone' && !(shape.type === 'text' && isPiece(shape)));
        return [{ ...last, changed: false, marked: undefined, shapes: shapes.map((shape) => ({ ...shape, moves: [], mark: undefined, change: isPiece(shape) ? 'gone' : undefined })) }];
    }
    return after.map((drawing, i) => {
        if (i < component || i >= component + parts.length) return drawing;
        return parts.length === 1 ? compared(before[component]!, drawing) : { ...drawing, changed: true };
    });
}
