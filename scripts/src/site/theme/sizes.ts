// Width and height of each picture, so that no text moves when it comes.
import * as fs from 'node:fs';
import { join } from 'node:path';

import type { MarkdownRenderer } from 'vitepress';

export function sizes(markdown: MarkdownRenderer, files: string): void {
    const image = markdown.renderer.rules.image!;
    markdown.renderer.rules.image = (tokens, index, ...rest) => {
        const token = tokens[index]!;
        const svg = fs.readFileSync(join(files, decodeURIComponent(token.attrGet('src')!)), 'utf8');
        const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
        if (size !== null) {
            token.attrSet('width', size[1]!);
            token.attrSet('height', size[2]!);
        }
        return image(tokens, index, ...rest);
    };
}
