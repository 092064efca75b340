// What Explore shows of a problem: the descriptions of its pictures
// (problems/<id>/pictures/pictures.toml) with another size, or else Grundy values by the rules.
import type { Picture } from '../run/page';
import { Refused, type RunAll, answerOf } from '../play/game';

export interface Table {
    rows: (number | null)[][];
    from: number;
    lattice: boolean;
    /** One row after the other. */
    sequence: boolean;
    period?: Period | null;
}

export interface Period {
    length: number;
    saltus: number;
    start: number;
    exceptions: number[];
    proved: boolean;
    theorem?: string;
}

export interface Report {
    game: string;
    moves: string;
    values: number[];
    period: Period | null;
    formula?: { text: string; proved_in: string };
}

/** What game.wasm table prints. */
type ByMoves =
    | { kind: null }
    | { kind: 'sequence'; from: number; values: number[] }
    | { kind: 'grid'; from: number; values: number[][] };

/** A picture whose size can be changed. */
export interface View {
    title: string;
    least: number;
    most: number;
    usual: number;
    table: (upto: number) => Promise<Table>;
}

interface Programs {
    /** The program <name>.wasm of the problem, or grundy. */
    (name: string): RunAll;
}

const columnsOfSequence = 20;

/** Values in rows of `columns`. */
export function inRows(values: number[], columns: number): number[][] {
    const rows: number[][] = [];
    for (let i = 0; i < values.length; i += columns) rows.push(values.slice(i, i + columns));
    return rows;
}

/** The text with `{name}` replaced; the same as in scripts/src/draw. */
function filled(text: string, values: Record<string, string | number>): string {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

async function cellsOf(picture: Picture, programs: Programs, upto: number): Promise<Table> {
    const text = (key: string): string => String(picture[key] ?? '');
    const from = Number(picture.from);
    const most = Number(picture.most_cells ?? 0);
    const cells: [number, number][] = [];
    for (let y = from; y <= upto; ++y) {
        for (let x = from; x <= upto; ++x) if (most === 0 || x * y <= most) cells.push([x, y]);
    }
    const stdin =
        filled(text('before'), { cells: cells.length }) +
        cells.map(([x, y]) => filled(text('each'), { x, y })).join('') +
        text('after');
    const program = text('program').replace(/\.cpp$/, '');
    const [result] = await programs(program)([{ stdin }]);
    if (result!.exitCode !== 0) throw new Error(`${program}: ${result!.ended} ${result!.stderr}`);
    const lines = result!.stdout.trimEnd().split('\n');
    if (lines.length !== cells.length) throw new Error(`${program} printed ${lines.length} lines, not ${cells.length}`);
    const lattice = picture.kind === 'lattice';
    const side = upto - from + 1;
    const rows: (number | null)[][] = Array.from({ length: side }, () => Array<number | null>(side).fill(null));
    cells.forEach(([x, y], i) => {
        rows[y - from]![x - from] = lattice ? Number(lines[i] !== text('lost')) : Number(lines[i]);
    });
    return { rows, from, lattice, sequence: false };
}

/** The report of scripts/grundy. Throws an Error that says what is wrong with the rule. */
export async function reportOf(grundy: RunAll, args: string[]): Promise<Report> {
    return (await answerOf(grundy, { args, stdin: '' })) as Report;
}

/** A report as a table, with a period in each row where there is one. */
export function asTable(report: Report): Table {
    const length = report.period?.length ?? columnsOfSequence;
    const columns = length > 2 && length <= 40 ? length * Math.max(1, Math.floor(20 / length)) : columnsOfSequence;
    return { rows: inRows(report.values, columns), from: 0, lattice: false, sequence: true, period: report.period };
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
        if (picture.kind === 'heat' || picture.kind === 'lattice') {
            const table = (upto: number): Promise<Table> => cellsOf(picture, programs, upto);
            views.push({ title, least: Number(picture.from) + 1, most: Math.min(to * 2, 100), usual: Math.min(to, 40), table });
        } else if ('set' in picture || 'octal' in picture) {
            const rule = 'set' in picture ? ['subtract', String(picture.set)] : ['octal', String(picture.octal)];
            const table = async (upto: number): Promise<Table> =>
                asTable(await reportOf(programs('grundy'), [language, ...rule, String(upto)]));
            views.push({ title, least: 1, most: 1000, usual: Math.max(to, 60), table });
        }
    }
    if (views.length > 0 || input === undefined) return views;
    const size = new TextEncoder().encode(input).length;
    const table = async (upto: number): Promise<Table> => {
        const run = { args: ['table', String(upto)], stdin: `${size}\n${input}0\n` };
        const answer = (await answerOf(programs('game'), run)) as ByMoves;
        if (answer.kind === null) return { rows: [], from: 0, lattice: false, sequence: true };
        const rows = answer.kind === 'grid' ? answer.values : inRows(answer.values, columnsOfSequence);
        return { rows, from: answer.from, lattice: false, sequence: answer.kind === 'sequence' };
    };
    try {
        const first = await table(2);
        if (first.rows.length > 0) views.push({ title: '', least: 2, most: first.rows.length > 1 ? 30 : 60, usual: 20, table });
    } catch (error) {
        if (!(error instanceof Refused && error.unplayable)) throw error;
    }
    return views;
}
