// The course as a book, from build/site: node scripts/src/site/tests/book.test.mjs
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { print } from '../book.mjs';
import { chapters } from '../content/pages.mjs';
import { browser, home, run } from './site.mjs';

await run({
    async 'its contents name the pages on which the chapters begin, and it stays small'() {
        const folder = fs.mkdtempSync(join(tmpdir(), 'book-'));
        try {
            const { pages, bytes, starts, end } = await print(browser, home, 'en', join(folder, 'book.pdf'));
            assert.equal(starts.length, chapters().length);
            assert.ok(starts.every((start, i) => start > (starts[i - 1] ?? 1)));
            assert.equal(pages, end - 1);
            assert.ok(bytes < 15e6, `${bytes} bytes`);
        } finally {
            fs.rmSync(folder, { recursive: true });
        }
    },
});
