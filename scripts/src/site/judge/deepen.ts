// Recursion that is deeper than a browser's stack. A program is rewritten so that a call for which
// the stack has no room asks the page, by the import `deeper`, to go on elsewhere: the page calls the
// function by an export that gets a stack of its own (JavaScript Promise Integration), while the
// caller waits on the old one. Stacks form a chain, as long as the program's depth asks for.
//
// Function f of the program becomes three. Its index, by which it is called, now means
//     room -= cost; if (room < 0) { arguments to globals; deeper(f); } else body(arguments); room += cost
// The body stands behind all others; so does the function that the page calls:
//     room = all; result = f(arguments from globals)

/** Of the stack that a browser gives, at least 984 KB, calls may take this estimate. */
const room = 400_000;
/** An estimate of the bytes that a call takes in a browser, safe where functions are not optimised. */
const cost = (locals: number): number => 256 + 16 * locals;
/** How much less of a stack a call takes where programs run natively. */
const slimmer = 8;

/** The bytes of a native stack that `stacks` of a chain amount to, without arrays and the like. */
export const nativeBytes = (stacks: number): number => (stacks * room) / slimmer;

/** The export that goes on with function `index` on a stack of its own. */
export const onwards = (index: number): string => `onwards ${index}`;

interface Type {
    parameters: number[];
    results: number[];
}

const i32 = 0x7f;
const none = 0x40;
const section = { type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 } as const;
/** The order of sections is not that of their numbers: the count of data segments is before the code. */
const order = [1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11];

function leb(value: number): number[] {
    const bytes: number[] = [];
    for (; value >= 0x80; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
    return [...bytes, value];
}

/** Signed, of at least 0. */
function sleb(value: number): number[] {
    const bytes = leb(value);
    return (bytes.at(-1)! & 0x40) === 0 ? bytes : [...bytes.slice(0, -1), bytes.at(-1)! | 0x80, 0];
}

class Reader {
    at = 0;

    constructor(readonly bytes: Uint8Array) {}

    number(): number {
        let value = 0;
        for (let factor = 1; ; factor *= 128) {
            const byte = this.bytes[this.at++]!;
            value += (byte & 0x7f) * factor;
            if (byte < 0x80) return value;
        }
    }

    take(size: number): Uint8Array {
        this.at += size;
        return this.bytes.subarray(this.at - size, this.at);
    }

    list<T>(read: () => T): T[] {
        return Array.from({ length: this.number() }, read);
    }

    limits(): void {
        const hasMost = (this.take(1)[0]! & 1) !== 0;
        this.number();
        if (hasMost) this.number();
    }
}

/** A section: what it has, and bytes to come behind. */
class Section {
    private readonly more: number[] = [];
    private readonly body: Uint8Array;
    private count = 0;

    constructor(bytes: Uint8Array | undefined) {
        const reader = new Reader(bytes ?? Uint8Array.of(0));
        this.count = reader.number();
        this.body = reader.bytes.subarray(reader.at);
    }

    /** Its index in the section. */
    add(entry: number[]): number {
        for (const byte of entry) this.more.push(byte);
        return this.count++;
    }

    get bytes(): Uint8Array {
        return Uint8Array.from([...leb(this.count), ...this.body, ...this.more]);
    }
}

const read = {
    types: (reader: Reader): Type[] =>
        reader.list(() => {
            reader.take(1);
            const values = (): number[] => [...reader.take(reader.number())];
            return { parameters: values(), results: values() };
        }),

    /** How many functions and globals are imported, and which function is `deeper`. */
    imports(reader: Reader): { functions: number; globals: number; deeper: number } {
        const counts = [0, 0, 0, 0];
        let deeper = -1;
        reader.list(() => {
            const [, name] = [0, 1].map(() => new TextDecoder().decode(reader.take(reader.number())));
            const kind = reader.take(1)[0]!;
            if (kind === 0 && name === 'deeper') deeper = counts[0]!;
            counts[kind]!++;
            if (kind === 0) reader.number();
            else if (kind === 3) reader.take(2);
            else {
                if (kind === 1) reader.take(1);
                reader.limits();
            }
        });
        return { functions: counts[0]!, globals: counts[3]!, deeper };
    },

    functions: (reader: Reader): number[] => reader.list(() => reader.number()),

    bodies: (reader: Reader): Uint8Array[] => reader.list(() => reader.take(reader.number())),

    locals(body: Uint8Array): number {
        const reader = new Reader(body);
        const counts = reader.list(() => [reader.number(), reader.take(1)][0] as number);
        return counts.reduce((sum, count) => sum + count, 0);
    },
};

/** The program so that its calls go on where the stack ends; it imports `deeper` of type (i32) -> (). */
export function deepened(program: Uint8Array): Uint8Array<ArrayBuffer> {
    const reader = new Reader(program);
    const header = reader.take(8);
    const parts = new Map<number, Uint8Array>();
    const named: Uint8Array[] = [];
    while (reader.at < program.length) {
        const id = reader.take(1)[0]!;
        const bytes = reader.take(reader.number());
        if (id === 0) named.push(bytes);
        else parts.set(id, bytes);
    }
    const part = (id: number): Reader => new Reader(parts.get(id) ?? Uint8Array.of(0));
    const types = read.types(part(section.type));
    const imported = read.imports(part(section.import));
    const functions = read.functions(part(section.function));
    const bodies = read.bodies(part(section.code));
    const changed = (id: number): Section => new Section(parts.get(id));

    const globals = changed(section.global);
    const zeros: Record<number, number[]> = { [i32]: [0x41, 0], 0x7e: [0x42, 0], 0x7d: [0x43, 0, 0, 0, 0], 0x7c: [0x44, 0, 0, 0, 0, 0, 0, 0, 0], 0x7b: [0xfd, 0x0c, ...Array<number>(16).fill(0)] };
    const added = new Map<string, number>();
    // The global that holds this argument or result on its way to another stack.
    const way = (value: number, index: number): number[] => {
        const key = `${value} ${index}`;
        if (!added.has(key)) added.set(key, imported.globals + globals.add([value, 1, ...zeros[value]!, 0x0b]));
        return leb(added.get(key)!);
    };
    const left = leb(imported.globals + globals.add([i32, 1, 0x41, ...sleb(room), 0x0b]));

    const nothing = changed(section.type);
    const action = nothing.add([0x60, 0, 0]);
    const declared = changed(section.function);
    const exported = changed(section.export);
    const code: (number[] | Uint8Array)[] = [];
    const count = functions.length;
    const first = imported.functions;
    const onward: number[][] = [];
    functions.forEach((index, k) => {
        const { parameters, results } = types[index]!;
        if (results.length > 1) throw new Error('a function with several results');
        const price = sleb(cost(parameters.length + read.locals(bodies[k]!)));
        const saved = leb(parameters.length);
        const gets = parameters.flatMap((_, i) => [0x20, ...leb(i)]);
        const result = results.flatMap((value) => way(value, -1));
        code.push([
            ...[1, 1, i32],
            ...[0x23, ...left, 0x41, ...price, 0x6b, 0x22, ...saved, 0x41, 0, 0x48],
            ...[0x04, results[0] ?? none],
            ...parameters.flatMap((value, i) => [0x20, ...leb(i), 0x24, ...way(value, i)]),
            ...[0x41, ...sleb(k), 0x10, ...leb(imported.deeper)],
            ...(result.length > 0 ? [0x23, ...result] : []),
            0x05,
            ...[0x20, ...saved, 0x24, ...left, ...gets, 0x10, ...leb(first + count + k)],
            0x0b,
            ...[0x20, ...saved, 0x41, ...price, 0x6a, 0x24, ...left, 0x0b],
        ]);
        onward.push([
            0,
            ...[0x41, ...sleb(room), 0x24, ...left],
            ...parameters.flatMap((value, i) => [0x23, ...way(value, i)]),
            ...[0x10, ...leb(first + k)],
            ...(result.length > 0 ? [0x24, ...result] : []),
            0x0b,
        ]);
    });
    for (const index of functions) declared.add(leb(index));
    functions.forEach((_, k) => {
        declared.add(leb(action));
        const name = new TextEncoder().encode(onwards(k));
        exported.add([...leb(name.length), ...name, 0, ...leb(first + 2 * count + k)]);
    });
    code.push(...bodies, ...onward);

    parts.set(section.type, nothing.bytes);
    parts.set(section.function, declared.bytes);
    parts.set(section.global, globals.bytes);
    parts.set(section.export, exported.bytes);
    const whole = (pieces: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
        const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
        let at = 0;
        for (const piece of pieces) {
            all.set(piece, at);
            at += piece.length;
        }
        return all;
    };
    parts.set(section.code, whole([leb(code.length), ...code.flatMap((body) => [leb(body.length), body])]));
    const sections = order.filter((id) => parts.has(id)).map((id) => ({ id, bytes: parts.get(id)! }));
    return whole([
        header,
        ...sections.flatMap(({ id, bytes }) => [[id], leb(bytes.length), bytes]),
        ...named.flatMap((bytes) => [[0], leb(bytes.length), bytes]),
    ]);
}
