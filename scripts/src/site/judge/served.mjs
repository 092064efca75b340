// What the page's compiler is served as, below /clang/<release>/: the package's files, and what is
// compiled before any program.
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { served } from './clang.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const clang = join(here, '../node_modules/@yowasp/clang');

/** Another compiler, or other flags, is another release: readers have the files of the last one. */
export const release = createHash('sha256')
    .update(fs.readFileSync(join(clang, 'package.json')))
    .update(fs.readFileSync(join(here, 'clang.mjs')))
    .digest('hex')
    .slice(0, 12);

/** The files by name; what is compiled is kept in `cache`, which gets a folder for this release alone. */
export async function servedFiles(cache) {
    const made = join(cache, release);
    if (!fs.existsSync(made)) {
        const { runClang } = await import('@yowasp/clang');
        await runClang(null, {}, { fetchProgress: () => undefined });
        const files = new Map();
        for (const { name, args, files: given, output } of served) {
            files.set(name, (await runClang(args, given))[output]);
        }
        fs.rmSync(cache, { recursive: true, force: true });
        fs.mkdirSync(`${made}.new`, { recursive: true });
        for (const [name, bytes] of files) fs.writeFileSync(join(`${made}.new`, name), bytes);
        fs.renameSync(`${made}.new`, made);
    }
    const files = new Map();
    for (const [folder, names] of [
        [join(clang, 'gen'), fs.readdirSync(join(clang, 'gen'))],
        [made, fs.readdirSync(made)],
    ]) {
        for (const name of names) files.set(name, join(folder, name));
    }
    return files;
}
