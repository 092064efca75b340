// The sentences that scripts/judge says, too: of scripts/src/core/told.hpp, by way of the build.
import sentences from '../../../../build/wasm/told.json';

type Name = keyof typeof sentences;
type Say = (...values: (string | number)[]) => string;

/** A sentence with its gaps filled, {} or {0}, {1}, ..., as phrase() of scripts/src/core/language.hpp does it. */
export function filled(sentence: string, values: (string | number)[]): string {
    let next = 0;
    return sentence.replaceAll(/\{(\d?)\}/g, (_, which: string) => String(values[which === '' ? next++ : Number(which)]));
}

/** Each sentence by its name, in this language. */
export function told(language: 'en' | 'zh'): Record<Name, Say> {
    const say = Object.entries(sentences).map(([name, sentence]) => [name, (...values: (string | number)[]) => filled(sentence[language], values)]);
    return Object.fromEntries(say) as Record<Name, Say>;
}

/** As it begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
