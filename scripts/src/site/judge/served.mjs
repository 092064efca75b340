// What the page's compiler is served as, below /clang/<release>/: the package's files and what is compiled before
// any program, packed with xz, which makes them a fifth, and cut into parts,
// so that a fetch that broke off goes on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fileList, flags, partBytes, partOf, served, usualStandard } from './clang.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const clang = join(here, '../node_modules/@yowasp/clang');
/** A first visit over a line of 1 MB/s has to fetch no more. */
const mostPacked = 30e6;

/** Another compiler, or other flags, is another release: readers have the files of the last one. */
export const release = [join(clang, 'package.json'), join(here, 'clang.mjs'), join(here, 'served.mjs')]
    .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

// What no program here can use: headers of other processors and languages, libc++ as it was for C++03, modules,
// profiles, shared libraries.
const unused = [
    /^include\/(?!c\+\+|wasm32-|std|__(?!clang_)|float|limits|iso646|inttypes|tgmath|ptrauth|unwind|mm_malloc|wasm_simd128)[^/]/,
    /^include\/c\+\+\/v1\/(__cxx03\/|.*\.(modulemap|imp)$)/,
    /^share\//,
    /\.so$/,
    /libclang_rt\.profile/,
];

/** A tar without what is unused. An entry is a block of 512 bytes, with its name and octal size, and its content. */
export function pruned(tar) {
    const kept = [];
    const text = (block, from, length) => block.toString('latin1', from, from + length).replace(/\0.*$/s, '');
    for (let at = 0; at < tar.length && tar[at] !== 0; ) {
        const block = tar.subarray(at, at + 512);
        const end = at + 512 * (1 + Math.ceil(parseInt(text(block, 124, 12), 8) / 512));
        const prefix = text(block, 345, 155);
        const name = (prefix === '' ? '' : `${prefix}/`) + text(block, 0, 100);
        if (!unused.some((each) => each.test(name))) kept.push(tar.subarray(at, end));
        at = end;
    }
    return Buffer.concat([...kept, Buffer.alloc(1024)]);
}

async function loaded() {
    const { runClang } = await import('@yowasp/clang');
    await runClang(null, {}, { fetchProgress: () => undefined });
    return runClang;
}
let compiler;
let last = Promise.resolve();

/** The files that the page's compiler makes, one order after the other. */
const runClang = (args, files) => (last = last.then(async () => (await (compiler ??= loaded()))(args, files)));

/** What the lab's games are linked with, compiled by the page's compiler, once for the same text. The path below `cache`. */
export async function labObject(cache, include) {
    const source = 'lab_answers.cpp';
    const text = Object.fromEntries(fs.readdirSync(include).map((name) => [name, fs.readFileSync(join(include, name), 'utf8')]));
    const hash = createHash('sha256').update(release).update(JSON.stringify(text)).digest('hex').slice(0, 12);
    const made = join(cache, `lab-${hash}.o`);
    if (fs.existsSync(made)) return made;
    for (const old of fs.readdirSync(cache)) if (/^lab-.*\.o$/.test(old)) fs.rmSync(join(cache, old));
    const object = (await runClang([...flags(usualStandard, false), '-c', source, '-o', 'made.o'], text))['made.o'];
    fs.writeFileSync(`${made}.new`, object);
    fs.renameSync(`${made}.new`, made);
    return made;
}

/** These bytes packed, by way of files beside this one, while this thread does other things: compiling, it would not hand bytes on. */
async function pack(bytes, file) {
    const [whole, packed] = [`${file}.whole`, `${file}.xz`];
    fs.writeFileSync(whole, bytes);
    const [from, to] = [fs.openSync(whole, 'r'), fs.openSync(packed, 'w')];
    const [code] = await once(spawn('xz', ['-6', '--check=crc32', '--stdout'], { stdio: [from, to, 'inherit'] }), 'close');
    for (const open of [from, to]) fs.closeSync(open);
    if (code !== 0) throw new Error(`xz ends with ${code} on ${whole}`);
    const result = fs.readFileSync(packed);
    for (const done of [whole, packed]) fs.rmSync(done);
    return result;
}

/** The files to serve, by name; they are made once for a release, in a folder of `cache`. */
export async function servedFiles(cache) {
    const made = join(cache, release);
    if (!fs.existsSync(made)) {
        fs.rmSync(cache, { recursive: true, force: true });
        fs.mkdirSync(`${made}.new`, { recursive: true });
        const packing = [];
        const begin = (name, bytes) => {
            const packed = pack(bytes, join(`${made}.new`, name));
            packed.catch(() => undefined); // it is awaited below
            packing.push({ name, packed });
        };
        for (const name of fs.readdirSync(join(clang, 'gen'))) {
            const bytes = fs.readFileSync(join(clang, 'gen', name));
            begin(name, name.endsWith('.tar') ? pruned(bytes) : bytes);
        }
        for (const { name, args, files, output } of served) begin(name, (await runClang(args, files))[output]);
        const list = {};
        for (const { name, packed } of packing) {
            const bytes = await packed;
            list[name] = bytes.length;
            for (let at = 0; at < bytes.length; at += partBytes) {
                fs.writeFileSync(join(`${made}.new`, partOf(name, at / partBytes)), bytes.subarray(at, at + partBytes));
            }
        }
        fs.writeFileSync(join(`${made}.new`, fileList), JSON.stringify(list));
        fs.renameSync(`${made}.new`, made);
    }
    const names = fs.readdirSync(made);
    const files = new Map(names.map((name) => [name, join(made, name)]));
    const size = [...files.values()].reduce((sum, path) => sum + fs.statSync(path).size, 0);
    if (size > mostPacked) throw new Error(`the page's compiler: ${size} bytes packed, at most ${mostPacked}`);
    return { files, size };
}
