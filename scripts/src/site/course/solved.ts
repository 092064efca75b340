// What the reader has done: problems that a program of theirs solved in the page, by id; games won, by `won:` and id;
// exercises, by the names of their boxes; chapters read, by name; puzzles of the day. And where they read last. Kept in this browser alone.
const key = 'solved';
const placeKey = 'place';

export const wonName = (id: string): string => `won:${id}`;
/** `day` as 2026-01-31. */
export const puzzleName = (day: string, level: number): string => `puzzle:${day}:${level}`;

/** The days, as 2026-01-31, by those names. */
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

/** Now is the first time, or a later one. */
export function markSolved(id: string): void {
    const all = solved();
    if (!(id in all)) keepSolved({ ...all, [id]: daysBefore(new Date(), 1)[0]! });
}

/** The `count` days up to `now` where the reader is, in their order. */
export function daysBefore(now: Date, count: number): string[] {
    const noon = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12);
    return Array.from({ length: count }, (_, i) => new Date(noon - (count - 1 - i) * 86400000).toISOString().slice(0, 10));
}

/** A section of a chapter: its page's path, its anchor, its title. */
export interface Place {
    page: string;
    anchor: string;
    title: string;
}

/** Where the reader was last, in either language. */
export function placeRead(): Place | undefined {
    try {
        return JSON.parse(localStorage.getItem(placeKey) ?? 'null') ?? undefined;
    } catch {
        return undefined;
    }
}

export function keepPlace(place: Place): void {
    try {
        localStorage.setItem(placeKey, JSON.stringify(place));
    } catch {
        // It is not kept.
    }
}

/** Nothing is solved, and nothing read. */
export function forget(): void {
    try {
        for (const each of [key, placeKey]) localStorage.removeItem(each);
    } catch {
        // Nothing was kept.
    }
}
