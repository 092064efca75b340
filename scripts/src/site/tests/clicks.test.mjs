// A page of build/site, drawn in one of its languages or none, is come to by a link, and every link (that from several pages leads to the same
// place, from one of them) and every entry of an outline is clicked; every box still works after it: node scripts/src/site/tests/clicks.test.mjs
import assert from 'node:assert/strict';

import { drawn } from './node.mjs';
import { folder, home, open as openPage, pages, ready, run } from './site.mjs';

// In the page: what a visitor does there, and what is wrong after it.
const visitor = (folder) => {
    const frame = () => new Promise(requestAnimationFrame);
    const until = async (what, happens) => {
        for (const end = performance.now() + 120_000; !happens(); await frame()) {
            if (performance.now() > end) throw new Error(`${what} does not come`);
        }
    };
    const path = () => location.pathname.slice(folder.length);
    const named = (page) => `${folder}${page}`.replace(/index\.html$/, '').replace(/[./]+/g, '_').replace(/_html$/, '');
    const arrived = async (page) => {
        await until(page, () => path() === page && document.querySelector(`.vp-doc.${CSS.escape(named(page))} h1`));
        await frame();
    };
    const alerts = () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent.trim()).filter(Boolean);
    const idle = () => until('the end of thinking', () => !document.querySelector('.play[aria-busy=true]'));
    const inPage = () => [...document.querySelectorAll('.VPDoc a[href^="#"], .VPLocalNav a[href^="#"]')];
    const here = () => location.href.replace(/#.*/, '');
    Object.assign(self, {
        arrived,
        /** The pages that the text links to. */
        others: () => [...new Set([...document.querySelectorAll('main a[href]')]
            .filter((link) => link.href.startsWith(location.origin) && /(\/|\.html)(#|$)/.test(link.href) && !link.href.startsWith(`${here()}#`))
            .map((link) => link.href))],
        async clickInPage() {
            const bad = [];
            // Play's links to a position are not those of a heading.
            for (const link of inPage().filter((link) => !link.closest('.play, .box'))) {
                link.click();
                if (decodeURIComponent(location.hash) !== decodeURIComponent(link.hash)) bad.push(`${link.hash}: the address is ${location.hash}`);
                if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) bad.push(`${link.hash} leads nowhere`);
            }
            await frame();
            await idle();
            return [...bad, ...alerts()];
        },
        async boxesWork() {
            await idle();
            const bad = alerts();
            const click = (button) => document.querySelector(button)?.click();
            if (document.querySelector('.play')) {
                if (!document.querySelector('.play .board svg')) bad.push('no board');
                click('.play .hint');
                await until('a hint', () => document.querySelector('.play .note')?.textContent.trim());
            }
            if (document.querySelector('.run')) {
                click('.run button.first');
                await until('a verdict', () => document.querySelector('.run .verdict')?.textContent.trim());
                const verdict = document.querySelector('.run .verdict').textContent;
                if (!verdict.startsWith('AC')) bad.push(`Run: ${verdict}`);
                if (!document.querySelector('.judge .row')) bad.push('no judge');
            }
            if (document.querySelector('.explore')) await until('a table', () => document.querySelector('.explore canvas'));
            if (document.querySelector('.lab')) await until('a game', () => document.querySelector('.lab[aria-busy=false] .cm-content'));
            if (document.querySelector('.grundy')) await until('values', () => document.querySelector('.grundy canvas'));
            return [...bad, ...alerts()];
        },
        async follow(href) {
            let link = [...document.querySelectorAll('main a[href]')].find((each) => each.href === href);
            const isMade = link === undefined;
            if (isMade) link = Object.assign(document.createElement('a'), { href });
            if (isMade) document.body.append(link);
            const to = new URL(href).pathname.slice(folder.length);
            link.click();
            if (isMade) link.remove();
            await arrived(to);
            const anchor = decodeURIComponent(location.hash.slice(1));
            if (/^(play|explain|judge|game|lab)=/.test(anchor)) await idle();
            else if (anchor !== '' && !document.getElementById(anchor)) throw new Error(`${href} leads to no part of the page`);
            return to;
        },
        async back(to) {
            history.back();
            await arrived(to);
        },
        async forward(to) {
            history.forward();
            await arrived(to);
        },
    });
};

// Walks over these pages within the app, from link to link, until no page and no link is left.
async function walk(mine) {
    // A low window: what is painted and fetched ahead of a click is not looked at.
    const { context, page, faults } = await openPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 400 } });
    await page.addInitScript(visitor, folder);
    const bad = [];
    const links = new Map(); // of the visited pages, to others
    const clicked = new Set();
    const waiting = (path) => (links.get(path) ?? []).filter((href) => !clicked.has(href));
    const told = (path, words) => void bad.push(...words.map((word) => `${path}: ${word}`), ...faults.splice(0).map((fault) => `${path}: ${fault}`));

    const work = async (path) => told(path, await page.evaluate('boxesWork()').catch((error) => [error.message]));

    // Everything that can be done on a page without leaving it, once.
    async function visit(path) {
        if (links.has(path) || !mine.includes(path)) return;
        links.set(path, await page.evaluate('others()'));
        told(path, await page.evaluate('clickInPage()'));
        await work(path);
        // Each is loaded anew in one of its languages.
        if (/problems\/.|^(zh\/)?$/.test(path) && drawn(mine.indexOf(path) + Number(path.startsWith('zh/')), 2)) {
            await page.reload();
            await ready(page);
            await work(path);
        }
    }

    // The page where most is left to do.
    const open = (path) => (links.has(path) ? waiting(path).length : mine.includes(path) ? 1000 : 0);
    const target = (href) => new URL(href).pathname.slice(folder.length);
    const best = (hrefs) => hrefs.reduce((one, other) => (open(target(other)) > open(target(one)) ? other : one));
    let at = mine[0];
    await page.goto(home + at);
    await ready(page);
    while (bad.length < 50) { // a browser that is gone fails in each step
        await visit(at);
        const here = waiting(at);
        const next = best(here.length > 0 ? here : mine.map((path) => home + path));
        if (here.length === 0 && open(target(next)) === 0) break;
        if (here.includes(next)) clicked.add(next);
        const to = await page.evaluate((href) => self.follow(href), next).catch((error) => told(at, [error.message]));
        if (to === undefined) continue;
        // Back from each page that is visited, which is come to again, and from where nothing is left to do.
        const isNew = open(to) === 1000, isEnd = open(to) === 0 && open(at) > 0;
        if (isNew || isEnd) {
            const goBack = ([from, to]) => self.back(from).then(() => to !== undefined && self.forward(to));
            await page.evaluate(goBack, isNew ? [at, to] : [at]).catch((error) => told(at, [`back from ${to}: ${error.message}`]));
        }
        told(at, []);
        if (!isEnd) at = to;
    }
    await context.close();
    return { bad, clicked: clicked.size, pages: mine.length };
}

const tests = {
    async 'every link and every outline entry is clicked, and every box works after it'() {
        // Half of the pages, each in one of its languages, are drawn.
        const english = pages.filter((path) => !path.startsWith('zh/')).map((path) => path.replace(/(^|\/)index\.html$/, '$1'));
        const walks = await Promise.all([0, 1].map((chinese) => walk(english.filter((path, i) => path === '' || drawn(i + 2 * chinese, 4)).map((path) => (chinese ? `zh/${path}` : path)))));
        const sum = (what) => walks.reduce((all, each) => all + each[what], 0);
        const clicked = sum('clicked');
        console.log(`${clicked} places on other pages`);
        assert.deepEqual(walks.flatMap(({ bad }) => bad), []);
        assert.ok(clicked > sum('pages'));
    },
};

await run(tests);
