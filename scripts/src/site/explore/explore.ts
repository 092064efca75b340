// What Explore shows of a problem: its descriptions ([explore.NAME] in problem.toml), those of its pictures
// ([pictures.NAME]) with another size, or else Grundy values by the rules.
//
// A description is about the cells (x, y) from `from` on, `to` at first and `most` at most. `game` is a
// game of the problem with x and y in it (core/game_pattern.hpp): of kind `lattice`, and `row` for y = 0
// alone, the solution says who wins it; of kind `heat` it has Grundy values by the moves, or with
// `program = "solution"` the number that the solution prints. Another `program` prints a number for each
// line "x y". With `ordered = true`, only cells with x < y count; with `most_cells`, those with x y up to
// it. `set` or `octal` instead give a heap game by its rule, of which the lab tells, and kind `moves` gives
// the Grundy values by the rules a title.
import type { Finding, Findings, Table as LabTable } from '../lab/lab';
import type { Picture } from '../run/page';
import { Refused, type RunAll, answerOf } from '../play/game';

export interface Table {
    rows: (number | null)[][];
    from: number;
    lattice: boolean;
    /** One row after the other. */
    sequence: boolean;
    /** What the lab tells of a sequence. */
    rules?: Finding[];
}

/** A heap game by its rule, as scripts/lab has it. */
export interface HeapGame {
    title: string;
    table: Table;
    note: string;
}

/** What game.wasm table prints. */
type ByMoves =
    | { kind: null }
    | { kind: 'sequence'; from: number; values: number[] }
    | { kind: 'grid'; from: number; values: number[][] };

/** What game.wasm inputs prints. */
interface Inputs {
    inputs: string[];
    /** What the solution prints for each game if it is lost. */
    lost: string[];
}

/** A picture whose size can be changed. */
export interface View {
    title: string;
    least: number;
    most: number;
    usual: number;
    table: (upto: number) => Promise<Table>;
}

interface Programs {
    /** The program <name>.wasm of the problem, or lab. */
    (name: string): RunAll;
}

const columnsOfSequence = 20;

/** Values in rows of `columns`. */
export function inRows(values: number[], columns: number): number[][] {
    const rows: number[][] = [];
    for (let i = 0; i < values.length; i += columns) rows.push(values.slice(i, i + columns));
    return rows;
}

/** A number for each line "x y": 0 for a loss of a lattice. */
async function valuesOf(picture: Picture, programs: Programs, cells: string, lattice: boolean): Promise<number[]> {
    const program = String(picture.program ?? (lattice ? 'solution' : 'game')).replace(/\.cpp$/, '');
    const game = { stdin: `${picture.game}\n${cells}` };
    if (program === 'game') return ((await answerOf(programs('game'), { ...game, args: ['grundy'] })) as { values: number[] }).values;
    let inputs = [cells];
    let lost: string[] = [];
    if (program === 'solution') ({ inputs, lost } = (await answerOf(programs('game'), { ...game, args: ['inputs'] })) as Inputs);
    const results = await programs(program)(inputs.map((stdin) => ({ stdin })));
    const failed = results.find(({ exitCode }) => exitCode !== 0);
    if (failed !== undefined) throw new Error(`${program}: ${failed.ended} ${failed.stderr}`);
    const lines = results.flatMap(({ stdout }) => stdout.trimEnd().split('\n'));
    return lines.map((line, i) => (lattice ? Number(line !== lost[i]) : Number(line)));
}

async function cellsOf(picture: Picture, programs: Programs, upto: number): Promise<Table> {
    const from = Number(picture.from);
    const most = Number(picture.most_cells ?? 0);
    const isRow = picture.kind === 'row';
    const cells: [number, number][] = [];
    for (let y = isRow ? 0 : from; y <= (isRow ? 0 : upto); ++y) {
        for (let x = from; x <= upto; ++x) {
            if ((most === 0 || x * y <= most) && (picture.ordered !== true || x < y)) cells.push([x, y]);
        }
    }
    const lattice = picture.kind !== 'heat';
    const values = await valuesOf(picture, programs, cells.map(([x, y]) => `${x} ${y}\n`).join(''), lattice);
    if (values.length !== cells.length) throw new Error(`${values.length} answers, not ${cells.length}`);
    if (isRow) return { rows: inRows(values, columnsOfSequence), from, lattice, sequence: true };
    const side = upto - from + 1;
    const rows: (number | null)[][] = Array.from({ length: side }, () => Array<number | null>(side).fill(null));
    cells.forEach(([x, y], i) => {
        rows[y - from]![x - from] = values[i]!;
    });
    return { rows, from, lattice, sequence: false };
}

/** `rule` is a kind and what it takes: subtract, 1,3,4. Throws an Error that says what is wrong with it. */
export async function heapGame(lab: RunAll, language: 'en' | 'zh', rule: [string, string], upto: number): Promise<HeapGame> {
    const run = { args: [language, 'both', ...rule, '--upto', String(upto)], stdin: '' };
    const { table, rule: { all, note } } = (await answerOf(lab, run)) as { table: LabTable; rule: Findings };
    return { title: table.title, table: asTable(table.values, all), note };
}

/** Values in rows, with whole periods in each where a rule is one. */
function asTable(values: number[], rules: Finding[]): Table {
    const length = rules.at(-1)?.period ?? 0;
    const columns = length > 2 && length <= 40 ? length * Math.max(1, Math.floor(columnsOfSequence / length)) : columnsOfSequence;
    return { rows: inRows(values, columns), from: 0, lattice: false, sequence: true, rules };
}

/** What there is to see of a problem; the first is best. */
export async function viewsOf(
    pictures: Picture[],
    input: string | undefined,
    programs: Programs,
    language: 'en' | 'zh',
): Promise<View[]> {
    const views: View[] = [];
    for (const picture of pictures) {
        const title = language === 'zh' ? picture.title_zh : picture.title;
        const to = Number(picture.to);
        if (['heat', 'lattice', 'row'].includes(picture.kind)) {
            const table = (upto: number): Promise<Table> => cellsOf(picture, programs, upto);
            const usual = picture.kind === 'row' ? to : Math.min(to, 40);
            views.push({ title, least: Number(picture.from) + 1, most: Number(picture.most ?? Math.min(to * 2, 100)), usual, table });
        } else if ('set' in picture || 'octal' in picture) {
            const rule: [string, string] = 'set' in picture ? ['subtract', String(picture.set)] : ['octal', String(picture.octal)];
            const table = async (upto: number): Promise<Table> => (await heapGame(programs('lab'), language, rule, upto)).table;
            views.push({ title, least: 1, most: 999, usual: Math.max(to, 60), table });
        }
    }
    const named = pictures.find(({ kind }) => kind === 'moves');
    if ((views.length > 0 && named === undefined) || input === undefined) return views;
    const title = (language === 'zh' ? named?.title_zh : named?.title) ?? '';
    const size = new TextEncoder().encode(input).length;
    const table = async (upto: number): Promise<Table> => {
        const run = { args: ['table', String(upto)], stdin: `${size}\n${input}0\n` };
        const answer = (await answerOf(programs('game'), run)) as ByMoves;
        if (answer.kind === null) return { rows: [], from: 0, lattice: false, sequence: true };
        if (answer.kind === 'sequence') {
            const { values } = answer;
            const outcomes = values.map((value) => (value === 0 ? 'P' : 'N')).join('');
            const stdin = `\nlab table\nupto ${upto}\noutcomes ${outcomes}\nvalues ${values.join(' ')}\n`;
            const { all } = upto < 8 ? { all: [] } : ((await answerOf(programs('lab'), { args: [language, 'rule'], stdin })) as Findings);
            return asTable(values, all);
        }
        return { rows: answer.values, from: answer.from, lattice: false, sequence: false };
    };
    try {
        const first = await table(2);
        const isGrid = first.rows.length > 1;
        if (first.rows.length > 0) views.push({ title, least: 2, most: isGrid ? 30 : 120, usual: isGrid ? 20 : 60, table });
    } catch (error) {
        if (!(error instanceof Refused && error.unplayable)) throw error;
    }
    return views;
}
