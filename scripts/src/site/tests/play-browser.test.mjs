// Play, Explore and the calculator in Chromium: games by clicks, by touch and by keys alone, in both
// languages, without an error on the console.
//     node scripts/src/site/tests/play-browser.test.mjs [--shots FOLDER] [PART OF A TEST'S NAME...]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { launch, serve } from './browser.mjs';
import { problems, root, runTests, wasm } from './node.mjs';

execFileSync('npx', ['vitepress', 'build', 'tests/page'], { cwd: join(root, 'scripts/src/site'), stdio: ['ignore', 'ignore', 'inherit'] });
const server = await serve({ '/': join(root, 'build/site-test'), '/wasm/': wasm });
const browser = await launch();
const shots = process.argv.includes('--shots') ? process.argv[process.argv.indexOf('--shots') + 1] : undefined;

async function open(path, { width = 1280, colorScheme = 'light', hasTouch = false, reducedMotion = 'reduce' } = {}) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, hasTouch, reducedMotion });
    const page = await context.newPage();
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('requestfailed', (request) => errors.push(request.url()));
    page.setDefaultTimeout(60000);
    page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
    await page.goto(`${server.url}${path}`);
    return {
        page,
        close: async () => {
            await context.close();
            assert.deepEqual(errors, []);
        },
    };
}

const idle = (page) => page.waitForSelector('.play[aria-busy=false]');
const over = (page) => page.locator('.status.over').count();
const one = (part) => problems().find((id) => id.startsWith(part));

// Plays by the hint until the end, each move made by `make`, which is given its text.
async function playByHints(page, make) {
    for (let moves = 0; moves < 200; ++moves) {
        await idle(page);
        if (await over(page)) return page.locator('.status').innerText();
        await page.click('.hint');
        await idle(page);
        const note = await page.locator('.note').innerText();
        assert.match(note, /^Hint: /, `no winning move: ${note}`);
        await make(note.slice('Hint: '.length));
    }
    throw new Error('the game does not end');
}

const words = process.argv.slice(2).filter((word, i, all) => word !== '--shots' && all[i - 1] !== '--shots');
let tests = [];
for (const id of problems()) {
    tests.push([`${id}: Play and Explore come up in both languages`, async () => {
        for (const path of ['/', '/zh/']) {
            const { page, close } = await open(`${path}?play=${id}&explore=${id}`, { width: 390 });
            await page.waitForLoadState('networkidle');
            const alerts = await page.locator('[role=alert]').allInnerTexts();
            assert.deepEqual(alerts, []);
            if (await page.locator('.play').count()) {
                await idle(page);
                assert.ok((await page.locator('[role=option]').count()) > 0, 'no move');
            }
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${wide} pixels too wide`);
            await close();
        }
    }]);
}

// The sample of acwing-891-nim is won.
tests.push(['the reader wins by clicks on stones', async () => {
    const { page, close } = await open(`/?play=${one('acwing-891')}`);
    const end = await playByHints(page, async (hint) => {
        const [component, from, to] = hint.match(/\d+/g).map(Number);
        assert.ok(to < from);
        await page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to).click();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['the reader wins by touch', async () => {
    const { page, close } = await open(`/?play=${one('acwing-891')}`, { width: 390, hasTouch: true });
    const end = await playByHints(page, async (hint) => {
        const [component, , to] = hint.match(/\d+/g).map(Number);
        await page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to).tap();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['a whole game by keys alone; the program wins where it moves in a won position', async () => {
    const { page, close } = await open(`/?play=${one('acwing-891')}`);
    await idle(page);
    // To the choice of who begins, and to "the program moves first".
    await page.locator('.play select').focus();
    await page.keyboard.press('ArrowDown');
    for (let moves = 0; moves < 50; ++moves) {
        await page.waitForTimeout(50);
        await idle(page);
        if (await over(page)) break;
        for (let tabs = 0; tabs < 20; ++tabs) {
            if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'option')) break;
            await page.keyboard.press('Tab');
        }
        await page.keyboard.press('End');
        const chosen = await page.evaluate(() => document.activeElement.innerText);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(50);
        await idle(page);
        const history = await page.locator('.history li').allTextContents();
        assert.ok(history.some((line) => line.endsWith(chosen)), chosen);
    }
    assert.match(await page.locator('.status').innerText(), /The program wins\./);
    await close();
}]);

for (const [part, target] of [
    ['acwing-236', '.cell.live rect'], ['hdu-1730', '.cell.live rect'], ['luogu-p2575', '.stone.live circle'], ['hdu-1809', '.cell.live rect'],
    ['hdu-2147', '.cell.live rect'], ['acwing-219', '.cut.live .reach'], ['acwing-1319', '.node.live circle'], ['acwing-892', '.stone.live circle'],
    ['luogu-p1290', '.slice.live rect'], ['luogu-p1199', '.node.live circle'], ['51nod-1072', '.stone.live circle'], ['hdu-1517', '.box.live rect'], ['acwing-894', '.number.live text'],
    ['acwing-235', '.stone.live circle'],
]) {
    tests.push([`${part}: a click on the drawing moves`, async () => {
        const id = one(part);
        const { page, close } = await open(`/?play=${id}`);
        await idle(page);
        await page.locator(target).first().click({ force: true });
        await idle(page);
        // Where several moves fit, the list shows them.
        if (await page.locator('.moves > button').count()) await page.locator('[role=option]').first().click();
        await page.waitForSelector('.history');
        await idle(page);
        assert.match(await page.locator('.status').innerText(), /^(Program|You): /);
        if (shots) await page.screenshot({ path: join(shots, `${id}.png`), fullPage: true });
        await close();
    }]);
}

tests.push(['the heaps that turn 1 removes are marked', async () => {
    const { page, close } = await open(`/?play=${one('acwing-229')}`);
    await idle(page);
    // 5 5 6 6 5 5: all but the last 6 and one 5, and one heap by mistake.
    for (const heap of [0, 1, 2, 4, 4, 5]) {
        await page.locator('.board .ground').nth(heap).click({ force: true });
    }
    assert.equal(await page.locator('.marked-move').innerText(), 'Take the marked heaps');
    await page.click('.marked-move');
    await page.waitForSelector('.history');
    await idle(page);
    assert.match((await page.locator('.history li').allTextContents())[0], /leave the heaps 5 6$/);
    await close();
}]);

tests.push(['a position in Play has an address, from which it is opened, explained and played', async () => {
    const id = one('acwing-891');
    fs.mkdirSync(join(root, 'build/site-test/cases'), { recursive: true });
    fs.writeFileSync(join(root, 'build/site-test/cases', `${id}.json`), '[]');
    const path = `/?play=${id}&run=${id}`;
    const { page, close } = await open(path);
    const options = () => page.locator('[role=option]').allInnerTexts();
    await idle(page);
    // Heaps of 2 and 3: 3 to 1, and the program has lost.
    await page.locator('[role=option]', { hasText: 'heap 2: 3 to 1' }).click();
    await page.waitForSelector('.history');
    await idle(page);
    const moves = await options();
    const told = await page.locator('.history li').allTextContents();
    await page.click('.here');
    const address = new URL(page.url()).hash;
    const other = await open(`${path}&below${address}`);
    await idle(other.page);
    await other.page.waitForSelector('.history');
    await idle(other.page);
    assert.deepEqual(await other.page.locator('[role=option]').allInnerTexts(), moves);
    assert.deepEqual(await other.page.locator('.history li').allTextContents(), told);
    const seen = await other.page.locator('.play').evaluate((play) => play.getBoundingClientRect().top);
    assert.ok(seen >= 0 && seen < 200, `the board begins at ${seen}`);
    await other.close();

    await page.click('.explain-this');
    await page.waitForSelector('.explanation');
    const left = (await page.locator('.run textarea').inputValue()).split('\n')[1].split(' ').map(Number);
    assert.deepEqual(left, (await page.locator('.play .board svg .number').allTextContents()).map(Number).filter((heap) => heap > 0));
    assert.match(await page.locator('.explanation').innerText(), /Test 1: (Yes|No)/);
    await page.click('.play-this');
    await page.waitForSelector('.history', { state: 'detached' });
    await idle(page);
    assert.equal(await page.locator('.play .stone').count(), left.reduce((sum, heap) => sum + heap));
    await close();
}]);

tests.push(['an address that is no position opens the first sample and says so; that of a heading is none', async () => {
    for (const [address, why] of [['#play=1~3~&moves=7', /no move 7/], ['#play=', /expected/], ['#play=2~x', /line 2, column 1/]]) {
        const { page, close } = await open(`/?play=${one('acwing-891')}${address}`);
        await page.waitForSelector('[role=alert]');
        assert.match(await page.locator('[role=alert]').innerText(), /first sample/);
        assert.match(await page.locator('[role=alert]').innerText(), why);
        await idle(page);
        assert.equal(await page.locator('.stone').count(), 5);
        await page.evaluate(() => (location.hash = '#play'));
        await page.locator('.random').click();
        await page.waitForSelector('[role=alert]', { state: 'detached' });
        await close();
    }
}]);

tests.push(['what the program did is marked and said; after a loss one plays again, or sees the mistake', async () => {
    for (const [path, mine, theirs, turn, again, mistake] of [
        ['/', 'heap 1: 2 to 1', 'Program: heap 2: 3 to 1. Position: heap 1: 1; heap 2: 1. Your move.', 'Your move.', 'Play again', 'Here you gave the game away by “heap 1: 2 to 1”. “heap 2: 3 to 2” would have kept it.'],
        ['/zh/', '第 1 堆：2 变为 1', '程序：第 2 堆：3 变为 1。局面：第 1 堆：1；第 2 堆：1。轮到你走。', '轮到你走。', '再来一局', '你在这里走错了：“第 1 堆：2 变为 1”。走“第 2 堆：3 变为 2”仍能获胜。'],
    ]) {
        const { page, close } = await open(`${path}?play=${one('acwing-891')}`);
        const said = (text) => page.waitForFunction((text) => document.querySelector('.play [role=status]').textContent.trim().startsWith(text), text);
        await idle(page);
        assert.equal(await page.locator('.gone, .came').count(), 0);
        await page.locator('[role=option]', { hasText: mine }).click();
        await said(theirs);
        assert.equal(await page.locator('.board svg:nth-of-type(2) .gone').count(), 2);
        assert.equal(await page.locator('.board svg:nth-of-type(2) .came text').innerHTML(), '1');
        // One of the two is taken, and the program takes the other.
        await page.locator('[role=option]').first().click();
        await page.locator('.mistake').waitFor();
        assert.ok(!(await page.locator('.play [role=status]').textContent()).includes(turn));
        await page.locator('.mistake').click();
        await page.locator('.play .note:not(:empty)').waitFor();
        await idle(page);
        assert.ok((await page.locator('.play .note').innerText()).startsWith(mistake));
        assert.equal(await page.locator('li.wins').count(), 1);
        await page.locator('[role=option].wins').click();
        await page.locator('.history li').nth(1).waitFor({ state: 'attached' });
        await idle(page);
        // Now the reader wins, and plays again.
        await page.locator('.play input[type=checkbox]').nth(1).check();
        for (let moves = 0; moves < 9; ++moves) {
            await idle(page);
            if (await over(page)) break;
            await page.locator('[role=option].wins').first().click();
        }
        assert.equal(await page.locator('.mistake').count(), 0);
        assert.equal(await page.locator('.again').innerText(), again);
        await page.locator('.again').click();
        await idle(page);
        await page.waitForSelector('.history', { state: 'detached' });
        assert.equal(await page.locator('.stone').count(), 5);
        await close();
    }
}]);

tests.push(['a piece moves where motion is wanted, and steps where it is not', async () => {
    for (const reducedMotion of ['no-preference', 'reduce']) {
        const { page, close } = await open(`/?play=${one('acwing-1319')}`, { reducedMotion });
        await idle(page);
        await page.locator('[role=option]').first().click();
        await page.locator('.board .moved').first().waitFor();
        const animation = await page.locator('.board .moved').first().evaluate((piece) => getComputedStyle(piece).animationName);
        assert.equal(animation, reducedMotion === 'reduce' ? 'none' : 'board-moved');
        await close();
    }
}]);

tests.push(['cells have at least 32 pixels wherever they fit', async () => {
    for (const [part, width, least] of [['hdu-1760', 1280, 32], ['hdu-1760', 390, 32], ['hdu-1730', 390, 32], ['luogu-p2575', 1280, 32], ['acwing-891', 390, 32], ['luogu-p2575', 390, 32], ['acwing-236', 390, 32]]) {
        const { page, close } = await open(`/?play=${one(part)}`, { width });
        await idle(page);
        const found = await page.locator('.board .cell rect, .board .stone circle').first().evaluate((shape) => {
            const { width } = shape.getBoundingClientRect();
            return shape.tagName === 'rect' ? width : (width * 13) / 10; // a stone fills 20 of 26 units
        });
        assert.ok(found >= least - 0.1, `${part} at ${width}: ${found}`);
        assert.ok(await page.locator('.board').evaluate((board) => board.scrollWidth <= board.clientWidth), `${part} at ${width} is seen whole`);
        await close();
    }
}]);

tests.push(['the answer to an exercise is checked', async () => {
    const asked = new URLSearchParams({ answer: 'move', asks: 'stones, heap', answers: '[[2,12],[1,9]]' });
    const chosen = new URLSearchParams({ answer: 'who', asks: 'who wins?', answers: '[[1]]' });
    for (const [path, right, wrong, order, second] of [
        ['/', 'Right.', 'No.', 'Not in this order: stones, heap.', 'The second player'],
        ['/zh/', '对。', '不对。', '次序不对，应按：stones, heap。', '后手'],
    ]) {
        const { page, close } = await open(`${path}?${asked}`, { width: 390 });
        const told = () => page.locator('.answer [role=status]').innerText();
        await page.fill('.answer input', '2 9');
        await page.keyboard.press('Enter');
        assert.equal(await told(), wrong);
        await page.fill('.answer input', '12 -> 2');
        assert.equal(await told(), '');
        await page.click('.answer button');
        assert.equal(await told(), order);
        await page.fill('.answer input', '１，９');
        await page.click('.answer button');
        assert.equal(await told(), right);
        await close();
        const choice = await open(`${path}?${chosen}`, { width: 390 });
        await choice.page.click('.answer button:first-of-type');
        assert.equal(await choice.page.locator('.answer [role=status]').innerText(), wrong);
        await choice.page.click(`.answer button:text-is("${second}")`);
        assert.equal(await choice.page.locator('.answer [role=status]').innerText(), right);
        await choice.close();
    }
}]);

tests.push(['undo takes the last move of the reader back', async () => {
    const { page, close } = await open(`/?play=${one('acwing-891')}`);
    await idle(page);
    const before = await page.locator('[role=option]').allInnerTexts();
    await page.locator('[role=option]').first().click();
    await page.waitForSelector('.history');
    await idle(page);
    assert.notDeepEqual(await page.locator('[role=option]').allInnerTexts(), before);
    await page.click('.undo');
    await idle(page);
    assert.deepEqual(await page.locator('[role=option]').allInnerTexts(), before);
    await close();
}]);

tests.push(['an own input is checked, and played', async () => {
    const { page, close } = await open(`/?play=${one('acwing-891')}`);
    await idle(page);
    await page.click('.play button[aria-expanded]');
    await page.fill('.own textarea', '2\n4 x\n');
    await page.click('.own > button');
    await page.waitForSelector('[role=alert]');
    assert.match(await page.locator('[role=alert]').innerText(), /line 2, column 3: expected a heap/);
    await page.fill('.own textarea', '2\n4 4\n');
    await page.click('.own > button');
    await page.waitForSelector('.own', { state: 'detached' });
    await idle(page);
    assert.equal(await page.locator('.stone').count(), 8);
    await close();
}]);

tests.push(['values and winning moves', async () => {
    const { page, close } = await open(`/zh/?play=${one('acwing-891')}`);
    await idle(page);
    for (const box of await page.locator('.play input[type=checkbox]').all()) {
        await box.check();
        await idle(page);
    }
    assert.match(await page.locator('.values').innerText(), /异或和\s+1/);
    assert.equal(await page.locator('li.wins').count(), 1);
    await close();
}]);

tests.push(['the calculator finds periods, refuses nonsense and solves a graph', async () => {
    const { page, close } = await open('/?grundy');
    await page.waitForSelector('.period');
    assert.match(await page.locator('.period').innerText(), /Period 7 from n = 0 on/);
    await page.fill('.rule', '1,x');
    await page.click('button[type=submit]');
    await page.waitForSelector('[role=alert]');
    await page.selectOption('select', 'octal');
    await page.waitForFunction(() => document.querySelector('.period')?.textContent.includes('Period 12 from n = 71'));
    await page.selectOption('select', 'dag');
    await page.waitForSelector('tbody tr');
    const values = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
    assert.deepEqual(await values(), ['0', '2', '1', '0']);
    // The edge from 1 to 2, again: away.
    await page.locator('.node').nth(0).focus();
    await page.keyboard.press('Enter');
    await page.locator('.node').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('input.rule').value === '1 3, 2 4, 3 4, 2 3');
    await page.fill('input.rule', '1 2, 2 1');
    await page.keyboard.press('Tab');
    await page.waitForSelector('[role=alert]');
    assert.match(await page.locator('[role=alert]').innerText(), /cycle/);
    await close();
}]);

tests.push(['a program that does not end is ended; the next one runs', async () => {
    // (module (memory (export "memory") 1) (func (export "_start") (loop (br 0))))
    const endless = '0061736d01000000010401600000030201000503010001071302066d656d6f72790200065f737461727400000a0901070003400c000b0b';
    fs.writeFileSync(join(root, 'build/site-test/endless.wasm'), Buffer.from(endless, 'hex'));
    const { page, close } = await open('/');
    await page.waitForFunction(() => window.runProgram !== undefined);
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no result in 10 seconds')), 10000).unref());
    const run = (url, stdin, timeLimitMs) =>
        Promise.race([late, page.evaluate((o) => window.runProgram(o.url, o), { url, stdin, timeLimitMs })]);
    const stopped = await run('/endless.wasm', '', 300);
    assert.equal(stopped.ended, 'time');
    const { stdout, ended } = await run(`/wasm/${one('acwing-891')}/solution.wasm`, '2\n2 3\n');
    assert.deepEqual([stdout, ended], ['Yes\n', 'exit']);
    await close();
}]);

tests.push(['the slider of Explore makes the table larger', async () => {
    const { page, close } = await open(`/?explore=${one('51nod-1072')}`);
    const width = await page.locator('canvas[style]').evaluate((canvas) => canvas.style.width);
    await page.locator('input[type=range]').fill('12');
    await page.locator(`canvas:not([style*="width: ${width}"])`).waitFor();
    await close();
}]);

tests = tests.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));

if (shots) {
    for (const [name, path] of [['nim', `/?play=${one('acwing-891')}`], ['nim-zh', `/zh/?play=${one('acwing-891')}`], ['boards', `/?play=${one('hdu-1809')}`], ['explore', `/?explore=${one('acwing-219')}`], ['cold', `/?explore=${one('51nod-1072')}`], ['bars', `/?explore=${one('acwing-893')}`], ['calculator', '/?grundy'], ['explore-nim', `/?explore=${one('hdu-1850')}`]]) {
        for (const width of [390, 1280]) {
            for (const colorScheme of ['light', 'dark']) {
                const { page, close } = await open(path, { width, colorScheme });
                await page.waitForTimeout(1200);
                await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`) });
                await close();
            }
        }
    }
}

try {
    await runTests(tests);
} finally {
    await browser.close();
    server.close();
}
