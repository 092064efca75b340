// Compiles the C++ that the pages run to build/wasm/: node scripts/src/site/wasm/build.mjs [--quiet]
//   <id>/solution.wasm  the bundle that was judged; at most 50 KB compressed
//   <id>/game.wasm      rules and explanation of a problem (scripts/src/page/programs/game.cpp)
//   <id>/<name>.wasm    a program of the problem's pictures
//   <id>/game.json      the samples, how Play looks, what Explore shows
//   grundy.wasm         heap games (scripts/src/page/programs/grundy.cpp)
//   exercises.json      what counts as an answer (common/notes/exercises), computed here and now
// Whatever is newer than its sources stays. Problems are the folders of problems/.
import { execFile, execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { parse } from 'smol-toml';

import { ownJudge } from '../judge/own.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const out = join(root, 'build/wasm');
const objects = join(out, '.objects');
const mostCompressed = 50 * 1024;

const target = '--target=wasm32-wasi';
const clang = [target, '-Os'];
const page = [
    ...clang,
    '-std=c++20',
    '-fwasm-exceptions',
    `-I${root}/scripts/src`,
    `-I${root}/common`,
    // After all others: only the libraries that are headers and have no such file in wasi-libc.
    '-idirafter',
    '/usr/include',
    '-DFMT_HEADER_ONLY',
    '-DJSON_HAS_FILESYSTEM=0',
    '-DJSON_HAS_EXPERIMENTAL_FILESYSTEM=0',
];
const link = ['-Wl,--strip-all', '-Wl,--gc-sections', '-Wl,-z,stack-size=8388608'];

const files = (folder, end) =>
    fs.existsSync(folder)
        ? fs
              .readdirSync(folder)
              .filter((name) => name.endsWith(end))
              .sort()
              .map((name) => join(folder, name))
        : [];

function writeIfNew(file, text) {
    fs.mkdirSync(dirname(file), { recursive: true });
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

// --- what is to be made: {output, inputs, args}, in steps that need those before ---

const compiling = (output, source, flags) => ({
    output,
    inputs: [source],
    args: [...flags, '-MD', '-MF', `${output}.d`, '-c', source, '-o', output],
});
// Without -Os: Clang would hand the program to a wasm-opt of the machine, which may not know exceptions.
const linking = (output, inputs) => ({
    output,
    inputs,
    args: [target, '-fwasm-exceptions', ...inputs, ...link, '-o', output],
});
const natively = (output, inputs) => ({ output, inputs, args: [...inputs, '-o', output] });
const program = (output, source) => ({
    output,
    inputs: [source],
    args: [...clang, '-std=c++17', '-DNDEBUG', '-fno-exceptions', '-MD', '-MF', `${output}.d`, source, ...link, '-o', output],
});

// A room as one file, as CMake compiles it.
function room(name, sources) {
    const all = join(objects, `${name}.cpp`);
    writeIfNew(all, sources.map((source) => `#include "${source}"\n`).join(''));
    return compiling(join(objects, `${name}.o`), all, page);
}

function tasks(problems, bundles) {
    const source = join(root, 'scripts/src');
    const rooms = ['core', 'explain', 'play', 'page', 'games'].map((name) =>
        room(name, files(join(source, name), '.cpp')),
    );
    rooms.push(room('report', [join(source, 'study/heap_game_report.cpp')]));
    for (const file of files(join(source, 'page/programs'), '.cpp')) {
        rooms.push(compiling(join(objects, `program-${basename(file, '.cpp')}.o`), file, page));
    }
    const object = (...names) => names.map((name) => join(objects, `${name}.o`));
    const compiles = [...rooms];
    const exercises = files(join(root, 'common/notes/exercises'), '.cpp').map((file) =>
        compiling(join(objects, `exercises-${basename(file, '.cpp')}.o`), file, ['-std=c++17', '-O1']),
    );
    compiles.push(...exercises);
    const links = [
        linking(
            join(out, 'grundy.wasm'),
            object('core', 'games', 'report', 'program-exceptions', 'program-grundy'),
        ),
        natively(join(objects, 'exercises'), exercises.map(({ output }) => output)),
    ];
    for (const id of problems) {
        const folder = join(out, id);
        fs.mkdirSync(folder, { recursive: true });
        const own = ['rules', 'explain'].map((name) => join(objects, `${id}-${name}.o`));
        compiles.push(compiling(own[0], join(root, 'testdata', id, 'rules.cpp'), page));
        compiles.push(compiling(own[1], join(root, 'problems', id, 'explain.cpp'), page));
        links.push(
            linking(join(folder, 'game.wasm'), [
                ...object('core', 'explain', 'play', 'games', 'page', 'program-exceptions', 'program-game'),
                ...own,
            ]),
        );
        links.push(
            linking(join(folder, 'judge.wasm'), [
                ...object('core', 'explain', 'play', 'page', 'program-exceptions', 'program-judge'),
                own[0],
            ]),
        );
        compiles.push(program(join(folder, 'solution.wasm'), join(bundles, `${id}.cpp`)));
        for (const picture of files(join(root, 'problems', id, 'pictures'), '.cpp')) {
            compiles.push(program(join(folder, `${basename(picture, '.cpp')}.wasm`), picture));
        }
    }
    return [compiles, links];
}

// --- making it ---

const time = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : undefined);

function dependencies(file) {
    if (!fs.existsSync(file)) return [];
    return fs
        .readFileSync(file, 'utf8')
        .replace(/^.*?:/, '')
        .split(/[\s\\]+/)
        .filter((name) => name !== '');
}

// A file of flags beside each output: other flags make it anew.
const flagsOf = (task) => join(objects, 'flags', task.output.slice(out.length).replaceAll('/', '_'));

function isMade(task) {
    const made = time(task.output);
    const flags = flagsOf(task);
    if (made === undefined || time(flags) === undefined) return false;
    if (fs.readFileSync(flags, 'utf8') !== task.args.join('\n')) return false;
    return [...task.inputs, ...dependencies(`${task.output}.d`)].every((file) => {
        const changed = time(file);
        return changed !== undefined && changed <= made;
    });
}

function make(task) {
    return new Promise((resolve, reject) => {
        execFile('clang++', task.args, { maxBuffer: 1 << 26 }, (error, _, messages) => {
            if (error !== null) {
                fs.rmSync(task.output, { force: true });
                const why = messages.split('\n').find((line) => /error(:| in )/.test(line)) ?? error.message;
                reject(new Error(`${task.output.slice(root.length + 1)}: ${why}`));
                return;
            }
            writeIfNew(flagsOf(task), task.args.join('\n'));
            resolve();
        });
    });
}

async function makeAll(list, done) {
    const left = list.filter((task) => !isMade(task));
    done(list.length - left.length);
    const worker = async () => {
        for (let task; (task = left.shift()) !== undefined; done(1)) await make(task);
    };
    await Promise.all(cpus().map(worker));
}

// A bar on a terminal, else nothing.
function bar(all) {
    let made = 0;
    return (more) => {
        made += more;
        if (!process.stderr.isTTY) return;
        const width = 40;
        const full = Math.round((width * made) / all);
        process.stderr.write(
            `\rWebAssembly [${'#'.repeat(full)}${' '.repeat(width - full)}] ${made}/${all}` +
                (made === all ? '\n' : ''),
        );
    };
}

// What a page has to know of a problem's game besides the programs.
function describe(id) {
    const toml = (file) => parse(fs.readFileSync(file, 'utf8'));
    const samples = files(join(root, 'testdata', id), '.in')
        .filter((file) => basename(file).startsWith('sample-'))
        .map((file) => fs.readFileSync(file, 'utf8'));
    const problem = toml(join(root, 'problems', id, 'problem.toml'));
    const pictures = [problem.explore, problem.pictures].flatMap((views) => Object.values(views ?? {}));
    const limits = { seconds: problem.time_limit_s, memoryKb: problem.memory_limit_kb };
    const judge = ownJudge(problem.judge, toml(join(root, 'scripts/judges.toml')));
    const game = { play: problem.play ?? {}, samples, pictures, limits, judge };
    writeIfNew(join(out, id, 'game.json'), JSON.stringify(game));
}

async function main() {
    const problems = fs
        .readdirSync(join(root, 'problems'))
        .filter((id) => fs.existsSync(join(root, 'problems', id, 'problem.toml')));
    const bundles = join(objects, 'bundles');
    fs.mkdirSync(bundles, { recursive: true });
    execFileSync(join(root, 'scripts/bundle'), ['--all', bundles], { stdio: ['ignore', 'ignore', 'inherit'] });
    const steps = tasks(problems, bundles);
    const done = bar(steps.flat().length);
    for (const step of steps) await makeAll(step, done);
    problems.forEach(describe);
    writeIfNew(join(out, 'exercises.json'), execFileSync(join(objects, 'exercises'), { encoding: 'utf8' }));

    let greatest = ['', 0];
    for (const id of problems) {
        const size = gzipSync(fs.readFileSync(join(out, id, 'solution.wasm'))).length;
        if (size > greatest[1]) greatest = [id, size];
        if (size > mostCompressed) {
            throw new Error(`build/wasm/${id}/solution.wasm: ${size} bytes compressed, at most ${mostCompressed}`);
        }
    }
    console.log(
        `${problems.length} programs in build/wasm; the greatest is ${greatest[0]}, ${greatest[1]} bytes compressed`,
    );
}

try {
    await main();
} catch (error) {
    console.error(`build.mjs: ${error.message}`);
    process.exit(2);
}
