// The programs of a problem as a page reaches them.
import { type Ref, computed } from 'vue';
import { useData, withBase } from 'vitepress';

import { type RunAll, answerOf } from '../play/game';
import type { Look } from '../play/shapes';
import { NotLoaded, runAll } from './program';

export interface Picture {
    kind: string;
    title: string;
    title_zh: string;
    [key: string]: unknown;
}

/** build/wasm/<id>/game.json */
export interface Description {
    play: Look;
    samples: string[];
    pictures: Picture[];
    limits: { seconds: number; memoryKb: number };
    judge: OwnJudge[];
}

/** A judge in one of its languages: the habits that it takes, with what is said of each; {} stands for the habit. */
export type OwnJudge = Record<string, { en: string; zh: string }[]>;

export function useLanguage(): Ref<'en' | 'zh'> {
    const { lang } = useData();
    return computed(() => (lang.value.startsWith('zh') ? 'zh' : 'en'));
}

/** The program build/wasm/<path>, as the site serves it. */
export function programAt(path: string): RunAll {
    const url = withBase(`/wasm/${path}`);
    return (runs) => runAll(url, runs);
}

/** A piece of an explanation, as Block of scripts/src/explain/explain.hpp. */
export interface Block {
    kind: 'words' | 'position' | 'table' | 'input';
    head: string;
    text: string;
    rows: [string, string, string, string][];
    input: string;
}

/** What scripts/explain says of an input. Throws Refused. */
export async function explained(id: string, language: string, stdin: string): Promise<Block[]> {
    return (await answerOf(programAt(`${id}/game.wasm`), { args: [language, 'explain'], stdin })) as Block[];
}

/** A sample or edge case. */
export interface Case {
    name: string;
    input: string;
    output: string;
}

async function jsonAt(path: string): Promise<unknown> {
    const response = await fetch(withBase(path)).catch((error: unknown) => {
        throw new NotLoaded(String(error));
    });
    if (!response.ok) throw new NotLoaded(`${response.url}: ${response.status}`);
    return response.json();
}

export const casesOf = async (id: string): Promise<Case[]> => (await jsonAt(`/cases/${id}.json`)) as Case[];
export const descriptionOf = async (id: string): Promise<Description> => (await jsonAt(`/wasm/${id}/game.json`)) as Description;
