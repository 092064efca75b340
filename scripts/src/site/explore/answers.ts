// Answers to exercises and questions. What is right comes from common/notes/exercises/answers.cpp, which also says
// what the kinds of boxes are.

export interface Box {
    kind: string;
    asks: string;
    answers: number[][];
}

/** The numbers of a text between any words, in any width; what has a sign or a point keeps it. */
export function numbersIn(text: string): number[] {
    const plain = text.normalize('NFKC').replaceAll(/[‐‑‒–—−]/g, '-');
    return (plain.match(/(?<![\p{L}\d])-\d+|\d+(\.\d+)?/gu) ?? []).map(Number);
}

const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

// How many answers the numbers tell, one after the other; undefined if they tell anything else.
function told(numbers: number[], { answers, ordered }: { answers: number[][]; ordered: boolean }): number | undefined {
    if (numbers.length === 0) return 0;
    for (const answer of answers) {
        const first = numbers.slice(0, answer.length);
        if ((ordered ? first.join() : ascending(first).join()) !== (ordered ? answer : ascending(answer)).join()) continue;
        const others = answers.filter((other) => other !== answer);
        const rest = told(numbers.slice(answer.length), { answers: others, ordered });
        if (rest !== undefined) return 1 + rest;
    }
    return undefined;
}

export type Verdict = 'right' | 'more' | 'order' | 'form' | 'wrong';

/** What a reader's text is: right; right, but some are missing; in the wrong order; something else than was asked; or wrong. */
export function verdictOf(text: string, { kind, answers }: Box): Verdict {
    const numbers = numbersIn(text);
    const ordered = ['parts', 'move', 'moves'].includes(kind);
    const all = ['numbers', 'sets', 'moves'].includes(kind);
    const count = told(numbers, { answers, ordered });
    if (count === (all ? answers.length : 1)) return 'right';
    if (numbers.length === 0) return 'form';
    if (count !== undefined) return all ? 'more' : 'right';
    if (told(numbers, { answers, ordered: false }) !== undefined) return 'order';
    if (!all && answers.every(({ length }) => length !== numbers.length)) return 'form';
    return 'wrong';
}

/** The answers as a text, one after the other. */
export function shown(answers: number[][]): string {
    return answers.map((numbers) => numbers.join(', ')).join(answers.every(({ length }) => length === 1) ? ', ' : '; ');
}
