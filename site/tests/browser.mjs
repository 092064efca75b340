// A headless Chromium and a file server for tests.
import * as fs from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

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

/**
 * Serves folders: {'/': folder, '/wasm/': folder}. The longest fitting beginning counts. With `gzip`,
 * compressed, and to be kept, as servers on the web do.
 */
export async function serve(folders, { gzip = false } = {}) {
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
        const content = fs.createReadStream(file);
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        if (gzip) {
            response.writeHead(200, { 'content-encoding': 'gzip', 'cache-control': 'max-age=31536000' });
            content.pipe(createGzip()).pipe(response);
        } else {
            response.writeHead(200, { 'content-length': fs.statSync(file).size });
            content.pipe(response);
        }
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export const launch = (...more) =>
    chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
    });
