// What a reader meets on build/site: the start page, the bar of a problem's page, the list of problems,
// the keyboard, every width of a window, a long input: node scripts/src/site/tests/reader.test.mjs [PART OF A NAME]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';

import { drawn } from './node.mjs';
import { home, ids, kinds, open, origin, ready, run, shown, twins } from './site.mjs';

const phone = { viewport: { width: 390, height: 844 } };
const narrow = { viewport: { width: 320, height: 568 } };
const desk = { viewport: { width: 1280, height: 800 } };
// The list of problems leads to these.
const listed = [...ids, ...twins.map(({ id }) => id)].sort();
const nim = ids.find((id) => id.endsWith('-nim') && id.startsWith('acwing-891'));
const idle = (page) => page.locator('.play[aria-busy=false]').waitFor();

const tests = {
    async 'the start page shows what it is, a game and the doors without scrolling'() {
        for (const options of [phone, desk]) {
            for (const path of ['', 'zh/']) {
                const { context, page, faults } = await open({ ...options, reducedMotion: 'reduce' });
                await page.goto(home + path);
                await idle(page);
                await shown(page);
                const ends = await page.locator('h1, .start-what, .play, .doors a').evaluateAll((all) => all.map((each) => [each.textContent.slice(0, 30), each.getBoundingClientRect().bottom]));
                assert.equal(ends.length, 8);
                for (const [text, bottom] of ends) assert.ok(bottom <= options.viewport.height, `${path} ${options.viewport.width}: ${text} ends at ${bottom}`);
                await page.locator('.play .stone.live').first().click();
                await page.locator('.play .history').waitFor();
                await idle(page);
                await page.locator('.doors a').nth(2).click();
                await page.locator('.problem-bar').waitFor();
                assert.match(page.url(), /problems\/.*#judge$/);
                assert.deepEqual(faults, []);
                await context.close();
            }
        }
    },

    async 'no kind of page scrolls sideways at any width from 320 to 1920'() {
        const widths = [767, 768, 837, 959, 960, 1279, 1439];
        for (let width = 320; width <= 1920; width += 20) if (drawn(width / 20, 3)) widths.push(width);
        const { context, page } = await open();
        const bad = [];
        for (const path of kinds) {
            await page.goto(home + path);
            await ready(page);
            if (await page.locator('.play').count()) await idle(page);
            for (const width of widths) {
                await page.setViewportSize({ width, height: 900 });
                const found = await page.evaluate(async () => {
                    await new Promise(requestAnimationFrame);
                    return [innerWidth, document.documentElement.scrollWidth];
                });
                if (found[1] > width) bad.push(`/${path}: ${found[1]} pixels in a window of ${width}`);
            }
        }
        await context.close();
        assert.deepEqual(bad, []);
    },

    async 'whatever takes the focus shows it'() {
        const { context, page } = await open();
        const bad = new Set();
        const seen = new Set();
        for (const path of kinds.filter((kind) => !kind.startsWith('zh/'))) {
            await page.goto(home + path);
            await ready(page);
            if (await page.locator('.play').count()) await idle(page);
            for (let tabs = 0; tabs < 500; ++tabs) {
                await page.keyboard.press('Tab');
                const [what, visible] = await page.evaluate(() => {
                    const element = document.activeElement;
                    const outlined = (each) => getComputedStyle(each).outlineStyle !== 'none' && parseFloat(getComputedStyle(each).outlineWidth) >= 1.5;
                    // The editor, and the button that chooses a file, have a frame around what has the focus.
                    const around = element.closest('.cm-editor, label.button');
                    return [element === document.body ? '' : `${element.tagName} ${element.type ?? element.getAttribute('role') ?? ''}`, outlined(element) || (around !== null && outlined(around))];
                });
                if (what === '') break;
                seen.add(what.trim());
                if (!visible) bad.add(`/${path}: ${what}`);
            }
        }
        await context.close();
        for (const kind of ['SELECT select-one', 'INPUT checkbox', 'INPUT text', 'INPUT range', 'TEXTAREA textarea', 'BUTTON button', 'A']) assert.ok(seen.has(kind), `${kind} is not among ${[...seen].join(', ')}`);
        assert.deepEqual([...bad], []);
    },

    async 'an entry of the outline leads to its heading, also past what was not laid out yet'() {
        const { context, page } = await open({ ...desk, reducedMotion: 'reduce' });
        const bad = [];
        const far = [...kinds, `problems/${nim}.html`, `zh/problems/${nim}.html`].filter((path) => /problems\/.|theory\/[^/]+$/.test(path));
        for (const path of far) {
            const entries = page.locator('.VPDocAsideOutline a');
            for (let i = 0, count = 1; i < count; i += 2) {
                await page.goto(home + path);
                await ready(page);
                if (await page.locator('.play').count()) await idle(page);
                count = await entries.count();
                await entries.nth(i).click();
                await shown(page);
                // What is laid out late may move it once more, and the page follows.
                const atItsPlace = (height) => {
                    const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect();
                    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
                    return top >= 0 && (top <= 200 || (atEnd && top < height));
                };
                await page.waitForFunction(atItsPlace, desk.viewport.height, { timeout: 10000 }).catch(() => bad.push(page.url()));
            }
        }
        await context.close();
        assert.deepEqual(bad, []);
    },

    async 'the skip link leads to the text'() {
        const { context, page } = await open();
        for (const path of kinds.filter((kind) => /problems\/.|theory/.test(kind))) {
            await page.goto(home + path);
            await ready(page);
            await page.keyboard.press('Tab');
            assert.equal(await page.evaluate(() => document.activeElement.className), 'VPSkipLink visually-hidden');
            await page.keyboard.press('Enter');
            await page.keyboard.press('Tab');
            assert.ok(await page.evaluate(() => document.activeElement.closest('main') !== null), path);
        }
        await context.close();
    },

    async 'the bar of a problem stays in sight, says where one is, and works by keyboard and on a phone'() {
        for (const options of [desk, phone, narrow]) {
            const { context, page, faults } = await open({ ...options, reducedMotion: 'reduce' });
            await page.goto(`${home}problems/${nim}.html`);
            await ready(page);
            await idle(page);
            const current = () => page.locator('.problem-bar [aria-current]').innerText();
            assert.equal(await current(), 'Read');
            assert.doesNotMatch(await page.locator('.vp-doc').evaluate((text) => text.innerText.split('\n').slice(0, 6).join()), /scripts\/explain/);
            assert.equal(await page.locator('#run ~ .language-sh code').first().textContent(), 'scripts/explain 891 --sample 1');
            for (const part of ['Play', 'Run', 'Judge', 'Explore', 'Sources', 'Read']) {
                const link = page.locator('.problem-bar a', { hasText: part });
                await link.focus();
                await page.keyboard.press('Enter');
                await page.waitForFunction((part) => document.querySelector('.problem-bar [aria-current]')?.textContent === part, part);
                // The bar, and in it this part, are in the window.
                await page.waitForFunction((width) => {
                    const [bar, link] = ['.problem-bar', '.problem-bar [aria-current]'].map((name) => document.querySelector(name).getBoundingClientRect());
                    return bar.top >= 0 && bar.bottom < innerHeight / 2 && link.left >= 0 && link.right <= width;
                }, options.viewport.width);
            }
            assert.ok(await page.locator('.problem-bar').evaluate((bar) => bar.scrollWidth <= bar.clientWidth), 'all parts are seen at once');
            assert.deepEqual(faults, []);
            await context.close();
        }
    },

    async 'the list of problems is sorted, filtered and marked; marks are exported, imported and cleared'() {
        for (const [path, titles] of [['problems/', 'Problem'], ['zh/problems/', '题目']]) {
            const { context, page, faults } = await open({ acceptDownloads: true });
            page.on('dialog', (dialog) => dialog.accept());
            await page.goto(home + path);
            await page.locator('.filters').waitFor();
            const rows = () => page.locator('tbody tr').count();
            const links = () => page.locator('td.title a').evaluateAll((all) => all.map((link) => link.href.replace(/.*\/|\.html/g, '')));
            assert.deepEqual((await links()).sort(), listed);
            const all = await rows();
            assert.ok(all >= 120, `${all} games`);
            const toolsShown = () => page.locator('td.chapter').count();
            assert.equal(await toolsShown(), 0);
            await page.locator('.check input[name=tools]').check();
            assert.equal(await toolsShown(), all);
            await page.locator('.check input[name=tools]').uncheck();
            await page.locator('th.title button', { hasText: titles }).click();
            const sorted = await page.locator('td.title a').allInnerTexts();
            const collator = new Intl.Collator(path === 'problems/' ? 'en' : 'zh', { numeric: true });
            assert.deepEqual(sorted, [...sorted].sort(collator.compare));
            await page.locator('th.difficulty button').click();
            await page.locator('th.difficulty button').click();
            assert.equal(await page.locator('th.difficulty').getAttribute('aria-sort'), 'descending');
            const [hard, easy] = await Promise.all(['first', 'last'].map((end) => page.locator('td.difficulty .visually-hidden')[end]().innerText()));
            assert.deepEqual([hard, easy], ['5', '1']);
            for (const name of ['judge', 'topic', 'chapter', 'difficulty']) {
                await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
                assert.ok((await rows()) > 0 && (await rows()) < all, name);
                await page.locator(`select[name=${name}]`).selectOption('');
            }
            // What the judge's box keeps.
            await page.evaluate((id) => localStorage.setItem('solved', JSON.stringify({ [id]: '2026-01-31' })), nim);
            await page.reload();
            await page.locator('.done').waitFor();
            assert.equal(await page.locator('tr:has(.done) td.title a').evaluate((link) => link.href.replace(/.*\/|\.html/g, '')), nim);
            await page.locator('.check input').first().check();
            assert.equal(await rows(), all - 1);
            await page.locator('.check input').first().uncheck();
            const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.export').click()]);
            const file = await download.path();
            assert.deepEqual(JSON.parse(fs.readFileSync(file, 'utf8')), { [nim]: '2026-01-31' });
            await page.locator('.clear').click();
            await page.locator('.done').waitFor({ state: 'detached' });
            await page.locator('.import input').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
            await page.locator('.marks [role=alert]').waitFor();
            await page.locator('.import input').setInputFiles(file);
            await page.locator('.done').waitFor();
            assert.equal(await page.locator('.marks [role=alert]').count(), 0);
            assert.deepEqual(faults, []);
            await context.close();
        }
    },

    async 'the map leads on to where one read, and marks what is done'() {
        for (const path of ['', 'zh/']) {
            const { context, page, faults } = await open();
            page.on('dialog', (dialog) => dialog.accept());
            await page.goto(home + path);
            const map = page.locator('.course-map');
            await map.locator('.marks').waitFor();
            const stations = (track) => map.locator('details').nth(track).locator('li');
            const chapters = await Promise.all([0, 1, 2, 3].map((track) => stations(track).count()));
            assert.deepEqual(chapters, [...chapters].sort((a, b) => a - b));
            assert.ok(chapters[0] > 0 && chapters[3] >= 16);
            const names = await stations(0).locator('> a').evaluateAll((all) => all.map((link) => link.pathname));
            assert.equal(await map.locator('.way-on a').first().evaluate((link) => link.pathname), names[0]);
            await page.goto(origin + names[1]);
            // The exercises, which what is laid out late above them moves out of the window again.
            await page.waitForFunction(() => {
                const exercises = [...document.querySelectorAll('.vp-doc h2')].at(-2);
                exercises.scrollIntoView({ block: 'center', behavior: 'instant' });
                const { anchor } = JSON.parse(localStorage.getItem('place') ?? '{}');
                return localStorage.getItem('solved')?.includes('"nim"') && anchor === exercises.id;
            });
            await page.evaluate((id) => localStorage.setItem('solved', JSON.stringify({ ...JSON.parse(localStorage.getItem('solved')), ...Object.fromEntries([`won:${id}`, 'puzzle:2026-01-31:0', 'recognise:x'].map((name) => [name, '2026-01-31'])) })), nim);
            await page.goto(home + path);
            assert.equal(await stations(0).filter({ has: page.locator('> .done') }).locator('> a').evaluate((link) => link.pathname), names[1]);
            assert.equal(await stations(0).locator('.problems .done').count(), 1);
            assert.equal((await map.locator('.way-on').innerText()).match(/\((1 solved|已做出 1 道)\)/g)?.length, 2);
            await map.locator('.way-on a').first().click();
            await page.waitForURL((url) => url.pathname === names[1] && url.hash !== '');
            await page.goBack();
            await map.locator('.clear').click();
            await map.locator('li .done').first().waitFor({ state: 'detached' });
            assert.equal(await page.evaluate(() => localStorage.getItem('place')), null);
            assert.deepEqual(faults, []);
            await context.close();
        }
    },

    async 'each puzzle of the day has moves that win, and others'() {
        const { context, page, faults } = await open({ reducedMotion: 'reduce' });
        await page.goto(`${home}puzzles.html`);
        for (const level of [0, 1, 2]) {
            await page.locator('.levels button').nth(level).click();
            await page.locator('.daily .told', { hasText: 'Find a move' }).waitFor();
            await idle(page);
            for (let tried = 0; ; ++tried) {
                await page.locator('.moves').evaluate((list) => (list.open = true));
                await page.locator('.moves li').nth(tried).click();
                await page.locator('.daily .told', { hasText: /This move/ }).waitFor();
                await page.locator('.play[aria-busy=false] .undo:enabled').waitFor();
                if (await page.locator('.daily .right').count()) break;
                await page.locator('.undo').click();
                await page.locator('.play[aria-busy=false] .undo:disabled').waitFor();
            }
            await page.locator('.levels button', { hasText: '✓' }).nth(level).waitFor();
        }
        const days = page.locator('.days button');
        assert.match(await days.last().innerText(), /●●●/);
        await days.first().click();
        await page.locator('.daily .told', { hasText: 'Find a move' }).waitFor();
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'a twin leads to the game that it has, and is played and judged by itself'() {
        const { context, page, faults } = await open(desk);
        for (const [i, { id, elder }] of twins.entries()) {
            await page.goto(`${home}${i % 2 === 0 ? '' : 'zh/'}problems/${id}.html`);
            await idle(page);
            assert.ok((await page.locator('.play [role=option]').count()) > 0, id);
            assert.equal(await page.locator('.problem-bar a[href="#explore"]').count(), 0);
            assert.equal(await page.locator('.judge').count(), 1);
            await page.locator(`.vp-doc a[href$="${elder}.html"]`).first().click();
            await page.locator(`.vp-doc a[href$="${id}.html"]`).first().waitFor();
            await idle(page);
        }
        assert.deepEqual(faults, []);
        await context.close();
    },

    async '?only leaves a page without bars, or one box of it alone'() {
        const { context, page, faults } = await open(desk);
        const visible = (selector) => page.locator(selector).first().isVisible();
        await page.goto(`${home}theory/nim.html?only`);
        await page.locator('[data-only] .play[aria-busy=false]').waitFor();
        assert.deepEqual(await Promise.all(['.VPNav', '.VPSidebar', 'h1', '.play'].map(visible)), [false, false, true, true]);
        await page.goto(`${home}problems/${nim}.html`);
        await idle(page);
        const alone = await page.locator('.play .alone').getAttribute('href');
        await page.goto(new URL(alone, page.url()).href);
        await page.locator('[data-only=play] .play[aria-busy=false]').waitFor();
        assert.deepEqual(await Promise.all(['.VPNav', 'h1', '.run', '.judge', '.play'].map(visible)), [false, false, false, false, true]);
        await page.locator('.play .stone.live').first().click();
        await page.locator('.play .history').waitFor();
        await page.goto(`${home}zh/problems/${nim}.html?only#judge`);
        await page.locator('[data-only=judge] .judge').waitFor();
        assert.deepEqual(await Promise.all(['.VPNav', 'h1', '.play', '.judge'].map(visible)), [false, false, false, true]);
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'without scripts the list is there; on a phone its titles lead to their pages, inside the window'() {
        const { context, page } = await open({ ...phone, javaScriptEnabled: false });
        await page.goto(`${home}problems/`);
        const links = page.locator('td.title a');
        assert.deepEqual((await links.evaluateAll((all) => all.map((link) => link.getAttribute('href').replace(/.*\/|\.html/g, '')))).sort(), listed);
        for (const link of await links.all()) {
            const { x, width } = await link.boundingBox();
            assert.ok(x >= 0 && x + width <= 390);
        }
        await links.first().click();
        assert.match(page.url(), new RegExp(`problems/${ids[0]}\\.html$`));
        await context.close();
    },

    async 'an answer is not sent before the page can check it'() {
        const { context, page } = await open({ javaScriptEnabled: false });
        await page.goto(`${home}theory/sprague-grundy.html`);
        for (const check of await page.locator('.answer button[type=submit]').all()) assert.ok(await check.isDisabled());
        assert.ok(await page.locator('.answer').count());
        await context.close();
    },

    async 'a wrong answer offers the hint, and what is solved is kept'() {
        const { context, page, faults } = await open();
        await page.goto(`${home}theory/nim.html`);
        const box = page.locator('li > .answer', { hasText: 'the third heap' }); // beside 13 and 27
        const answer = async (text) => {
            await box.locator('input').fill(text);
            await box.locator('button[type=submit]').click();
        };
        await box.locator('button[type=submit]:enabled').waitFor();
        await answer('23');
        assert.ok(await box.locator('.hint-text').isHidden());
        await box.locator('.hint').click();
        await box.locator('.hint-text .katex').first().waitFor();
        await answer('22');
        await box.locator('.right', { hasText: 'Right.' }).waitFor();
        await page.reload();
        await box.locator('.right', { hasText: 'Solved' }).waitFor();
        assert.equal(await page.locator('.answer .right').count(), 1);
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'a question gives its hint for a wrong answer, and offers the answer for a second one'() {
        const { context, page, faults } = await open();
        await page.goto(`${home}theory/nim.html`);
        const box = page.locator('.answer').first(); // which stones of the heaps 8 and 3
        const check = box.locator('button[type=submit]');
        await check.and(page.locator(':enabled')).waitFor();
        await box.locator('input').fill('3, 8');
        await check.click();
        await box.locator('.hint-text').waitFor();
        assert.equal(await box.locator('.give-up').count(), 0);
        await check.click();
        await box.locator('.give-up').click();
        await box.locator('.hint-text', { hasText: 'The answer: 5, 8.' }).waitFor();
        await box.locator('input').fill('5 8');
        await check.click();
        await box.locator('.right', { hasText: 'Right.' }).waitFor();
        assert.deepEqual(faults, []);
        await context.close();
    },

    async 'the start page speaks the language of the browser, until another one is chosen'() {
        for (const [locale, to] of [['zh-CN', 'zh/'], ['en-GB', ''], ['fr-FR', '']]) {
            const { context, page } = await open({ locale });
            await page.goto(home);
            await page.waitForURL(home + to);
            await ready(page);
            if (locale === 'zh-CN') {
                await page.locator('.VPNavBarTranslations').hover();
                await page.locator('.VPNavBarTranslations a', { hasText: 'English' }).click();
                await page.waitForURL(home);
                await page.locator('.doors', { hasText: 'Learn' }).waitFor();
                await page.goto('about:blank');
                await page.goto(home);
                await ready(page);
                assert.equal(page.url(), home);
            }
            await context.close();
        }
    },

    async 'a page of a problem begins with its limits and samples; topics gather problems'() {
        const { context, page } = await open();
        await page.goto(`${home}problems/${nim}.html`);
        assert.match(await page.locator('.facts').innerText(), /time limit 1 s.* · memory limit 64 MB/);
        assert.deepEqual(await page.locator('.sample pre').allInnerTexts(), ['2\n2 3', 'Yes']);
        await page.goto(`${home}problems/`);
        const topics = await page.locator('select[name=topic] option').count();
        assert.ok(topics <= 15, `${topics} topics`);
        await context.close();
    },

    async 'the inputs that show a mistake are blocks, whose numbers are whole, to copy, run and judge'() {
        for (const options of [phone, desk]) {
            const { context, page, faults } = await open(options);
            await page.goto(`${home}accepted.html`);
            await page.locator('.input-block').first().waitFor();
            assert.ok(await page.locator('.input-block pre').evaluateAll((all) => all.every((pre) => getComputedStyle(pre).whiteSpace === 'pre')));
            const block = page.locator('.input-block').first();
            const input = await block.locator('pre').innerText();
            await block.locator('a', { hasText: 'Judge this program' }).click();
            await page.locator('.judge .cm-content', { hasText: '// WA' }).waitFor();
            await page.goBack();
            await page.locator('.input-block').first().locator('a', { hasText: 'Run this input' }).click();
            await page.waitForFunction((text) => document.querySelector('.run textarea')?.value.trim() === text, input.trim());
            assert.deepEqual(faults, []);
            await context.close();
        }
    },

    async 'boards and answers are printed, without buttons'() {
        const { context, page } = await open();
        await page.emulateMedia({ media: 'print' });
        await page.goto(`${home}problems/${nim}.html`);
        await page.locator('.play .board svg').first().waitFor();
        await page.locator('.play [role=option]').first().waitFor({ state: 'attached' });
        for (const hidden of ['.play button', '.play select', '.play label', '.play [role=option]', '.run button', 'button.copy', '.problem-bar']) {
            const seen = await page.locator(hidden).evaluateAll((all) => [all.length, all.filter((each) => each.checkVisibility()).length]);
            assert.ok(seen[0] > 0 && seen[1] === 0, `${hidden}: ${seen[1]} of ${seen[0]} are printed`);
        }
        await page.goto(`${home}theory/nim.html`);
        assert.ok(await page.locator('.answer').first().isVisible());
        assert.ok(await page.locator('.answer button').first().isHidden());
        await context.close();
    },

    async 'a picture that moves is stepped by button, key, tap and swipe; where no motion is wanted it does not glide'() {
        for (const reducedMotion of ['no-preference', 'reduce']) {
            const { context, page, faults } = await open({ ...phone, hasTouch: true, reducedMotion });
            await page.goto(`${home}theory/nim.html`);
            const picture = page.locator('.moving.ready');
            const at = (frame) => page.locator(`.moving.ready[data-at="${frame}"]`).waitFor();
            const button = (name) => picture.locator(`.${name}`);
            await at(0);
            await picture.scrollIntoViewIfNeeded();
            await shown(page); // what is laid out late has its place
            const last = (await picture.locator('figcaption span').count()) - 1;
            assert.ok(await button('back').isDisabled());
            // Nothing is told to a screen reader before the reader steps.
            assert.equal(await picture.locator('[aria-live]').textContent(), '');
            await button('next').click();
            await at(1);
            assert.equal(await picture.locator('[aria-live]').textContent(), `Step 2 of ${last + 1}. ${await picture.locator('.now').innerText()}`);
            const glides = await picture.locator('svg g').first().evaluate((item) => getComputedStyle(item).transitionDuration !== '0s');
            assert.equal(glides, reducedMotion === 'no-preference');
            for (const [key, frame] of [['ArrowRight', 2], ['ArrowLeft', 1], ['End', last], ['ArrowRight', last], ['Home', 0], ['ArrowLeft', 0]]) {
                await picture.press(key);
                await at(frame);
            }
            const drawing = picture.locator('svg');
            await drawing.scrollIntoViewIfNeeded();
            const tap = async (part) => {
                const { x, y, width, height } = await drawing.boundingBox();
                await page.touchscreen.tap(x + part * width, y + height / 2);
            };
            for (const [part, frame] of [[0.8, 1], [0.8, 2], [0.2, 1]]) {
                await tap(part);
                await at(frame);
            }
            const touch = await context.newCDPSession(page);
            const swipe = async (from, to) => {
                const { x, y, width, height } = await drawing.boundingBox();
                const finger = (part) => [{ x: x + part * width, y: y + height / 2 }];
                await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(from) });
                for (const part of [(from + to) / 2, to]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(part) });
                await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
            };
            await swipe(0.8, 0.3);
            await at(2);
            await swipe(0.3, 0.8);
            await at(1);
            if (reducedMotion === 'reduce') {
                assert.equal(await button('play-on').count(), 0);
            } else {
                await button('play-on').click();
                await at(2);
                await button('play-on').filter({ hasText: 'Pause' }).click();
                await button('play-on').filter({ hasText: 'Play' }).waitFor();
                assert.match(await picture.locator('[aria-live]').textContent(), /^Step 2 /); // what plays is not told
            }
            await page.emulateMedia({ media: 'print' });
            await at(last);
            assert.ok(await button('next').isHidden());
            assert.deepEqual(faults, []);
            await context.close();
        }
    },

    async 'without scripts a picture that moves is its last frame, in both languages'() {
        const { context, page } = await open({ javaScriptEnabled: false });
        for (const path of ['', 'zh/']) {
            await page.goto(`${home}${path}theory/bash.html`);
            const picture = page.locator('.moving');
            const captions = picture.locator('figcaption span');
            const last = (await captions.count()) - 1;
            assert.equal(await picture.getAttribute('data-at'), String(last));
            assert.ok(await captions.nth(last).isVisible());
            assert.ok(await captions.first().isHidden());
            assert.ok(await picture.locator('circle').first().isVisible());
            for (const button of await picture.locator('button').all()) assert.ok(await button.isHidden());
        }
        await context.close();
    },

    async 'a paste of 5 MB is shown by its beginning, and is run or refused'() {
        const { context, page } = await open();
        await page.goto(`${home}problems/${nim}.html`);
        await page.waitForFunction(() => document.querySelector('.run textarea')?.value !== '');
        const times = [];
        const took = async (what) => {
            const begin = performance.now();
            await what();
            times.push(Math.round(performance.now() - begin));
        };
        const verdict = page.locator('.run .verdict:not(:empty)');
        const paste = async (box, text) => {
            await page.locator(box).focus();
            await page.keyboard.press('Control+a');
            await page.keyboard.insertText(text);
        };
        for (const [input, told] of [
            [`100000\n${'1 '.repeat(99999)}2\n`, /Own input/],
            ['1\n'.repeat(2_500_000), /Not a legal input/],
        ]) {
            await took(() => paste('.run textarea', input));
            assert.match(await page.locator('.run .input-text p').innerText(), /MB, [\d,]+ lines; only the beginning/);
            assert.ok((await page.locator('.run textarea').inputValue()).length < 2000);
            await took(async () => {
                await page.locator('.run button.first').click();
                await verdict.waitFor();
            });
            assert.match(await verdict.innerText(), told);
            await page.locator('.run .input-text button').click();
        }
        await took(() => paste('.run textarea', 'x'.repeat(17 << 20)));
        assert.match(await page.locator('.run .input-text p').innerText(), /17.0 MB are too long; at most 16 MB/);
        await page.locator('.play button[aria-expanded]').click();
        await took(async () => {
            await paste('.own textarea', '1\n'.repeat(2_500_000));
            await page.locator('.own > button').click();
            await page.locator('.play [role=alert]').waitFor();
        });
        console.log(`paste, run, paste, refuse, too long, Play: ${times.join(', ')} ms`);
        await context.close();
    },
};

await run(tests);
