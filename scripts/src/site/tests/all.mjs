// Runs every test of the site, two files at a time: node scripts/src/site/tests/all.mjs
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const tests = (folder) => fs.readdirSync(join(here, folder)).filter((name) => name.endsWith('.test.mjs')).map((name) => join(here, folder, name));

// The page's judge measures real time: beside it runs what needs no more than a processor. Of the others, the
// longest begins first.
const [timed, light, longest] = ['judge', 'book', 'pages'].map((name) => join(here, `${name}.test.mjs`));
const first = [timed, ...tests('programs'), light];
for (const files of [first, [longest, ...tests('.').filter((file) => ![...first, longest].includes(file))]]) {
    const told = run({ files, concurrency: 2, timeout: 1_500_000 }); // what hangs is told, not waited for
    told.on('test:fail', () => (process.exitCode = 1));
    for await (const text of told.compose(new spec())) process.stdout.write(text);
}
