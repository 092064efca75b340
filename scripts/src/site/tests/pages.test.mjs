// Tests build/site in Chromium: node scripts/src/site/tests/pages.test.mjs [PART OF A TEST'S NAME]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

import { chapters } from '../content/pages.mjs';
import { drawn, problems, root } from './node.mjs';
import { browser, folder, home, ids, kinds, open, origin, pages, ready, run, shown, site } from './site.mjs';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const mostFirstLoad = 300 * 1024;
const mostElements = 12_000; // the longest chapter has 9,900, nearly all in formulas
const size = (path) => fs.statSync(join(site, path)).size;
const longest = pages.filter((path) => path.startsWith('theory/')).reduce((a, b) => (size(a) > size(b) ? a : b));

const links = new Map();
const anchors = new Map();

const tests = {
    async 'every page loads with no error and no foreign request, at 390 pixels without a sideways scroll; every game begins'() {
        const bad = [];
        async function look(chinese) {
            const { context, page, faults } = await open({ viewport: { width: 390, height: 844 } });
            for (const path of pages.filter((path) => path.startsWith('zh/') === chinese)) {
                faults.length = 0;
                await page.setViewportSize({ width: 390, height: 844 });
                await page.goto(home + path, { waitUntil: 'load' });
                await ready(page);
                if (await page.locator('.play, .run').count()) await page.waitForLoadState('networkidle');
                // Each becomes a board or a table, or a line that says why there is none.
                await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .explore:empty'));
                // What is not laid out would be cut, not wide; what is far away, not looked at.
                await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
                await page.setViewportSize({ width: 390, height: await page.evaluate(() => document.documentElement.scrollHeight) });
                await page.waitForTimeout(50);
                const found = await page.evaluate(() => ({
                    width: document.documentElement.scrollWidth,
                    wide: [...document.querySelectorAll('.vp-doc *')]
                        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
                        .slice(0, 1)
                        .map((element) => element.outerHTML.slice(0, 80)),
                    links: [...document.querySelectorAll('a[href]')].map((link) => link.href),
                    anchors: [...document.querySelectorAll('[id]')].map((element) => element.id),
                    title: document.querySelector('h1')?.textContent ?? '',
                    alerts: [...document.querySelectorAll('.play [role=alert], .explore [role=alert]')].map((alert) => alert.textContent),
                    stuck: document.querySelector('.play') !== null && document.querySelector('.play [role=option]') === null,
                    lang: document.documentElement.lang,
                    // Besides code, where such words may stand, and "undefined behaviour".
                    odd: (() => {
                        const copy = document.body.cloneNode(true);
                        copy.querySelectorAll('pre, code, script, style, textarea, .cm-editor').forEach((element) => element.remove());
                        const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
                        let text = '';
                        while (texts.nextNode()) text += ` ${texts.currentNode.data}`;
                        return [...text.matchAll(/.{0,20}(?:\bundefined\b(?! behaviou?r)|\bnull\b|\bNaN\b|\[object).{0,20}/g)].map(([found]) => found);
                    })(),
                    // A sentence in Chinese needs no blank behind it.
                    blanks: [...(document.querySelector('.play .goal')?.textContent ?? '').matchAll(/.{0,9}。 .{0,9}/g)].map(([found]) => found),
                    empty: [...document.querySelectorAll('th, tbody td, option, .VPSidebarItem .text, .VPMenuLink, .VPNavBarMenuLink, .VPDocAsideOutline a')]
                        .filter((element) => element.textContent.trim() === '' && element.querySelector('svg, img, input') === null)
                        .map((element) => `empty: ${element.outerHTML.slice(0, 60)} in ${element.parentElement.outerHTML.slice(0, 120)}`),
                }));
                links.set(path, new Set(found.links));
                anchors.set(path, new Set(found.anchors));
                if (found.width > 390) bad.push(`${path}: ${found.width} pixels wide ${found.wide}`);
                if (found.title === '') bad.push(`${path}: no title`);
                if (found.lang !== (path.startsWith('zh/') ? 'zh-CN' : 'en-US')) bad.push(`${path}: ${found.lang}`);
                bad.push(...[...found.odd, ...found.empty, ...found.blanks].map((fault) => `${path}: ${fault}`));
                if (found.stuck) bad.push(`${path}: no move`);
                bad.push(...[...found.alerts, ...faults].map((fault) => `${path}: ${fault}`));
            }
            await context.close();
        }
        await Promise.all([false, true].map(look));
        assert.deepEqual(bad, []);
    },

    async 'every page has its other language'() {
        const bare = (language) => pages.filter((page) => page.startsWith('zh/') === (language === 'zh'));
        assert.deepEqual(bare('zh').map((page) => page.slice(3)), bare('en'));
    },

    async 'every link and anchor leads somewhere'() {
        const bad = [];
        const games = new Set(JSON.parse(fs.readFileSync(join(site, 'lab.json'))).gallery.map(({ name }) => `game=${name}`));
        let count = 0;
        for (const [path, addresses] of links) {
            for (const address of addresses) {
                if (!address.startsWith(origin)) continue;
                ++count;
                const url = new URL(address);
                let file = decodeURIComponent(url.pathname).slice(folder.length);
                if (file === '' || file.endsWith('/')) file += 'index.html';
                if (!fs.existsSync(join(site, file))) bad.push(`${path}: ${address}`);
                const anchor = decodeURIComponent(url.hash.slice(1));
                if (!/^(play|explain|judge)=|^$/.test(anchor) && !games.has(anchor) && !anchors.get(file)?.has(anchor)) bad.push(`${path}: ${address}`);
            }
        }
        assert(count > pages.length);
        assert.deepEqual(bad, []);
    },

    async 'every Run gives the expected output on every sample, every Explain answers, the file to submit is as it was judged'() {
        const { context, page, faults } = await open();
        let runs = 0;
        for (const id of ids.filter((_, i) => drawn(i, 4))) {
            const language = runs % 2 === 0 ? '' : 'zh/';
            await page.goto(`${home}${language}problems/${id}.html`);
            const box = page.locator('.run');
            const cases = JSON.parse(fs.readFileSync(join(site, 'cases', `${id}.json`), 'utf8'));
            const samples = cases.filter(({ name }) => name.startsWith('sample-'));
            assert(samples.length > 0, id);
            for (const { name } of samples) {
                const input = fs.readFileSync(join(root, 'testdata', id, `${name}.in`), 'utf8');
                await box.locator('select').selectOption(name);
                await page.waitForFunction(
                    (text) => document.querySelector('.run textarea').value === text,
                    input,
                );
                await box.locator('button.first').click();
                const verdict = box.locator('.verdict:not(:empty)');
                await verdict.waitFor({ timeout: 60_000 });
                assert.match(await verdict.innerText(), /^AC/, `${id} ${name}`);
                const expected = fs.readFileSync(join(root, 'testdata', id, `${name}.out`), 'utf8');
                if (expected.length <= 20_000) assert.equal(await box.locator('.output').textContent(), expected, id);
                ++runs;
            }
            await box.locator('button.explain').click();
            await box.locator('.explanation').waitFor({ timeout: 60_000 });
            const text = await box.locator('.explanation').textContent();
            assert.equal(/\p{Script=Han}/u.test(text), language !== '', `${id}: ${text.slice(0, 80)}`);
            await page.locator('.bundle summary').click();
            const bundle = fs.readFileSync(join(site, 'bundles', `${id}.cpp`), 'utf8');
            assert.equal(await page.locator('.bundle pre').textContent(), bundle.trimEnd(), id);
        }
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'a wrong input is told with its place, and a wrong output is not AC'() {
        const { context, page } = await open();
        await page.goto(`${home}problems/acwing-891-nim.html`);
        const box = page.locator('.run');
        await page.waitForFunction(() => document.querySelector('.run textarea')?.value !== '');
        await box.locator('textarea').fill('2\n2 x\n');
        await box.locator('button.first').click();
        await box.locator('.verdict:not(:empty)').waitFor();
        assert.match(await box.locator('.verdict').innerText(), /line 2, column 3/);
        await page.route('**/cases/*.json', (route) => route.fulfill({ json: [{ name: 'edge-two-ones', input: '2\n1 1\n', output: 'Maybe\n' }] }));
        await page.reload();
        await box.locator('select').selectOption('edge-two-ones');
        await page.waitForFunction(() => document.querySelector('.run textarea').value === '2\n1 1\n');
        await box.locator('button.first').click();
        await box.locator('.verdict.bad').waitFor();
        assert.match(await box.locator('.verdict').innerText(), /^WA/);
        await context.close();
    },

    async 'search finds words, and Chinese words inside sentences; by the keyboard alone'() {
        const { context, page, faults, requests } = await open();
        for (const [start, word, found] of [
            ['', 'nim-sum', /\/theory\//],
            ['zh/', '必胜', /\/zh\//],
            ['zh/', '异或和', /\/zh\//],
        ]) {
            await page.goto(home + start);
            await ready(page);
            assert(!requests.some((url) => /localSearchIndex/.test(url)) || start !== '', 'the index waits');
            await page.keyboard.press('Control+k');
            await page.locator('.VPLocalSearchBox input').waitFor();
            await page.keyboard.insertText(word);
            await page.locator('.VPLocalSearchBox .result.selected').waitFor();
            await page.keyboard.press('Enter');
            await page.waitForURL((url) => url.pathname !== folder + start);
            assert.match(page.url(), found);
            await page.waitForFunction(
                (text) => document.querySelector('.vp-doc')?.innerText.toLowerCase().includes(text),
                word,
                { timeout: 60_000 },
            );
        }
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'search leads from every other name of a term to the term'() {
        // The box waits for more letters after each: several pages wait side by side.
        const side = 4;
        async function look([start, file], part) {
            const { context, page, faults } = await open();
            await page.goto(home + start);
            await ready(page);
            await page.keyboard.press('Control+k');
            const input = page.locator('.VPLocalSearchBox input');
            await input.waitFor();
            const rows = fs.readFileSync(join(root, 'build/site-src', file), 'utf8').matchAll(/^\| <span id="(.*?)">(?:[^|]*\|){3} ([^|]+) \| \[.*$/gm);
            const names = [...rows].flatMap(([, id, others]) => others.split(' · ').map((name) => [name, id]));
            assert(names.length > 0);
            for (const [name, id] of names.filter((_, i) => i % side === part && drawn((i - part) / side, 2))) {
                await input.fill('');
                await page.waitForFunction(() => document.querySelector('.VPLocalSearchBox a.result') === null);
                await input.fill(name);
                await page
                    .waitForFunction(
                        (end) =>
                            [...document.querySelectorAll('.VPLocalSearchBox a.result')]
                                .slice(0, 5)
                                .some(({ href }) => decodeURIComponent(href).endsWith(end)),
                        `glossary.html#${id}`,
                    )
                    .catch(() => assert.fail(`${name} does not find ${id} in ${file}`));
            }
            assert.deepEqual(faults, []);
            await context.close();
        }
        for (const language of [['', 'glossary.md'], ['zh/', 'zh/glossary.md']]) {
            await Promise.all([...Array(side).keys()].map((part) => look(language, part)));
        }
    },

    async 'the switch between the languages stays on the page'() {
        const { context, page } = await open();
        await page.goto(`${home}problems/acwing-891-nim.html`);
        const link = page.locator('.VPNavBarTranslations a').first();
        assert.equal(await link.evaluate((a) => a.href), `${home}zh/problems/acwing-891-nim.html`);
        await context.close();
    },

    async 'Run, Explain and Play by the keyboard alone'() {
        const { context, page, faults } = await open();
        await page.goto(`${home}problems/acwing-891-nim.html`);
        await ready(page);
        await page.waitForFunction(() => document.querySelector('.run textarea')?.value !== '');
        const reach = async (fits) => {
            for (let i = 0; i < 300; ++i) {
                if (await page.evaluate((selector) => document.activeElement.matches(selector), fits)) return;
                await page.keyboard.press('Tab');
            }
            assert.fail(`${fits} is not reached`);
        };
        await reach('.run textarea');
        await reach('.run button.first');
        await page.keyboard.press('Enter');
        await page.locator('.verdict.good').waitFor();
        await reach('.run button.explain');
        await page.keyboard.press('Enter');
        await page.locator('.explanation').waitFor();
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'an address with an anchor shows it, whatever loads late'() {
        for (const width of [390, 1280]) {
            const { context, page } = await open({ viewport: { width, height: 844 } });
            for (const address of ['problems/acwing-891-nim.html#judge', 'theory/periods.html#exercises', 'theory/trees.html#the-colon-principle']) {
                await page.goto('about:blank');
                await page.goto(home + address, { waitUntil: 'networkidle' });
                const top = await page.locator(new URL(home + address).hash).evaluate(async (heading) => {
                    // Where it stays for 30 frames.
                    let top;
                    for (let same = 0; same < 30; ++same) {
                        const now = heading.getBoundingClientRect().top;
                        if (now !== top) same = 0;
                        top = now;
                        await new Promise(requestAnimationFrame);
                    }
                    return top;
                });
                assert(64 <= top && top < 200, `${address}: at ${top} of a window of ${width}`);
            }
            await context.close();
        }
    },

    async 'where a chapter was before, its address leads on to the same heading'() {
        const { context, page, faults } = await open();
        const moved = chapters().flatMap(({ name, was }) => was.map((old) => [old, name]));
        assert.ok(moved.some(([old, name]) => old === '03-nim' && name === 'nim'));
        for (const [entry, name] of moved.filter((_, i) => drawn(i, 4))) {
            // A page, or one heading of a page in each language.
            const [old, ...headings] = entry.split('#');
            for (const place of headings.length > 0 ? ['theory/', 'zh/theory/'] : ['theory/', 'theory/solutions/', 'zh/theory/', 'zh/theory/solutions/']) {
                const to = `${place}${name}.html`;
                const anchors = [...fs.readFileSync(join(site, to), 'utf8').matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
                const anchor = headings.length === 0 ? anchors.at(-1) : headings.find((heading) => anchors.includes(heading));
                await page.goto(`${home}${place}${old}.html#${anchor}`);
                await page.waitForURL(`${home}${to}#${encodeURIComponent(anchor)}`);
                await page.locator(`[id="${anchor}"]`).waitFor();
            }
        }
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'axe finds nothing in either theme but trifles'() {
        const bad = [];
        // Light in English, dark in Chinese: the words of the languages differ, not their colours. A page of
        // each kind is looked at in both, of the others an eighth in each.
        async function look(colorScheme) {
            const { context, page } = await open({ colorScheme, reducedMotion: 'reduce' });
            const dark = colorScheme === 'dark';
            const mine = pages.filter((path) => path.startsWith('zh/') === dark);
            for (const path of mine.filter((path, i) => kinds.includes(path) || drawn(i + 4 * Number(dark), 8))) {
                await page.goto(home + path);
                await ready(page);
                if (await page.locator('.play, .run').count()) await page.waitForLoadState('networkidle');
                // All of it in the window, as a reader sees it who scrolls.
                const height = await page.evaluate(() => document.documentElement.scrollHeight);
                await page.setViewportSize({ width: 1280, height });
                await shown(page);
                await page.evaluate(axe);
                const found = await page.evaluate(async () =>
                    (await self.axe.run({ resultTypes: ['violations'] })).violations
                        .filter(({ impact }) => impact !== 'minor')
                        .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} (${nodes.length})`),
                );
                bad.push(...found.map((fault) => `${colorScheme} ${path}: ${fault}`));
            }
            await context.close();
        }
        await Promise.all(['light', 'dark'].map(look));
        assert.deepEqual(bad, []);
    },

    async 'the first load of a note is under 300 KB compressed, besides fonts and the search index'() {
        let most = ['', 0];
        for (const path of pages.filter((page) => /(problems|theory)\//.test(page))) {
            const html = fs.readFileSync(join(site, path), 'utf8');
            // Prefetched in idle time: the pages that it links to.
            const named = [...html.matchAll(/(?:<script type="module" src|<link rel="(?:preload stylesheet|modulepreload)" href)="([^"]*)"/g)];
            assert(named.length > 2, path);
            const files = new Set([path, ...named.map(([, name]) => join(path, '..', name))]);
            let sum = 0;
            for (const file of files) sum += gzipSync(fs.readFileSync(join(site, file))).length;
            if (sum > most[1]) most = [path, sum];
        }
        assert(most[1] < mostFirstLoad, `${most[0]}: ${most[1]} bytes`);
        console.log(`the greatest first load: ${most[0]}, ${Math.round(most[1] / 1024)} KB`);
    },

    // How far a page shifts and how long it keeps a phone busy hangs on what else this machine does: both are
    // printed. On a busy one the rows of the glossary come in parts, and its columns move by up to 0.13.
    async 'on a phone a page of each kind has not too many elements'() {
        for (const path of [...kinds, longest, 'zh/problems/hdu-1760-tetris-game.html']) {
            const { context, page } = await open({ viewport: { width: 390, height: 844 } });
            await page.addInitScript(() => {
                Object.assign(self, { shift: 0, longest: 0 });
                new PerformanceObserver((list) => list.getEntries().forEach((entry) => (self.shift += entry.value))).observe({ type: 'layout-shift' });
                new PerformanceObserver((list) => list.getEntries().forEach((entry) => (self.longest = Math.max(self.longest, entry.duration)))).observe({ type: 'longtask' });
            });
            await page.goto(home + path, { waitUntil: 'networkidle' });
            await shown(page);
            const { shift, longest, elements } = await page.evaluate(() => ({ shift: self.shift, longest: self.longest, elements: document.querySelectorAll('*').length }));
            console.log(`/${path}: ${elements} elements, shifted by ${shift.toFixed(3)}, the longest task ${longest.toFixed(0)} ms`);
            assert(elements < mostElements, `${path}: ${elements} elements`);
            await context.close();
        }
    },
};

// The links that are followed are those that the first test finds.
await run(tests, (wanted, i) => wanted.includes('link') && i === 0);
