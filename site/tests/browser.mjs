// A headless Chromium and a file server for tests.
import * as fs from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { chromium } from 'playwright-core';

const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
};

/** Serves folders: {'/': folder, '/wasm/': folder}. The longest fitting beginning counts. */
export async function serve(folders) {
    const beginnings = Object.keys(folders).sort((a, b) => b.length - a.length);
    const server = createServer((request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
        const beginning = beginnings.find((each) => path.startsWith(each));
        let file = beginning === undefined ? '' : join(folders[beginning], path.slice(beginning.length));
        if (path.endsWith('/')) file = join(file, 'index.html');
        if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) {
            response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
            return;
        }
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-length': fs.statSync(file).size });
        fs.createReadStream(file).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export const launch = () =>
    chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    });
