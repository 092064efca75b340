// A headless Chromium and a file server for tests.
import { text } from 'node:stream/consumers';

import { chromium } from 'playwright-core';

import { serve as serveFiles } from '../server.mjs';

/** Serves folders, as server.mjs. `posted` is the first text that a page sends, `asked` what was asked for so far. */
export async function serve(folders, options = {}) {
    const asked = [];
    let take;
    const posted = new Promise((resolve) => (take = resolve));
    const note = (path) => {
        asked.push(path);
        options.asked?.(path);
    };
    const server = await serveFiles(folders, { ...options, asked: note, posted: (request) => text(request).then(take) });
    return { ...server, posted, asked };
}

const options = (more) => ({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
});

export const launch = (...more) => chromium.launch(options(more));

/** A browser that keeps what it has in this folder. */
export const launchKept = (folder, context) => chromium.launchPersistentContext(folder, { ...options([]), ...context });
