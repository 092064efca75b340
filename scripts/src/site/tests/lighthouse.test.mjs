// Lighthouse, as on a phone, of the start page, a note and the longest chapter; its numbers are printed.
//     node scripts/src/site/tests/lighthouse.test.mjs [PART OF A PAGE'S ADDRESS]
// How fast a page is depends on what else this machine does, so no bound stands on it.
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import lighthouse from 'lighthouse';

import { launch, serve } from './browser.mjs';
import { root, runTests } from './node.mjs';

const site = join(root, 'build/site');
const size = (name) => fs.statSync(join(site, 'theory', name)).size;
const longest = fs.readdirSync(join(site, 'theory')).filter((name) => name.endsWith('.html')).sort((a, b) => size(b) - size(a))[0];
const pages = ['', 'problems/acwing-891-nim.html', 'zh/problems/hdu-1760-tetris-game.html', `theory/${longest}`];

const port = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = server.address();
        server.close(() => resolve(free));
    });
});
const server = await serve({ '/': site }, { gzip: true });
const browser = await launch(`--remote-debugging-port=${port}`);

const tests = pages.map((page) => [
    `Lighthouse: /${page}`,
    async () => {
        const onlyCategories = ['performance', 'accessibility', 'best-practices'];
        const { lhr } = await lighthouse(`${server.url}/${page}`, { port, logLevel: 'error', onlyCategories });
        const scores = Object.values(lhr.categories).map(({ title, score }) => [title, Math.round(score * 100)]);
        const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
            (id) => `${lhr.audits[id].title} ${lhr.audits[id].displayValue}`,
        );
        console.log(`/${page}: ${[...scores.map((pair) => pair.join(' ')), ...times].join(', ')}`);
        for (const [title, score] of scores) if (title !== 'Performance') assert(score >= 95, `${title}: ${score}`);
    },
]);

const wanted = process.argv[2] ?? '';
try {
    await runTests(tests.filter(([name]) => name.includes(wanted)));
} finally {
    await browser.close();
    server.close();
}
