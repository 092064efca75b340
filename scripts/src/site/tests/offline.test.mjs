// build/site without a network, after a new build, at addresses that lead nowhere, and its server:
//     node scripts/src/site/tests/offline.test.mjs [PART OF A TEST'S NAME]
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { files } from '../content/relative.mjs';
import { lineTo, serve } from './browser.mjs';
import { root } from './node.mjs';
import { browser, folder, home, ids, kinds, open, origin, ready, run, site } from './site.mjs';

const nim = ids.find((id) => id.startsWith('acwing-891'));
const kept = (page) => page.locator('.offline').waitFor({ timeout: 60_000 });

const tests = {
    async 'what was visited works without a network, and says so'() {
        for (const language of ['', 'zh/']) {
            const { context, page } = await open({ serviceWorkers: 'allow' });
            await page.goto(`${home}${language}problems/${nim}.html`);
            await kept(page);
            assert.match(await page.locator('.offline').innerText(), language === '' ? /Works offline/ : /没有网络也能用/);
            await page.goto(`${home}${language}theory/nim.html`);
            await kept(page);
            await context.setOffline(true);
            // Loaded anew, and by a link.
            await page.goto(`${home}${language}problems/${nim}.html`);
            await ready(page);
            await page.locator('.play[aria-busy=false] .board svg').first().waitFor();
            await page.locator('.play .hint').click();
            await page.locator('.play .note:not(:empty)').waitFor();
            await page.locator('.run button.first').click();
            await page.locator('.run .verdict.good').waitFor();
            await page.locator('.run button.explain').click();
            await page.locator('.explanation table').first().waitFor();
            await page.locator('.judge').scrollIntoViewIfNeeded();
            await page.locator('.judge .cm-content').waitFor();
            await page.locator('.bundle summary').click();
            await page.locator('.bundle pre').waitFor();
            await page.locator('.facts a[href*="nim"]').click();
            await page.waitForURL(/nim/);
            await page.locator('.vp-doc h1', { hasText: '03' }).waitFor();
            const held = await page.evaluate(async () => {
                const names = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
                return names.flat();
            });
            assert.ok(!held.some((url) => url.includes('/clang/')), 'nobody asked for the compiler');
            await context.close();
        }
    },

    async 'the lab that was opened works, and a page that was not visited is told by the site'() {
        // The browser's own way to be without a network leaves the worker with one.
        const line = await lineTo(origin, 1e9);
        const there = line.url + folder;
        const { context, page } = await open({ serviceWorkers: 'allow' });
        await page.goto(`${there}lab.html`);
        await kept(page);
        line.close();
        await page.reload();
        await page.locator('.lab .gallery').waitFor();
        for (const game of [1, 2]) {
            await page.locator('.lab .gallery select').selectOption({ index: game });
            await page.locator('.lab[aria-busy=true]').waitFor();
            await page.locator('.lab[aria-busy=false] .picture').waitFor();
            assert.equal(await page.locator('.lab [role=alert]').count(), 0);
        }
        await page.goto(`${there}zh/theory/nim.html`);
        assert.match(await page.locator('section').first().innerText(), /没有网络/);
        await page.locator('nav a', { hasText: 'Lab' }).click();
        await page.locator('.lab .gallery').waitFor();
        await context.close();
    },

    async 'after a new build nothing old is shown, and what was visited is kept anew'() {
        const copy = fs.mkdtempSync(join(tmpdir(), 'site-offline-'));
        fs.cpSync(site, copy, { recursive: true, filter: (path) => !path.includes('/clang') });
        const server = await serve({ '/': copy });
        const context = await browser.newContext();
        const page = await context.newPage();
        const change = (file, ...pair) => fs.writeFileSync(join(copy, file), fs.readFileSync(join(copy, file), 'utf8').replaceAll(...pair));
        try {
            await page.goto(`${server.url}/problems/${nim}.html`);
            await kept(page);
            await page.goto(`${server.url}/glossary.html`);
            await kept(page);
            // As a build does: other text, in files of other names, and another worker.
            const text = [...files(join(copy, 'assets'), ['.js']), ...files(copy, ['.html']), join(copy, 'hashmap.json')].map((path) => path.slice(copy.length + 1));
            const old = text.map((name) => new RegExp(`(?:problems_${nim}\\.md|metadata)\\.([^.]+)\\.`).exec(name)?.[1]).filter(Boolean);
            assert.equal(new Set(old).size, 3); // in two languages, and the list of all names
            for (const hash of old) for (const name of text) change(name, hash, `new${hash}`.slice(0, hash.length));
            for (const name of text.filter((name) => old.some((hash) => name.includes(hash)))) {
                fs.renameSync(join(copy, name), join(copy, old.reduce((path, hash) => path.replace(hash, `new${hash}`.slice(0, hash.length)), name)));
            }
            for (const name of files(join(copy, 'assets'), ['.js']).filter((name) => name.includes(`problems_${nim}.md.new`))) change(name.slice(copy.length + 1), 'There are', 'Now there are');
            change(`problems/${nim}.html`, 'There are', 'Now there are');
            change('sw.js', /const version = '.*?'/g, "const version = 'new'");
            change(`cases/${nim}.json`, '2 3', '2 7');
            // A page of the old build is open: its links lead to the new one. (A worker that is asked for a page
            // just when it ends hangs, once in ten times, if it is watched as these tests do.)
            await page.evaluate(async () => {
                const comes = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
                await (await navigator.serviceWorker.getRegistration()).update();
                await comes;
            });
            await page.locator('.VPNavBarMenuLink', { hasText: 'Problems' }).click();
            await page.locator('td.title a', { hasText: /^Nim$/ }).first().click();
            await page.locator('.vp-doc', { hasText: 'Now there are' }).waitFor();
            await page.waitForFunction(() => document.querySelector('.run textarea')?.value.includes('2 7'));
            // What was kept of the old build is kept of the new one; then the old one is forgotten.
            const isForgotten = () => page.evaluate(async () => (await caches.keys()).every((name) => name === 'clang' || name.endsWith(' new')));
            for (const end = Date.now() + 60_000; !(await isForgotten()); ) assert.ok(Date.now() < end, 'the old build is kept');
            await context.setOffline(true);
            await page.goto(`${server.url}/problems/${nim}.html`);
            await ready(page);
            await page.locator('.vp-doc', { hasText: 'Now there are' }).waitFor();
            await page.waitForFunction(() => document.querySelector('.run textarea')?.value.includes('2 7'));
        } finally {
            await context.close();
            server.close();
            fs.rmSync(copy, { recursive: true });
        }
    },

    async 'an address without a page says so, and leads home, wherever it and the site are'() {
        const other = await serve({ '/': site });
        const { context, page } = await open();
        for (const [at, base] of [[origin, folder], [other.url, '/']]) {
            for (const path of ['nothing', 'nothing.html', 'a/b/c/d.html', 'theory/a/b', 'zh/problems/nothing.html', 'problems/nothing.html?x=1#y']) {
                const response = await page.goto(at + base + path);
                assert.equal(response.status(), 404);
                for (const [language, text] of [['en', 'There is no such page'], ['zh', '没有这一页']]) {
                    const home = base + (language === 'en' ? '' : 'zh/');
                    await page.waitForFunction(([id, home]) => document.getElementById(id).pathname === home, [language, home]);
                    assert.ok(await page.getByText(text, { exact: true }).isVisible());
                }
                assert.equal(await page.locator('section').first().getAttribute('lang'), path.startsWith('zh/') ? 'zh-CN' : 'en');
                await page.locator('section a').first().click();
                await page.locator('.start .board').waitFor();
            }
        }
        other.close();
        await context.close();
    },

    async 'pages have an icon, a manifest and a picture for links'() {
        const { context, page, faults } = await open();
        for (const path of kinds) {
            // A page that is left while it fetches says that it failed.
            await page.goto(home + path, { waitUntil: 'networkidle' });
            const named = await page.evaluate(() => [
                ...[...document.querySelectorAll('link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]')].map((link) => link.href),
                ...[...document.querySelectorAll('meta[property="og:image"]')].map((meta) => new URL(meta.content, location.href).href),
            ]);
            assert.equal(named.length, 5, path);
            for (const url of named) assert.equal((await page.request.get(url)).status(), 200, url);
            const manifest = await (await page.request.get(named.find((url) => url.endsWith('.webmanifest')))).json();
            assert.ok(manifest.name !== '' && manifest.icons.length > 0);
        }
        // The icons of a page that a link has led to are where they were.
        await page.goto(`${home}problems/`);
        await ready(page);
        await page.locator('td.title a').first().click();
        await page.locator('.problem-bar').waitFor();
        assert.ok(await page.locator('link[rel~=icon]').evaluateAll((links) => links.every((link) => /folder\/(favicon.ico|icon.svg)$/.test(link.href))));
        assert.deepEqual(faults, []);
        await context.close();
        assert.ok(fs.existsSync(join(site, 'favicon.ico')));
    },

    async 'the server gives each file its type, takes the next port, and bad options are told in a line'() {
        const first = await serve({ '/': site }, { port: 0 });
        const port = Number(new URL(first.url).port);
        const second = await serve({ '/': site }, { port, ports: 20 });
        assert.notEqual(second.url, first.url);
        await assert.rejects(serve({ '/': site }, { port }), /EADDRINUSE/);
        for (const [path, type] of [['/', 'text/html; charset=utf-8'], ['/sw.js', 'text/javascript'], [`/wasm/${nim}/game.wasm`, 'application/wasm'], ['/site.webmanifest', 'application/manifest+json'], ['/favicon.ico', 'image/x-icon'], [`/bundles/${nim}.cpp`, 'text/plain; charset=utf-8']]) {
            const response = await fetch(first.url + path);
            assert.deepEqual([response.status, response.headers.get('content-type')], [200, type]);
            const again = await fetch(first.url + path, { headers: { 'if-modified-since': response.headers.get('last-modified') } });
            assert.equal(again.status, 304);
        }
        const whole = await (await fetch(`${first.url}/sw.js`)).text();
        for (const [range, status, from, to, headers = {}] of [
            ['bytes=2-5', 206, 2, 6],
            ['bytes=7-', 206, 7],
            ['bytes=-3', 206, -3],
            ['bytes=0-99999999', 206, 0],
            [`bytes=${whole.length}-`, 416],
            ['bytes=5-2', 200, 0],
            ['bytes=1-2,4-5', 200, 0],
            ['lines=1-2', 200, 0],
            ['bytes=2-5', 200, 0, undefined, { 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
        ]) {
            const response = await fetch(`${first.url}/sw.js`, { headers: { range, ...headers } });
            assert.equal(response.status, status, range);
            if (status !== 416) assert.equal(await response.text(), whole.slice(from, to), range);
        }
        assert.equal((await fetch(`${first.url}/%E0%A4%A`)).status, 404);
        assert.equal((await fetch(`${first.url}/..%2f..%2fREADME.md`)).status, 404);
        assert.match((await fetch(`${first.url}/problems`)).url, /problems\/$/);
        first.close();
        second.close();
        // A file goes while it is sent.
        const copy = fs.mkdtempSync(join(tmpdir(), 'site-server-'));
        const [gone, there] = ['gone.txt', 'there.txt'].map((name) => join(copy, name));
        for (const file of [gone, there]) fs.writeFileSync(file, 'text');
        const third = await serve({ '/': copy }, { asked: (path) => path === '/gone.txt' && process.nextTick(() => fs.rmSync(gone)) });
        await assert.rejects(fetch(`${third.url}/gone.txt`, { signal: AbortSignal.timeout(30_000) }).then((response) => response.text()), /terminated|fetch failed/);
        assert.equal(await (await fetch(`${third.url}/there.txt`)).text(), 'text');
        third.close();
        fs.rmSync(copy, { recursive: true });
        for (const words of [['--nosuch'], ['--serve', 'x']]) {
            const { status, stderr } = spawnSync(join(root, 'scripts/site'), words, { encoding: 'utf8' });
            assert.equal(status, 2);
            assert.match(stderr, /^site: unknown option '.*'; see scripts\/site --help\n$/);
        }
        assert.match(execFileSync(join(root, 'scripts/site'), ['--help'], { encoding: 'utf8' }), /--serve .*\n.*--edit /);
    },
};

await run(tests);
