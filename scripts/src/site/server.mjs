// A server of files, for readers and tests.
import * as fs from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.wasm': 'application/wasm',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.cpp': 'text/plain; charset=utf-8',
};

function fileAt(path) {
    const stats = fs.statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? { path, stats } : undefined;
}

// The one range of bytes that is asked for, as what broke off is; none where the file is another one since.
function rangeOf({ range = '', 'if-range': unchanged }, date, size) {
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
    if ((unchanged !== undefined && unchanged !== date) || first + last === '') return undefined;
    if (first === '') return { from: Math.max(0, size - Number(last)), to: size - 1 };
    const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
    return to < Number(first) && Number(first) < size ? undefined : { from: Number(first), to };
}

function send(request, response, { path, stats: { size, mtime } }, { status = 200, gzip }) {
    const date = mtime.toUTCString();
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.setHeader('last-modified', date);
    // What is new is shown at once, and what is not is not sent again.
    response.setHeader('cache-control', gzip ? 'max-age=31536000' : 'no-cache');
    if (status === 200 && request.headers['if-modified-since'] === date) return response.writeHead(304).end();
    const part = status === 200 && !gzip ? rangeOf(request.headers, date, size) : undefined;
    if (part?.from >= size) return response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    if (part !== undefined) {
        const { from, to } = part;
        response.writeHead(206, { 'content-length': to - from + 1, 'content-range': `bytes ${from}-${to}/${size}` });
    } else {
        response.writeHead(status, gzip ? { 'content-encoding': 'gzip' } : { 'content-length': size, 'accept-ranges': 'bytes' });
    }
    if (request.method === 'HEAD') return response.end();
    // Where the file has gone since, by a new build, the answer is cut off.
    const bytes = fs.createReadStream(path, part && { start: part.from, end: part.to });
    pipeline([bytes, ...(gzip ? [createGzip()] : []), response], () => undefined);
}

/**
 * Serves folders: {'/': folder, '/wasm/': folder}. The longest fitting beginning counts. What is not
 * there is answered by the folder's 404.html. With `gzip`, compressed, and to be kept, as servers on the
 * web do. `asked` is told every path, `posted` every request that sends something. Takes the first of
 * `ports` ports from `port` on that is free, 0 for any. Rejects where there is none.
 */
export async function serve(folders, { gzip = false, port = 0, ports = 1, asked, posted } = {}) {
    const beginnings = Object.keys(folders).sort((a, b) => b.length - a.length);
    const server = createServer((request, response) => {
        if (request.method === 'POST') {
            posted?.(request);
            return response.end();
        }
        let path = '';
        try {
            path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
        } catch {
            // No address.
        }
        asked?.(path);
        const beginning = beginnings.find((each) => path.startsWith(each));
        if (beginning === undefined || path.includes('\0')) return response.writeHead(404).end();
        const wanted = join(folders[beginning], path.slice(beginning.length), path.endsWith('/') ? 'index.html' : '');
        const file = fileAt(wanted);
        if (file) return send(request, response, file, { gzip });
        if (fileAt(join(wanted, 'index.html'))) return response.writeHead(301, { location: `${path}/` }).end();
        const lost = fileAt(join(folders[beginning], '404.html'));
        if (lost) send(request, response, lost, { status: 404, gzip: false });
        else response.writeHead(404).end();
    });
    for (let tried = 0; ; ++tried) {
        try {
            await new Promise((resolve, reject) => {
                server.once('error', reject);
                server.listen(port === 0 ? 0 : port + tried, '127.0.0.1', resolve);
            });
            break;
        } catch (error) {
            if (error.code !== 'EADDRINUSE' || tried + 1 >= ports) throw error;
        }
    }
    return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
