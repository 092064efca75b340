// Play, Explore and the calculator of build/site in Chromium: games by clicks, by touch and by keys alone,
// in both languages: node scripts/src/site/tests/play-browser.test.mjs [PART OF A TEST'S NAME]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from './browser.mjs';
import { problems, wasm } from './node.mjs';
import { browser, home, open as openPage, ready, run, shown, site } from './site.mjs';

async function open(path, { width = 1280, ...options } = {}) {
    const { context, page, faults } = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options });
    page.setDefaultTimeout(60000);
    await page.goto(home + path);
    await ready(page);
    return {
        page,
        close: async () => {
            await context.close();
            assert.deepEqual(faults, []);
        },
    };
}

const one = (part) => problems().find((id) => id.startsWith(part));
const pageOf = (id, language = '') => `${language}problems/${id}.html`;
/** The page of a problem, where its game has begun. */
async function opened(part, { language, hash = '', ...options } = {}) {
    const found = await open(pageOf(one(part), language) + hash, options);
    await found.page.waitForSelector('.play .board svg');
    await idle(found.page);
    return found;
}

const idle = (page) => page.waitForSelector('.play[aria-busy=false]');
const over = (page) => page.locator('.play .status.over').count();
/** In the middle of the window nothing of the page covers it; it is there once it stays there. */
async function centred(shape) {
    await shown(shape.page());
    await shape.evaluate(async (element) => {
        const place = () => JSON.stringify(element.getBoundingClientRect());
        for (let before; before !== place(); ) {
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            before = place();
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
        }
    });
    return shape;
}

// Plays by the hint until the end, each move made by `make`, which is given its text.
async function playByHints(page, make) {
    for (let moves = 0; moves < 200; ++moves) {
        await idle(page);
        if (await over(page)) return page.locator('.play .status').innerText();
        await page.click('.hint');
        await idle(page);
        const note = await page.locator('.play .note').innerText();
        assert.match(note, /^Hint: /, `no winning move: ${note}`);
        await make(note.slice('Hint: '.length));
    }
    throw new Error('the game does not end');
}

const tests = [];

// The sample of acwing-891-nim is won.
tests.push(['the reader wins by clicks on stones', async () => {
    const { page, close } = await opened('acwing-891');
    const end = await playByHints(page, async (hint) => {
        const [component, from, to] = hint.match(/\d+/g).map(Number);
        assert.ok(to < from);
        await (await centred(page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to))).click();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['the reader wins by touch', async () => {
    const { page, close } = await opened('acwing-891', { width: 390, hasTouch: true });
    const end = await playByHints(page, async (hint) => {
        const [component, , to] = hint.match(/\d+/g).map(Number);
        await (await centred(page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to))).tap();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['a whole game by keys alone; the program wins where it moves in a won position', async () => {
    const { page, close } = await opened('acwing-891');
    // To the choice of who begins, and to "the program moves first".
    await page.locator('.play select').focus();
    await page.keyboard.press('ArrowDown');
    const moved = (count) => page.locator('.history li').nth(count).waitFor({ state: 'attached' });
    await moved(0);
    for (let moves = 0; moves < 50; ++moves) {
        await idle(page);
        if (await over(page)) break;
        for (let tabs = 0; tabs < 20; ++tabs) {
            if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'option')) break;
            await page.keyboard.press('Tab');
        }
        await page.keyboard.press('End');
        const chosen = await page.evaluate(() => document.activeElement.innerText);
        const before = await page.locator('.history li').count();
        await page.keyboard.press('Enter');
        await moved(before);
        await idle(page);
        const history = await page.locator('.history li').allTextContents();
        assert.ok(history.some((line) => line.endsWith(chosen)), chosen);
    }
    assert.match(await page.locator('.play .status').innerText(), /The program wins\./);
    await close();
}]);

tests.push(['Play names what is in the game, not what it is drawn as', async () => {
    for (const [part, thing, others] of [['hdu-3404', /lights/, /coin|head/], ['hdu-5754', /king.*rook.*knight.*queen/, /coin/], ['hdu-3980', /bead/, /coin|stone/], ['luogu-p1247', /match/, /stone/]]) {
        const { page, close } = await opened(part);
        const goal = await page.locator('.play .goal').innerText();
        assert.match(goal, thing);
        assert.doesNotMatch(goal, others);
        await close();
    }
}]);

tests.push(['where whoever moves first loses, the program can be let begin', async () => {
    const { page, close } = await opened('hdu-5754');
    await page.locator('.play .let-begin').click();
    await page.locator('.play .history').waitFor();
    await idle(page);
    assert.match(await page.locator('.history li').first().textContent(), /^Program: /);
    assert.equal(await page.locator('.play .let-begin').count(), 0);
    await close();
}]);

tests.push(['at the end the board stays, and the focus in the box', async () => {
    const { page, close } = await opened('acwing-235');
    for (let moves = 0; moves < 100 && !(await over(page)); ++moves) {
        await page.locator('.play [role=option]').first().focus();
        await page.keyboard.press('Enter');
        await idle(page);
    }
    assert.ok(await over(page));
    assert.ok(await page.locator('.play .board svg').first().isVisible());
    await page.waitForFunction(() => document.activeElement.closest('.play') !== null);
    await close();
}]);

tests.push(['a page that is loaded anew, or come back to, goes on with its game', async () => {
    const { page, close } = await opened('acwing-891');
    await page.locator('.play [role=option]').first().click();
    await page.locator('.history li').nth(1).waitFor({ state: 'attached' });
    await idle(page);
    const before = await page.locator('.history').textContent();
    const goesOn = async () => {
        await page.waitForFunction((text) => document.querySelector('.play .history')?.textContent === text, before);
        await idle(page);
    };
    await page.reload();
    await goesOn();
    await page.locator('.VPNavBarMenuLink', { hasText: 'Glossary' }).click();
    await page.waitForURL(/glossary/);
    await page.goBack();
    await goesOn();
    await close();
}]);

tests.push(['programs that cannot be loaded are told as that, and asked for again', async () => {
    for (const file of ['game.json', 'game.wasm', 'solution.wasm']) {
        const { context, page } = await openPage({ reducedMotion: 'reduce' });
        await page.route(`**/${file}`, (route) => route.fulfill({ contentType: file.endsWith('.json') ? 'text/html' : 'application/wasm', status: file.endsWith('.json') ? 503 : 200, body: 'no program' }));
        await page.goto(home + pageOf(one('acwing-891')));
        const alert = page.locator('.play [role=alert]');
        if (file === 'solution.wasm') await page.locator('.play [role=option]').first().click();
        await alert.waitFor();
        assert.match(await alert.innerText(), /^The programs of this game could not be loaded\./);
        assert.doesNotMatch(await page.locator('.play').innerText(), /Your move|CompileError/, file);
        await page.unroute(`**/${file}`);
        await page.locator('.play .retry').click();
        if (file !== 'solution.wasm') {
            await page.locator('.play .status', { hasText: 'Your move.' }).waitFor();
            await page.locator('.play [role=option]').first().click();
        }
        await page.locator('.history li').nth(1).waitFor({ state: 'attached' });
        await context.close();
    }
}]);

for (const [part, target] of [
    ['acwing-236', '.cell.live rect'], ['hdu-1730', '.cell.live rect'], ['luogu-p2575', '.stone.live circle'], ['hdu-1809', '.cell.live rect'],
    ['hdu-2147', '.cell.live rect'], ['acwing-219', '.cut.live .reach'], ['acwing-1319', '.node.live circle'], ['acwing-892', '.stone.live circle'],
    ['luogu-p1290', '.slice.live rect'], ['luogu-p1199', '.node.live circle'], ['51nod-1072', '.stone.live circle'], ['hdu-1517', '.box.live rect'], ['acwing-894', '.number.live text'],
    ['acwing-235', '.stone.live circle'],
]) {
    tests.push([`${part}: a click on the drawing moves`, async () => {
        const { page, close } = await opened(part);
        await (await centred(page.locator(`.board ${target}`).first())).click({ force: true });
        await idle(page);
        // Where several moves fit, the list shows them.
        if (await page.locator('.moves > button').count()) await page.locator('.play [role=option]').first().click();
        await page.waitForSelector('.history');
        await idle(page);
        assert.match(await page.locator('.play .status').innerText(), /^(Program|You): /);
        await close();
    }]);
}

tests.push(['that several moves may fit is said only where they do', async () => {
    for (const [part, several] of [['luogu-p1971', false], ['acwing-891', true]]) {
        const { page, close } = await opened(part);
        const goal = await page.locator('.play .goal').innerText();
        assert.equal(goal.includes('Where several moves fit'), several, goal);
        await close();
    }
}]);

tests.push(['the heaps that turn 1 removes are marked', async () => {
    const { page, close } = await opened('acwing-229');
    // 5 5 6 6 5 5: all but the last 6 and one 5, and one heap by mistake.
    for (const heap of [0, 1, 2, 4, 4, 5]) {
        await (await centred(page.locator('.board .ground').nth(heap))).click({ force: true });
    }
    assert.equal(await page.locator('.marked-move').innerText(), 'Take the marked heaps');
    await page.click('.marked-move');
    await page.waitForSelector('.history');
    await idle(page);
    assert.match((await page.locator('.history li').allTextContents())[0], /leave the heaps 5 6$/);
    await close();
}]);

tests.push(['a position in Play has an address, from which it is opened, explained and played', async () => {
    const { page, close } = await opened('acwing-891');
    const options = () => page.locator('.play [role=option]').allInnerTexts();
    // Heaps of 2 and 3: 3 to 1, and the program has lost.
    await page.locator('.play [role=option]', { hasText: 'heap 2: 3 to 1' }).click();
    await page.waitForSelector('.history');
    await idle(page);
    const moves = await options();
    const told = await page.locator('.history li').allTextContents();
    await page.click('.here');
    const other = await opened('acwing-891', { hash: new URL(page.url()).hash });
    await other.page.waitForSelector('.history');
    await idle(other.page);
    assert.deepEqual(await other.page.locator('.play [role=option]').allInnerTexts(), moves);
    assert.deepEqual(await other.page.locator('.history li').allTextContents(), told);
    // What lies above it may still be laid out.
    await other.page.waitForFunction(() => {
        const { top } = document.querySelector('.play').getBoundingClientRect();
        return top >= 0 && top < 200;
    });
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
        const { page, close } = await opened('acwing-891', { hash: address });
        assert.match(await page.locator('.play [role=alert]').innerText(), /first sample/);
        assert.match(await page.locator('.play [role=alert]').innerText(), why);
        await idle(page);
        assert.equal(await page.locator('.stone').count(), 5);
        await page.evaluate(() => (location.hash = '#play'));
        await page.locator('.random').click();
        await page.waitForSelector('.play [role=alert]', { state: 'detached' });
        await close();
    }
}]);

tests.push(['what the program did is marked and said; after a loss one plays again, or sees the mistake, and why it was one', async () => {
    for (const [language, mine, theirs, turn, again, mistake] of [
        ['', 'heap 1: 2 to 1', 'Program: heap 2: 3 to 1. Position: heap 1: 1; heap 2: 1. Your move.', 'Your move.', 'Play again', 'Here you gave the game away by “heap 1: 2 to 1”. “heap 2: 3 to 2” would have kept it.'],
        ['zh/', '第 1 堆：2 变为 1', '程序：第 2 堆：3 变为 1。局面：第 1 堆：1；第 2 堆：1。轮到你走。', '轮到你走。', '再来一局', '你在这里走错了：“第 1 堆：2 变为 1”。走“第 2 堆：3 变为 2”仍能获胜。'],
    ]) {
        const { page, close } = await opened('acwing-891', { language });
        const said = (text) => page.waitForFunction((text) => document.querySelector('.play [role=status]').textContent.trim().startsWith(text), text);
        await idle(page);
        assert.equal(await page.locator('.gone, .came').count(), 0);
        await page.locator('.play [role=option]', { hasText: mine }).click();
        await said(theirs);
        assert.equal(await page.locator('.board svg:nth-of-type(2) .gone').count(), 2);
        assert.equal(await page.locator('.board svg:nth-of-type(2) .came text').innerHTML(), '1');
        // One of the two is taken, and the program takes the other.
        await page.locator('.play [role=option]').first().click();
        await page.locator('.mistake').waitFor();
        assert.ok(!(await page.locator('.play [role=status]').textContent()).includes(turn));
        await page.locator('.mistake').click();
        await page.locator('.play .note:not(:empty)').waitFor();
        await idle(page);
        assert.ok((await page.locator('.play .note').innerText()).startsWith(mistake));
        assert.equal(await page.locator('li.wins').count(), 1);
        assert.match(await page.locator('.play .why').innerText(), /2.*3/);
        await page.locator('.play [role=option].wins').click();
        await page.locator('.history li').nth(1).waitFor({ state: 'attached' });
        assert.equal(await page.locator('.play .why').count(), 0);
        await idle(page);
        // Now the reader wins, and plays again.
        await page.locator('.play input[type=checkbox]').nth(1).check();
        for (let moves = 0; moves < 9; ++moves) {
            await idle(page);
            if (await over(page)) break;
            await page.locator('.play [role=option].wins').first().click();
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
        const { page, close } = await opened('acwing-1319', { reducedMotion });
        await page.locator('.play [role=option]').first().click();
        await page.locator('.board .moved').first().waitFor();
        const animation = await page.locator('.board .moved').first().evaluate((piece) => getComputedStyle(piece).animationName);
        assert.equal(animation, reducedMotion === 'reduce' ? 'none' : 'board-moved');
        await close();
    }
}]);

tests.push(['cells have at least 32 pixels wherever they fit', async () => {
    for (const [part, width, least] of [['hdu-1760', 1280, 32], ['hdu-1760', 390, 32], ['hdu-1730', 390, 32], ['luogu-p2575', 1280, 32], ['acwing-891', 390, 32], ['luogu-p2575', 390, 32], ['acwing-236', 390, 32]]) {
        const { page, close } = await opened(part, { width });
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
    const boxes = JSON.parse(fs.readFileSync(join(wasm, 'exercises.json'), 'utf8'));
    const asked = boxes.find(({ kind, answers }) => kind === 'move' && answers[0].length === 2 && answers[0][0] !== answers[0][1]);
    const chosen = boxes.find(({ kind, answers }) => kind === 'who' && answers[0][0] === 1);
    const [a, b] = asked.answers[0];
    const pageWith = ({ chapter }, language) => `${language}theory/${chapter}.html`;
    for (const [language, words, right, wrong, order, second] of [
        ['', 'en', 'Right.', 'No.', `Not in this order: ${asked.en}.`, 'The second player'],
        ['zh/', 'zh', '对。', '不对。', `次序不对，应按：${asked.zh}。`, '后手'],
    ]) {
        const { page, close } = await open(pageWith(asked, language), { width: 390 });
        const box = page.locator('.answer', { hasText: asked[words] }).first();
        const told = () => box.locator('[role=status]').innerText();
        await box.locator('input').fill(`${a} ${b + 1}`);
        await page.keyboard.press('Enter');
        assert.equal(await told(), wrong);
        await box.locator('input').fill(`${b} -> ${a}`);
        assert.equal(await told(), '');
        await box.locator('button[type=submit]').click();
        assert.equal(await told(), order);
        await box.locator('input').fill(`${a}，${b}`.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
        await box.locator('button[type=submit]').click();
        assert.equal(await told(), right);
        await close();
        const choice = await open(pageWith(chosen, language), { width: 390 });
        const who = choice.page.locator('.answer', { hasText: chosen[words] }).first();
        await who.locator('button').first().click();
        assert.equal(await who.locator('[role=status]').innerText(), wrong);
        await who.locator(`button:text-is("${second}")`).click();
        assert.equal(await who.locator('[role=status]').innerText(), right);
        await choice.close();
    }
}]);

tests.push(['undo takes the last move of the reader back', async () => {
    const { page, close } = await opened('acwing-891');
    const before = await page.locator('.play [role=option]').allInnerTexts();
    await page.locator('.play [role=option]').first().click();
    await page.waitForSelector('.history');
    await idle(page);
    assert.notDeepEqual(await page.locator('.play [role=option]').allInnerTexts(), before);
    await page.click('.undo');
    await idle(page);
    assert.deepEqual(await page.locator('.play [role=option]').allInnerTexts(), before);
    await close();
}]);

tests.push(['an own input is checked, and played', async () => {
    const { page, close } = await opened('acwing-891');
    await page.click('.play button[aria-expanded]');
    await page.fill('.own textarea', '2\n4 x\n');
    await page.click('.own > button');
    await page.waitForSelector('.play [role=alert]');
    assert.match(await page.locator('.play [role=alert]').innerText(), /line 2, column 3: expected a heap/);
    await page.fill('.own textarea', '2\n4 4\n');
    await page.click('.own > button');
    await page.waitForSelector('.own', { state: 'detached' });
    await idle(page);
    assert.equal(await page.locator('.stone').count(), 8);
    await close();
}]);

tests.push(['values and winning moves', async () => {
    const { page, close } = await opened('acwing-891', { language: 'zh/' });
    await idle(page);
    for (const box of await page.locator('.play input[type=checkbox]').all()) {
        await box.check();
        await idle(page);
    }
    assert.match(await page.locator('.values').innerText(), /异或和\s+1/);
    assert.equal(await page.locator('li.wins').count(), 1);
    await close();
}]);

tests.push(['the calculator finds rules, refuses nonsense and solves a graph', async () => {
    const { page, close } = await open('lab.html');
    await page.waitForSelector('.grundy .sentence');
    assert.match(await page.locator('.grundy .sentence').last().innerText(), /n mod 7.* Proved: .* up to n = 10 /);
    await page.fill('.grundy .rule', '1,x');
    await page.click('.grundy button[type=submit]');
    await page.waitForSelector('.grundy [role=alert]');
    await page.selectOption('.grundy select', 'octal');
    await page.waitForFunction(() => document.querySelector('.grundy').textContent.includes('n mod 12'));
    await page.selectOption('.grundy select', 'dag');
    await page.waitForSelector('.grundy tbody tr');
    const values = () => page.locator('.grundy tbody tr td:nth-child(2)').allInnerTexts();
    assert.deepEqual(await values(), ['0', '2', '1', '0']);
    // The edge from 1 to 2, again: away.
    await page.locator('.node').nth(0).focus();
    await page.keyboard.press('Enter');
    await page.locator('.node').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('input.rule').value === '1 3, 2 4, 3 4, 2 3');
    await page.fill('input.rule', '1 2, 2 1');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.grundy [role=alert]');
    assert.match(await page.locator('.grundy [role=alert]').innerText(), /cycle/);
    await close();
}]);

tests.push(['a program that does not end is ended; the next one runs', async () => {
    // (module (memory (export "memory") 1) (func (export "_start") (loop (br 0))))
    const endless = '0061736d01000000010401600000030201000503010001071302066d656d6f72790200065f737461727400000a0901070003400c000b0b';
    const id = one('acwing-891');
    const programs = fs.mkdtempSync(join(tmpdir(), 'site-programs-'));
    fs.cpSync(join(wasm, id), programs, { recursive: true });
    fs.writeFileSync(join(programs, 'solution.wasm'), Buffer.from(endless, 'hex'));
    const server = await serve({ '/': site, [`/wasm/${id}/`]: programs });
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${server.url}/${pageOf(id)}`);
    await page.waitForSelector('.play[aria-busy=false]');
    async function judged(verdict) {
        await page.locator('.run button.first').press('Enter');
        await page.locator('.run .verdict', { hasText: verdict }).waitFor();
    }
    await judged('TLE');
    fs.copyFileSync(join(wasm, id, 'solution.wasm'), join(programs, 'solution.wasm'));
    await judged('AC');
    await page.close();
    server.close();
    fs.rmSync(programs, { recursive: true });
}]);

tests.push(['the slider of Explore makes the table larger', async () => {
    const { page, close } = await open(pageOf(one('51nod-1072')));
    const width = await page.locator('.explore canvas[style]').evaluate((canvas) => canvas.style.width);
    await page.locator('.explore input[type=range]').fill('12');
    await page.locator(`.explore canvas:not([style*="width: ${width}"])`).waitFor();
    await close();
}]);

await run(Object.fromEntries(tests));
