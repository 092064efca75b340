// Play, Explore and the calculator in Chromium: games by clicks, by touch and by keys alone, in both
// languages, without an error on the console.
//     node scripts/src/site/tests/play-browser.test.mjs [PART OF A TEST'S NAME] [--shots FOLDER]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { problems, root } from './node.mjs';
import { home, open as openPage, ready, run } from './site.mjs';

const shots = process.argv.includes('--shots') ? process.argv[process.argv.indexOf('--shots') + 1] : undefined;

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

const idle = (page) => page.waitForSelector('.play[aria-busy=false]');
const over = (page) => page.locator('.status.over').count();
const one = (part) => `problems/${problems().find((id) => id.startsWith(part))}.html`;

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

const tests = [];
for (const id of problems()) {
    tests.push([`${id}: Play and Explore come up in both languages`, async () => {
        for (const path of ['', 'zh/']) {
            const { page, close } = await open(`${path}problems/${id}.html`, { width: 390 });
            await page.waitForLoadState('networkidle');
            const alerts = await page.locator('.play [role=alert]').allInnerTexts();
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
    const { page, close } = await open(one('acwing-891'));
    const end = await playByHints(page, async (hint) => {
        const [component, from, to] = hint.match(/\d+/g).map(Number);
        assert.ok(to < from);
        await page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to).click();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['the reader wins by touch', async () => {
    const { page, close } = await open(one('acwing-891'), { width: 390, hasTouch: true });
    const end = await playByHints(page, async (hint) => {
        const [component, , to] = hint.match(/\d+/g).map(Number);
        await page.locator(`.board svg:nth-of-type(${component}) .stone:not(.gone)`).nth(to).tap();
    });
    assert.match(end, /You win\./);
    await close();
}]);

tests.push(['a whole game by keys alone; the program wins where it moves in a won position', async () => {
    const { page, close } = await open(one('acwing-891'));
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
        const { page, close } = await open(one(part));
        await idle(page);
        await page.locator(target).first().click({ force: true });
        await idle(page);
        // Where several moves fit, the list shows them.
        if (await page.locator('.moves > button').count()) await page.locator('[role=option]').first().click();
        await page.waitForSelector('.history');
        await idle(page);
        assert.match(await page.locator('.status').innerText(), /^(Program|You): /);
        if (shots) await page.screenshot({ path: join(shots, `${part}.png`), fullPage: true });
        await close();
    }]);
}

tests.push(['the heaps that turn 1 removes are marked', async () => {
    const { page, close } = await open(one('acwing-229'));
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
    const { page, close } = await open(one('acwing-891'));
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
    const other = await open(one('acwing-891') + address);
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
        const { page, close } = await open(one('acwing-891') + address);
        await page.waitForSelector('.play [role=alert]');
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

tests.push(['what the program did is marked and said; after a loss one plays again, or sees the mistake', async () => {
    for (const [path, mine, theirs, turn, again, mistake] of [
        ['', 'heap 1: 2 to 1', 'Program: heap 2: 3 to 1. Position: heap 1: 1; heap 2: 1. Your move.', 'Your move.', 'Play again', 'Here you gave the game away by “heap 1: 2 to 1”. “heap 2: 3 to 2” would have kept it.'],
        ['zh/', '第 1 堆：2 变为 1', '程序：第 2 堆：3 变为 1。局面：第 1 堆：1；第 2 堆：1。轮到你走。', '轮到你走。', '再来一局', '你在这里走错了：“第 1 堆：2 变为 1”。走“第 2 堆：3 变为 2”仍能获胜。'],
    ]) {
        const { page, close } = await open(path + one('acwing-891'));
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
        const { page, close } = await open(one('acwing-1319'), { reducedMotion });
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
        const { page, close } = await open(one(part), { width });
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
    const boxes = JSON.parse(fs.readFileSync(join(root, 'build/wasm/exercises.json'), 'utf8'));
    // Its chapter has them in the order of their exercises.
    const place = (kind) => {
        const { chapter, answers, ...box } = boxes.find((box) => box.kind === kind);
        const here = boxes.filter((other) => other.chapter === chapter).sort((a, b) => a.exercise - b.exercise);
        const name = fs.readdirSync(join(root, 'common/notes')).find((name) => parseInt(name) === chapter && !name.endsWith('.zh.md'));
        return { path: `theory/${name.replace('.md', '.html')}`, nth: here.findIndex((other) => other.exercise === box.exercise && other.kind === kind && other.en === box.en), answers, box };
    };
    const moves = place('move');
    const who = place('who');
    const [from, to] = moves.answers[0];
    for (const [path, language, right, wrong, order, players] of [
        ['', 'en', 'Right.', 'No.', 'Not in this order: ', ['The first player', 'The second player']],
        ['zh/', 'zh', '对。', '不对。', '次序不对，应按：', ['先手', '后手']],
    ]) {
        const { page, close } = await open(path + moves.path, { width: 390 });
        const answer = page.locator('.answer').nth(moves.nth);
        const told = () => answer.locator('[role=status]').innerText();
        await answer.locator('input').fill('98765 1');
        await page.keyboard.press('Enter');
        assert.equal(await told(), wrong);
        await answer.locator('input').fill(`${to} -> ${from}`);
        assert.equal(await told(), '');
        await answer.locator('button').click();
        assert.equal(await told(), `${order}${moves.box[language]}${language === 'en' ? '.' : '。'}`);
        await answer.locator('input').fill([from, to].join('，').replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))));
        await answer.locator('button').click();
        assert.equal(await told(), right);
        await close();
        const choice = await open(path + who.path, { width: 390 });
        const choices = choice.page.locator('.answer').nth(who.nth);
        const [[winner]] = who.answers;
        await choices.locator(`button:text-is("${players[1 - winner]}")`).click();
        assert.equal(await choices.locator('[role=status]').innerText(), wrong);
        await choices.locator(`button:text-is("${players[winner]}")`).click();
        assert.equal(await choices.locator('[role=status]').innerText(), right);
        await choice.close();
    }
}]);

tests.push(['undo takes the last move of the reader back', async () => {
    const { page, close } = await open(one('acwing-891'));
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
    const { page, close } = await open(one('acwing-891'));
    await idle(page);
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
    const { page, close } = await open(`zh/${one('acwing-891')}`);
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
    const { page, close } = await open('calculator.html');
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

tests.push(['the slider of Explore makes the table larger', async () => {
    const { page, close } = await open(one('51nod-1072'));
    const width = await page.locator('canvas[style]').evaluate((canvas) => canvas.style.width);
    await page.locator('input[type=range]').fill('12');
    await page.locator(`canvas:not([style*="width: ${width}"])`).waitFor();
    await close();
}]);

if (shots) {
    tests.push(['shots', async () => {
        for (const [name, path] of [['nim', one('acwing-891')], ['nim-zh', `zh/${one('acwing-891')}`], ['boards', one('hdu-1809')], ['explore', one('acwing-219')], ['cold', one('51nod-1072')], ['bars', one('acwing-893')], ['calculator', 'calculator.html'], ['explore-nim', one('hdu-1850')]]) {
            for (const width of [390, 1280]) {
                for (const colorScheme of ['light', 'dark']) {
                    const { page, close } = await open(path, { width, colorScheme });
                    await page.waitForLoadState('networkidle');
                    await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`), fullPage: true });
                    await close();
                }
            }
        }
    }]);
}

await run(Object.fromEntries(tests));
