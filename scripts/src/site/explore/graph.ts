// A graph that the reader draws, as the calculator asks about it.
export interface Graph {
    nodes: number;
    edges: [number, number][];
}

/** "1 2, 1 3": pairs of positive numbers, with whatever between them. Throws an Error. */
export function parseEdges(text: string): [number, number][] {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    if (/[^\d\s,;\->()]/.test(text) || numbers.length % 2 !== 0 || numbers.some((n) => n < 1 || n > 1000)) {
        throw new Error('1 2, 1 3');
    }
    return numbers.flatMap((from, i): [number, number][] => (i % 2 === 0 ? [[from, numbers[i + 1]!]] : []));
}

/** The edges with this one more, or without it where it is there. */
export function toggled(edges: [number, number][], from: number, to: number): [number, number][] {
    const rest = edges.filter(([a, b]) => a !== from || b !== to);
    return rest.length < edges.length ? rest : [...edges, [from, to]];
}

export const edgesAsText = (edges: [number, number][]): string => edges.map((edge) => edge.join(' ')).join(', ');

/** The input of scripts/grundy dag. */
export function asInput({ nodes, edges }: Graph): string {
    return `${nodes} ${edges.length}\n${edges.map((edge) => `${edge.join(' ')}\n`).join('')}`;
}
