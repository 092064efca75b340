// The lab's page in Chromium, as a visitor uses it: node scripts/src/site/tests/lab.test.mjs [PART OF A NAME]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { drawn, root } from './node.mjs';
import { browser, home, origin, run } from './site.mjs';

const phone = { viewport: { width: 390, height: 844 } };
const slow = { timeout: 300_000 }; // the compiler comes, and compiles
const games = fs.readdirSync(join(root, 'scripts/src/lab/gallery')).map((name) => name.replace('.cpp', ''));

// One context: the compiler is fetched once.
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });

async function open(address, options) {
    const page = await context.newPage();
    if (options !== undefined) await page.setViewportSize(options.viewport);
    page.setDefaultTimeout(60_000);
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(home + address);
    await page.locator('.lab[aria-busy=false] .cm-content').waitFor(slow); // a game of the gallery has run
    return { page, faults };
}
const runs = (page) => page.locator('.lab button.first').click();
const done = (page) => page.locator('.lab[aria-busy=false]').waitFor(slow);
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

async function type(page, text) {
    await page.locator('.lab .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
}

const endless = '#include <lab.hpp>\nvoid moves(int n, lab::Options<int>& to) {\n    for (volatile int i = 0;; i = 1 - i) if (i > 1) to(n - 1);\n}\n';
// Written by none of the gallery: one or three stones.
const odd = '#include <lab.hpp>\nvoid moves(int n, lab::Options<int>& to) {\n    for (int taken : {1, 3}) if (taken <= n) to(n - taken);\n}\nbool claim(int n) { return n % 3 == 0; }\n';

const tests = {
    async 'a game of the gallery is opened and run: table, claim, finding, copies'() {
        const { page, faults } = await open('lab.html');
        await page.goto(home);
        await page.locator('.VPNavBar a', { hasText: 'Lab' }).click();
        await page.locator('.lab[aria-busy=false] .cm-content').waitFor();
        assert.equal(await page.locator('.lab .gallery option:not([disabled])').count(), games.length);
        await page.locator('.lab .gallery select').selectOption('wythoff');
        await page.locator('.lab .cm-content', { hasText: 'lab::Options<int, int>' }).waitFor();
        await page.locator('.lab .finding').first().waitFor(slow); // by itself
        await done(page);
        assert.doesNotMatch(await page.locator('.lab .cm-content').innerText(), /See:|威佐夫/);
        await page.waitForURL(/#game=wythoff$/);
        await page.locator('.lab .upto').fill('60x60');
        await page.waitForURL(/#game=wythoff&upto=60x60$/);
        await runs(page);
        await page.locator('.lab .finding').first().waitFor(slow);
        await done(page);
        assert.match(await page.locator('.lab .sentence').first().innerText(), /√5/);
        assert.match(await page.locator('.lab .standing a').first().getAttribute('href'), /theory\/wythoff\.html$/);
        assert.match(await page.locator('.lab .found').innerText(), /3,721 positions/);
        await page.locator('.lab .picture canvas[style]').waitFor();
        await page.locator('.lab .finding button').first().click();
        await page.locator('.lab .status', { hasText: 'Copied' }).waitFor();
        assert.match(await clipboard(page), /^#include <algorithm>\n#include <utility>\n\nbool loses\(long long a, long long b\)/);
        await page.locator('.lab .csv', { hasText: 'CSV' }).click();
        await page.locator('.lab .csv', { hasText: 'Copied' }).waitFor();
        const lines = (await clipboard(page)).trim().split('\n');
        assert.equal(lines[0], 'a,b,outcome,value');
        assert.equal(lines.length, 1 + 61 * 61);
        assert.ok(lines.includes('3,5,P,0'));
        await page.locator('.lab .svg', { hasText: 'SVG' }).click();
        await page.locator('.lab .svg', { hasText: 'Copied' }).waitFor();
        assert.match(await clipboard(page), /^<svg [^]*<\/svg>\s*$/);
        assert.deepEqual(faults, []);
        await page.close();
    },

    async 'an error is one line, at its place in the editor; a wrong claim has a counterexample'() {
        const { page } = await open('lab.html');
        await type(page, '#include <lab.hpp>\nvoid moves(int n, lab::Options<int>& to) {\n    to(n - 1)\n}\n');
        await runs(page);
        const alert = page.locator('.lab [role=alert]');
        await alert.waitFor(slow);
        assert.match(await alert.innerText(), /^3:\d+: error: expected ';'/);
        await page.locator('.lab .cm-lint-marker-error').waitFor();
        for (const [game, says] of [
            ['#include <lab.hpp>\n', /^the game has no moves/],
            ['#include <lab.hpp>\nvoid moves(int n, lab::Options<int>& to) {\n    to(n - 1);\n}\n', /^moves\(0\): to\(-1\)/],
        ]) {
            await type(page, game);
            await runs(page);
            await alert.filter({ hasText: says }).waitFor(slow);
            assert.doesNotMatch(await alert.innerText(), /\n/);
        }
        await type(page, odd);
        await page.locator('.lab .upto').fill('many');
        await runs(page);
        await alert.filter({ hasText: '“many” says no size' }).waitFor();
        await page.locator('.lab .upto').fill('10');
        await runs(page);
        await page.locator('.lab .sentence', { hasText: 'These are few positions' }).waitFor(slow);
        await done(page);
        await page.locator('.lab .upto').fill('200');
        await runs(page);
        await page.locator('.lab .claim.bad').waitFor(slow);
        assert.match(await page.locator('.lab .claim.bad').innerText(), /claim is wrong: the first counterexample is \(2\)/);
        await page.locator('.lab .finding').first().waitFor(slow);
        await done(page);
        assert.match(await page.locator('.lab .standing').first().innerText(), /^Proved/);
        await type(page, `${odd}\n`);
        await page.locator('.lab .stale', { hasText: 'The game has changed' }).waitFor();
        await page.close();
    },

    async 'games of the gallery run by themselves; another takes the place of one that runs'() {
        const { page, faults } = await open('lab.html');
        for (const game of games.filter((_, i) => drawn(i, 12))) {
            await page.locator('.lab .gallery select').selectOption('squares');
            await page.locator('.lab .gallery select').selectOption(game);
            await page.locator(`.lab .gallery option[value=${game}]:checked`).waitFor({ state: 'attached' });
            await page.locator('.lab .rule').waitFor(slow);
            await done(page);
            assert.equal(await page.locator('.lab [role=alert], .lab .claim.bad').count(), 0, game);
            assert.ok((await page.locator('.lab .picture :is(canvas, tbody tr)').count()) > 0, game);
        }
        assert.deepEqual(faults, []);
        await page.close();
    },

    async 'Stop stops a game without an end, and the next one runs'() {
        const { page } = await open('lab.html');
        await type(page, endless);
        await runs(page);
        await page.locator('.lab .status', { hasText: 'Computing' }).waitFor(slow);
        await page.locator('.lab .stop').click();
        await page.locator('.lab .status', { hasText: 'Stopped.' }).waitFor();
        await done(page);
        await type(page, odd);
        await runs(page);
        await page.locator('.lab .finding').first().waitFor(slow);
        await page.close();
    },

    async 'a game is played to its end'() {
        const { page } = await open('zh/lab.html#game=take-1-3-4&upto=200');
        await runs(page);
        await page.locator('.lab .finding').first().waitFor(slow);
        await done(page);
        await page.locator('.lab .from').fill('9');
        await page.locator('.lab .begin').click();
        // 9 is lost: whatever is taken, the lab takes the last stone.
        for (let moves = 0; ; ++moves) {
            assert.ok(moves < 9);
            await page.locator('.lab .turn, .lab .ending').first().waitFor();
            await done(page);
            if ((await page.locator('.lab .ending').count()) > 0) break;
            await page.locator('.lab .options button').last().click();
            await page.locator(`.lab .said li:nth-child(${2 * moves + 2})`).waitFor();
        }
        assert.equal(await page.locator('.lab .ending').innerText(), '你输了。');
        await page.locator('.lab .from').fill('8');
        await page.getByText('显示胜负').click();
        await page.locator('.lab .begin').click();
        await page.locator('.lab .options .wins').first().waitFor();
        assert.match(await page.locator('.lab .options .wins').first().innerText(), /^\(7\) · P 0$/);
        await page.locator('.lab .second').click();
        await page.locator('.lab .said li', { hasText: '电脑走到 (7)' }).waitFor();
        await page.close();
    },

    async 'the address holds the game, its own text too, and every link into the lab opens its game'() {
        const { page } = await open('lab.html');
        await type(page, odd);
        await page.waitForURL(/#lab=/);
        await page.locator('.lab .address').click();
        await page.locator('.lab .status', { hasText: 'Copied' }).waitFor();
        const address = await clipboard(page);
        assert.equal(address, page.url());
        await page.reload();
        await page.locator('.lab .cm-content', { hasText: 'n % 3' }).waitFor();
        assert.equal(page.url(), address);
        await page.locator('.VPNavBarTranslations').hover();
        await page.locator('.VPNavBarTranslations a', { hasText: '中文' }).click();
        await page.waitForURL(/zh\/lab\.html#lab=/);
        await page.locator('.lab .cm-content', { hasText: 'n % 3' }).waitFor();
        await page.goBack();
        await page.waitForURL(address);
        await page.locator('.lab .cm-content', { hasText: 'n % 3' }).waitFor();
        const shared = await context.newPage();
        await shared.goto(address);
        await shared.locator('.lab .cm-content', { hasText: 'n % 3' }).waitFor();
        await shared.close();
        await page.goto(`${home}lab.html#lab=nonsense!`);
        await page.reload();
        await page.locator('.lab [role=alert]').waitFor();
        for (const [from, name] of [['theory/wythoff.html', 'wythoff'], ['problems/luogu-p1290-euclid-game.html', 'euclid']]) {
            await page.goto(home + from);
            await page.locator('a[href*="lab.html#game="]').first().click();
            await page.locator(`.lab .gallery option[value=${name}]:checked`).waitFor({ state: 'attached' });
        }
        await page.goto(`${home}calculator.html`);
        await page.waitForURL(/lab\.html#calculator$/);
        await page.close();
    },

    async 'positions that are no numbers are a list; on a phone, all is below each other'() {
        const { page } = await open('lab.html#game=treblecross', phone);
        await runs(page);
        await page.locator('.lab .picture tbody tr').first().waitFor(slow);
        await done(page);
        const [editor, found] = await page.locator('.lab > div').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
        assert.ok(found.top >= editor.bottom);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.viewport.width);
        await page.locator('.lab .from').fill('5');
        await page.locator('.lab .begin').click();
        await page.locator('.lab .options button').first().click();
        await page.locator('.lab .said li:nth-child(2)').waitFor();
        await page.close();
    },
};

await run(tests);
