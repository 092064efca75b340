// A game between a reader and a problem's solution. Both programs run elsewhere: the rules say what
// is legal, the solution says who wins, and nothing of either is known here.
import type { Result, Run } from '../run/wasi';

export interface Component {
    numbers: number[];
    text: string;
}

export interface Move {
    component: number;
    /** What becomes of the component. */
    parts: Component[];
    text: string;
}

export interface Position {
    components: Component[];
    /** The components in a sentence. */
    said: string;
    moves: Move[];
    playerToMove: 'won' | 'drawn' | 'lost' | null;
    stuck: boolean;
    /** How it ended, where that is not clear from the player to move being stuck or winning at once. */
    ended: string | null;
    /** The position as an input of the problem, where it is one. */
    input: string | null;
    /** The rule of a move. */
    aMove: string;
    goal: string;
}

export interface Values {
    parts: { name: string; position: string; value: number | null }[];
    nimSum: number | null;
    reason: string;
}

export interface Reply {
    /** The index of a move that wins; null where none does. */
    move: number | null;
    /** Of one that keeps a draw; null where it is none. */
    draw: number | null;
    /** Of one that loses by least, in a game with a score. */
    least: number | null;
    /** The position was no input, so that the explanation decided. */
    explained: boolean;
}

/** Runs a program once for each input. */
export type RunAll = (runs: Run[]) => Promise<Result[]>;

/** What a program says against a request: an illegal input, or a game that cannot be played. */
export class Refused extends Error {
    constructor(
        message: string,
        readonly unplayable: boolean,
    ) {
        super(message);
    }
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

export class Game {
    private readonly printed = new Map<string, string>();

    constructor(
        private readonly rules: RunAll,
        private readonly solution: RunAll,
        private readonly language: 'en' | 'zh',
        readonly input: string,
        /** Each move as its index among the legal moves. */
        readonly moves: readonly number[] = [],
    ) {}

    /** The same game after one more move. */
    after(move: number): Game {
        return this.with([...this.moves, move]);
    }

    /** The same game after its first `count` moves. */
    backTo(count: number): Game {
        return this.with(this.moves.slice(0, count));
    }

    position(): Promise<Position> {
        return this.ask<Position>(['position']);
    }
    values(): Promise<Values> {
        return this.ask<Values>(['values']);
    }
    reply(): Promise<Reply> {
        return this.ask<Reply>(['reply']);
    }
    async winners(): Promise<number[]> {
        return (await this.outcomes()).winning;
    }
    private outcomes(): Promise<{ winning: number[]; drawing: number[] }> {
        return this.ask(['winners']);
    }

    /** The first move, of every other one from `first` on, that gave a won or drawn game away; and those that kept it. */
    async mistake(first: 0 | 1): Promise<{ at: number; kept: number[] } | undefined> {
        for (let at: number = first; at < this.moves.length; at += 2) {
            const { winning, drawing } = await this.backTo(at).outcomes();
            const kept = winning.length > 0 ? winning : drawing;
            if (kept.length > 0 && !kept.includes(this.moves[at]!)) return { at, kept };
        }
        return undefined;
    }

    private with(moves: readonly number[]): Game {
        return new Game(this.rules, this.solution, this.language, this.input, moves);
    }

    // Asks the rules, and the solution for whatever these want to know of it.
    private async ask<Answer>(what: string[]): Promise<Answer> {
        for (;;) {
            const answer = (await this.once(what)) as Answer | { ask: string[] };
            if (!(answer instanceof Object && 'ask' in answer)) return answer;
            const inputs = [...new Set(answer.ask)];
            const results = await this.solution(inputs.map((stdin) => ({ stdin })));
            results.forEach((result, i) => {
                if (result.ended !== 'exit' || result.exitCode !== 0) {
                    throw new Error(`the solution fails: ${result.ended} ${result.stderr}`);
                }
                this.printed.set(inputs[i]!, result.stdout);
            });
        }
    }

    private async once(what: string[]): Promise<unknown> {
        const moves = [this.moves.length, ...this.moves].join('\n');
        let stdin = `${bytes(this.input)}\n${this.input}${moves}\n`;
        for (const [input, output] of this.printed) {
            stdin += `${bytes(input)} ${bytes(output)}\n${input}${output}`;
        }
        return answerOf(this.rules, { args: [this.language, ...what], stdin });
    }
}

/** Runs the rules and reads the JSON that they print. Throws Refused. */
export async function answerOf(rules: RunAll, run: Run): Promise<unknown> {
    const [result] = await rules([run]);
    if (result!.ended !== 'exit') throw new Error(`the rules fail: ${result!.ended}`);
    if (result!.exitCode !== 0) throw new Refused(result!.stderr.trim(), result!.exitCode === 3);
    return JSON.parse(result!.stdout);
}

/** An input with a small position, at random. */
export async function randomInput(rules: RunAll, seed: number): Promise<string> {
    const answer = await answerOf(rules, { args: ['random', String(seed)], stdin: '' });
    return (answer as { input: string }).input;
}
