// The colours of code, and the bundles in these colours, once for both languages.
import * as fs from 'node:fs';
import { join } from 'node:path';

import { createMarkdownRenderer } from 'vitepress';

export const codeTheme = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };

/** Writes <name>.fragment, its HTML, beside each <name>.cpp of the folder that has changed since. */
export async function highlight(folder) {
    const stale = fs.readdirSync(folder).filter((name) => {
        if (!name.endsWith('.cpp')) return false;
        const made = join(folder, name.replace('.cpp', '.fragment'));
        return !fs.existsSync(made) || fs.statSync(made).mtimeMs < fs.statSync(join(folder, name)).mtimeMs;
    });
    if (stale.length === 0) return;
    const renderer = await createMarkdownRenderer(folder, { theme: codeTheme });
    for (const name of stale) {
        const code = fs.readFileSync(join(folder, name), 'utf8');
        const html = renderer.render('```cpp\n' + code + '```\n');
        const shown = /<pre[^]*<\/pre>/.exec(html)[0];
        fs.writeFileSync(join(folder, name.replace('.cpp', '.fragment')), shown);
    }
}
