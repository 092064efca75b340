// The programs of a problem as a page reaches them.
import { type Ref, computed } from 'vue';
import { useData, withBase } from 'vitepress';

import type { RunAll } from '../play/game';
import { runAll } from './program';

export interface Picture {
    kind: string;
    title: string;
    title_zh: string;
    [key: string]: unknown;
}

/** build/wasm/<id>/game.json */
export interface Description {
    play: { kind?: string; each?: boolean };
    samples: string[];
    pictures: Picture[];
    limits: { seconds: number; memoryKb: number };
}

export function useLanguage(): Ref<'en' | 'zh'> {
    const { lang } = useData();
    return computed(() => (lang.value.startsWith('zh') ? 'zh' : 'en'));
}

/** The program build/wasm/<path>, as the site serves it. */
export function programAt(path: string): RunAll {
    const url = withBase(`/wasm/${path}`);
    return (runs) => runAll(url, runs);
}

export async function descriptionOf(id: string): Promise<Description> {
    const response = await fetch(withBase(`/wasm/${id}/game.json`));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as Description;
}
