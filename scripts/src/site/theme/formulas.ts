// Formulas between dollar signs, set by KaTeX when the site is built.
import katex from 'katex';
import type { MarkdownRenderer } from 'vitepress';

const set = (tex: string, displayMode: boolean): string =>
    katex
        .renderToString(tex, { displayMode, throwOnError: true, strict: 'ignore' })
        .replace(/^<span/, `<span v-pre${displayMode ? ' tabindex="0"' : ''}`);

// What closes a phrase stays in the line of the formula before it: browsers end a line behind the
// last part of a formula wherever they end lines around it, whatever comes next.
const closing = /^[-.,;:!?)'"%，。、；：！？）」』”’]/;
const unbroken = (formula: string): string =>
    formula.replace(/(.*)(<span class="base">.*)<\/span><\/span>$/s, '$1<span class="unbroken">$2</span></span></span>');

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
            token.info = closing.test(text.slice(end + mark.length)) ? 'unbroken' : '';
        }
        state.pos = end + mark.length;
        return true;
    });
    markdown.renderer.rules.formula = (tokens, index) => {
        const { content, markup, info } = tokens[index]!;
        const formula = set(content.trim(), markup === '$$');
        return info === '' ? formula : unbroken(formula);
    };
}
