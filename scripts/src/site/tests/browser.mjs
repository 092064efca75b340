// A headless Chromium, a file server and a slow line for tests.
import { connect, createServer } from 'node:net';
import { Transform, pipeline } from 'node:stream';
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

/** A line to a server for so many bytes a second, all connections together; cut() breaks off what is under way. */
export async function lineTo(url, bytesPerSecond) {
    const { hostname, port } = new URL(url);
    const open = new Set();
    let sent = 0; // when it has sent all that it was given
    const line = createServer((near) => {
        const far = connect(port, hostname);
        const paced = new Transform({
            transform(bytes, _, done) {
                const now = performance.now();
                sent = Math.max(sent, now) + (1000 * bytes.length) / bytesPerSecond;
                setTimeout(done, sent - now, null, bytes);
            },
        });
        open.add(near);
        pipeline(near, far, () => undefined);
        pipeline(far, paced, near, () => open.delete(near));
    });
    await new Promise((resolve) => line.listen(0, '127.0.0.1', resolve));
    const cut = () => open.forEach((socket) => socket.destroy());
    return { url: `http://127.0.0.1:${line.address().port}`, cut, close: () => (cut(), line.close()) };
}

const options = (more) => ({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
});

export const launch = (...more) => chromium.launch(options(more));

/** A browser that keeps what it has in this folder. */
export const launchKept = (folder, context) => chromium.launchPersistentContext(folder, { ...options([]), ...context });
