// What the tests of build/site share. It is served from a folder below the server's root by a server
// that knows only files.
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { problemFolders } from '../content/folders.mjs';
import { launch, serve } from './browser.mjs';
import { problems, root, runTests } from './node.mjs';

export const site = join(root, 'build/site');
export const folder = '/some/folder/';
const server = await serve({ [folder]: site });
export const origin = server.url;
export const home = origin + folder;

function pagesBelow(path) {
    return fs.readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isDirectory()) return pagesBelow(join(path, entry.name));
        return entry.name.endsWith('.html') ? [join(path, entry.name).slice(site.length + 1)] : [];
    });
}
const leadsOn = (page) => fs.readFileSync(join(site, page), 'utf8').includes('<script>location.replace(');
export const pages = pagesBelow(site).filter((page) => !['404.html', 'offline.html'].includes(page) && !leadsOn(page)).sort();
export const ids = problems().sort();
const served = fs.readdirSync(join(site, 'cases')).map((name) => name.replace('.json', ''));
assert.deepEqual(served.sort(), problemFolders(root).map(({ id }) => id).sort());
export const twins = problemFolders(root).filter(({ elder }) => elder !== undefined);
/** A page of each kind, in both languages. */
export const kinds = ['', 'lab.html', 'puzzles.html', 'recognise.html', 'glossary.html', 'problems/', `problems/${ids[0]}.html`, 'theory/', 'theory/sprague-grundy.html', 'theory/solutions/staircase-nim.html']
    .flatMap((page) => [page, `zh/${page}`]);

export const browser = await launch();

/** A page that notes what goes wrong in it. */
export async function open(options = {}) {
    // The service worker has a test of its own: it would answer what a test wants to answer.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    const faults = [];
    const requests = [];
    page.on('console', (message) => {
        const isBlock = message.text().startsWith('Service Worker registration blocked');
        if (['error', 'warning'].includes(message.type()) && !isBlock) faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
        // What a page that is left no longer wants.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home)) {
            faults.push(`foreign: ${request.url()}`);
        }
        requests.push(request.url());
    });
    page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    return { context, page, faults, requests };
}

export const ready = (page) => page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
/** What a page does when its window changes waits for fonts and for the next frames. */
export const shown = (page) =>
    page.evaluate(async () => {
        for (let frame = 0; frame < 4; ++frame) {
            await document.fonts.ready;
            await new Promise(requestAnimationFrame);
        }
    });

/** Runs those of the tests, by name, that have the program's argument in their names. */
export async function run(tests, alsoWanted = () => false) {
    const wanted = process.argv[2] ?? '';
    try {
        await runTests(Object.entries(tests).filter(([name], i) => name.includes(wanted) || alsoWanted(wanted, i)));
    } finally {
        await browser.close();
        server.close();
    }
}
