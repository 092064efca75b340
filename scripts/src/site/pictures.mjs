// Makes README's pictures of the site, build/site as scripts/site has built it:
//   node scripts/src/site/pictures.mjs
// scripts/workshop/pictures/site-LANGUAGE-THEME.webp: the start page with its game, as a desk shows it.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch, serve } from './tests/browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const server = await serve({ '/': join(root, 'build/site') });
const browser = await launch();
for (const [language, start] of [['en', '/'], ['zh', '/zh/']]) {
    for (const theme of ['light', 'dark']) {
        const context = await browser.newContext({ colorScheme: theme, viewport: { width: 1280, height: 620 } });
        const page = await context.newPage();
        await page.goto(server.url + start);
        await page.locator('.play svg').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const devTools = await context.newCDPSession(page); // Playwright itself writes no WebP
        const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
        const file = join(root, `scripts/workshop/pictures/site-${language}-${theme}.webp`);
        fs.writeFileSync(file, Buffer.from(data, 'base64'));
        console.log(`${file}: ${fs.statSync(file).size} bytes`);
        await context.close();
    }
}
await browser.close();
server.close();
