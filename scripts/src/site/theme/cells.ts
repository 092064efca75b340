// An empty cell of a table shows that nothing belongs there, and an empty one at its head is no heading.
import type { MarkdownRenderer } from 'vitepress';

export function cells(markdown: MarkdownRenderer): void {
    markdown.core.ruler.push('cells', ({ tokens, Token }) => {
        tokens.forEach((token, i) => {
            if (token.type !== 'inline' || token.content.trim() !== '') return;
            const [open, close] = [tokens[i - 1]!, tokens[i + 1]!];
            if (open.type === 'th_open') open.tag = close.tag = 'td';
            else if (open.type === 'td_open') {
                open.attrJoin('class', 'none');
                token.children = [Object.assign(new Token('text', '', 0), { content: '–' })];
            }
        });
    });
}
