// Which problems the reader's programs have solved in the page, and which exercises the reader has, by the names of
// their boxes. Kept in this browser alone.
const key = 'solved';

/** The days, as 2026-01-31, by the ids of problems and the names of exercises. */
export type Solved = Record<string, string>;

/** Throws an Error where the text is no list that exported() made. */
export function parsed(text: string): Solved {
    const all: unknown = JSON.parse(text);
    const isDay = (day: unknown): boolean => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
    if (typeof all !== 'object' || all === null || Array.isArray(all) || !Object.values(all).every(isDay)) throw new Error(key);
    return all as Solved;
}

/** The reader's own storage may be closed to the page. */
export function solved(): Solved {
    try {
        return parsed(localStorage.getItem(key) ?? '{}');
    } catch {
        return {};
    }
}

export function keepSolved(all: Solved): void {
    try {
        localStorage.setItem(key, JSON.stringify(all));
    } catch {
        // It is not kept.
    }
}

/** The judge's verdict is AC, or the answer is right. */
export function markSolved(id: string): void {
    const all = solved();
    if (!(id in all)) keepSolved({ ...all, [id]: new Date().toISOString().slice(0, 10) });
}
