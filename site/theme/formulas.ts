// Formulas between dollar signs, set by KaTeX when the site is built.
import katex from 'katex';
import type { MarkdownRenderer } from 'vitepress';

const set = (tex: string, displayMode: boolean): string =>
    katex
        .renderToString(tex, { displayMode, throwOnError: true, strict: 'ignore' })
        .replace(/^<span/, `<span v-pre${displayMode ? ' tabindex="0"' : ''}`);

export function formulas(markdown: MarkdownRenderer): void {
    markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
        const text = state.src;
        if (text[state.pos] !== '$') return false;
        const mark = text[state.pos + 1] === '$' ? '$$' : '$';
        const begin = state.pos + mark.length;
        const end = text.indexOf(mark, begin);
        if (end <= begin) return false;
        if (!silent) {
            const token = state.push('formula', 'math', 0);
            token.content = text.slice(begin, end);
            token.markup = mark;
        }
        state.pos = end + mark.length;
        return true;
    });
    markdown.renderer.rules.formula = (tokens, index) =>
        set(tokens[index]!.content.trim(), tokens[index]!.markup === '$$');
}
