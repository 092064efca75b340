// What a position looks like: shapes, and for each the moves that a click on it means. A kind of
// drawing (`kind` of problems/<id>/play.toml) knows how numbers look, and finds the moves by what
// the rules say becomes of them; it knows no rule itself.
import type { Component, Move, Position } from './game';

/** problems/<id>/play.toml; without one, components are drawn as their text. */
export interface Look {
    /** heaps, strip, bits, cells, coin, paper or graph. */
    kind?: string;
    /** heaps: every number of a component is a heap, not only its first one. */
    each?: boolean;
    /** With `each`: the rules do not keep the order of the heaps. */
    unordered?: boolean;
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
}

export interface Drawing {
    width: number;
    height: number;
    shapes: Shape[];
}

type Found = { index: number; move: Move };
type Draw = (component: Component, moves: Found[], look: Look) => Drawing;

const step = 26;
const mostStones = 40;

const those = (moves: Found[], fits: (after: number[], move: Move) => boolean): number[] =>
    moves
        .filter(({ move }) => fits(move.parts[0]?.numbers ?? [], move))
        .map(({ index }) => index);

const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

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
    const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
    const others = sorted(stones.filter((_, i) => i !== heap));
    const left = (after: number[]): number[] => sorted(after.filter((_, i) => i !== after.indexOf(rest)));
    const fits = (keeps: (now: number, before: number) => boolean): number[] =>
        those(moves, (after) => after.includes(rest) && left(after).every((number, i) => keeps(number, others[i]!)));
    return fits((now, before) => now === before).length === 0 ? [] : fits((now, before) => now <= before);
}

// Stones from the bottom up: a click on one means all from it on.
const heaps: Draw = (component, moves, look) => {
    const count = look.each === true ? component.numbers.length : 1;
    const stones = component.numbers.slice(0, count);
    const tallest = Math.min(mostStones, Math.max(1, ...stones));
    const rows = Math.min(tallest, 10);
    const height = step * rows + 24;
    const shapes: Shape[] = [];
    let left = 0;
    stones.forEach((size, heap) => {
        const columns = Math.max(1, Math.ceil(Math.min(size, mostStones) / 10));
        // What remains is one heap, or nothing: a move that splits is for the list.
        const leaving = (rest: number): number[] =>
            look.unordered === true
                ? leavingAnywhere(stones, heap, rest, moves)
                : those(moves, (after, move) => move.parts.length <= 1 && (after[heap] ?? 0) === rest && rest < size);
        if (size > mostStones) {
            shapes.push({ type: 'rect', x: left + 3, y: 0, width: step * columns - 6, height: step * rows, style: 'heap', moves: moves.map(({ index }) => index) });
        } else {
            for (const stone of range(size)) {
                const [column, row] = [Math.floor(stone / 10), stone % 10];
                shapes.push({ type: 'circle', x: left + step * (column + 0.5), y: step * (rows - row - 0.5), radius: 10, style: 'stone', moves: leaving(stone) });
            }
        }
        shapes.push({ type: 'line', x: left + 2, y: step * rows + 2, width: step * columns - 4, height: 0, style: 'ground', moves: [] });
        // The number below stands for every move of the component: those that split it, too.
        shapes.push({ type: 'text', x: left + (step * columns) / 2, y: step * rows + 15, text: String(size), style: 'number', moves: moves.map(({ index }) => index) });
        left += step * columns + 8;
    });
    return { width: Math.max(left - 8, step), height, shapes };
};

// Cells in rows; `cell` tells a cell's piece and the moves that it stands for.
function board(rows: number, columns: number, cell: (row: number, column: number) => { piece?: string; moves: number[] }): Drawing {
    const shapes: Shape[] = [];
    for (const row of range(rows)) {
        for (const column of range(columns)) {
            const { piece, moves } = cell(row, column);
            shapes.push({ type: 'rect', x: step * column, y: step * row, width: step, height: step, style: 'cell', moves });
            if (piece !== undefined) {
                shapes.push({ type: 'circle', x: step * (column + 0.5), y: step * (row + 0.5), radius: 9, style: piece, moves });
            }
        }
    }
    return { width: step * columns, height: step * rows, shapes };
}

// Pieces on the cells 1, 2, ... of a strip, which the numbers are.
const strip: Draw = ({ numbers }, moves) => {
    const here = new Set(numbers);
    return board(1, Math.max(0, ...numbers), (_, column) => ({
        piece: here.has(column + 1) ? 'stone' : undefined,
        moves: those(moves, (after) => after.includes(column + 1) !== here.has(column + 1)),
    }));
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
            piece: character === '.' ? undefined : character === 'O' ? 'stone other' : 'stone',
            moves: (first.length > 0 ? first : all).map(({ index }) => index),
        };
    });
};

// A coin in the row and column of the two numbers, from the bottom left corner.
const coin: Draw = ({ numbers: [row = 1, column = 1] }, moves) =>
    board(row, column, (fromTop, at) => ({
        piece: fromTop === 0 && at === column - 1 ? 'stone' : undefined,
        moves: those(moves, (after) => after[0] === row - fromTop && after[1] === at + 1),
    }));

// A sheet of as many rows and columns, with a line for each cut.
const paper: Draw = ({ numbers: [rows = 1, columns = 1] }, moves) => {
    const size = Math.max(6, Math.min(step, 240 / Math.max(rows, columns)));
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
// circle.
const graph: Draw = ({ numbers: [at, ...edges] }, moves) => {
    const nodes = [...new Set([at!, ...edges])].sort((a, b) => a - b);
    const radius = Math.max(60, 13 * nodes.length);
    const place = (node: number): { x: number; y: number } => {
        const angle = (2 * Math.PI * nodes.indexOf(node)) / nodes.length;
        return { x: radius + 20 - radius * Math.cos(angle), y: radius + 20 - radius * Math.sin(angle) };
    };
    const shapes: Shape[] = [];
    for (const i of range(edges.length / 2)) {
        const [from, to] = [place(edges[2 * i]!), place(edges[2 * i + 1]!)];
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        // Up to the rim of the node that it leads to.
        const part = (length - 16) / length;
        shapes.push({ type: 'line', x: from.x, y: from.y, width: part * (to.x - from.x), height: part * (to.y - from.y), style: 'edge', moves: [] });
    }
    for (const node of nodes) {
        const leads = those(moves, (after) => after[0] === node);
        shapes.push({ type: 'circle', ...place(node), radius: 14, style: node === at ? 'node here' : 'node', moves: leads });
        shapes.push({ type: 'text', ...place(node), text: String(node), style: node === at ? 'number light' : 'number', moves: leads });
    }
    return { width: 2 * radius + 40, height: 2 * radius + 40, shapes };
};

const kinds: Record<string, Draw> = { heaps, strip, bits, cells, coin, paper, graph };
const mostShapes = 1500;

/** A drawing for each component. One too large to draw is shown as its text. */
export function draw(position: Position, look: Look): Drawing[] {
    const by = position.components.map((): Found[] => []);
    position.moves.forEach((move, index) => by[move.component]?.push({ index, move }));
    const kind = look.kind === undefined ? undefined : kinds[look.kind];
    return position.components.map((component, i) => {
        const moves = by[i]!;
        const greatest = Math.max(0, ...component.numbers);
        const small = look.kind === 'heaps' || look.kind === 'bits' || greatest <= mostShapes;
        const drawing = small ? kind?.(component, moves, look) : undefined;
        return drawing !== undefined && drawing.shapes.length <= mostShapes ? drawing : words(component.text, moves);
    });
}
