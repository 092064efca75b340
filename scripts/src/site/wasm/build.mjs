// Makes the programs that the pages run, and what they need besides, in build/wasm/:
//   <id>/solution.wasm  the bundle that was judged; at most 50 KB compressed
//   <id>/game.wasm      rules and explanation of a problem (scripts/src/web/programs/game.cpp)
//   <id>/judge.wasm     rules of a problem, to judge by (scripts/src/web/programs/judge.cpp)
//   <id>/<name>.wasm    a program of the problem's pictures
//   <id>/game.json      the samples, how Play looks, what Explore shows, the limits and the judge
//   <id>/skeleton.json  with what a reader's program can begin, in both languages
//   mistakes.json       of each wrong solution the lines that have its mistake
//   told.json           sentences of scripts/judge that the page says, too (scripts/src/core/told.hpp)
//   lab/<game>.wasm     a game of the lab's gallery
//   lab.wasm            rules of games, and what is proved of them (scripts/src/web/programs/lab.cpp)
//   exercises.json      what counts as an answer (common/notes/exercises), computed here and now
//   moving.json         the frames of the pictures that move (common/notes/moving), likewise
// CMakeLists.txt compiles them. Problems are the folders of problems/.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { parse } from 'smol-toml';

import { problemFolders } from '../content/folders.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../../..');
const out = join(root, 'build/wasm');
const objects = join(out, '.objects');
const mostCompressed = 50 * 1024;

function writeIfNew(file, text) {
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

// The first line of an error stands for all of them.
function run(command, ...args) {
    try {
        return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
        const said = `${error.stdout ?? ''}\n${error.stderr ?? ''}`;
        const told = /^CMake Error.*\n\s*(.+(?:\n  .+)*)/m.exec(said)?.[1].replaceAll(/\s+/g, ' ');
        throw new Error(told ?? said.split('\n').find((line) => /error(:| in )/.test(line)) ?? error.message);
    }
}

// What a page has to know of a problem's game besides the programs.
function describe({ id, data, elder }, judge) {
    const toml = (file) => parse(fs.readFileSync(file, 'utf8'));
    const samples = fs
        .readdirSync(data)
        .filter((name) => /^sample-.*\.in$/.test(name))
        .sort()
        .map((name) => fs.readFileSync(join(data, name), 'utf8'));
    const problem = toml(join(root, 'problems', elder ?? '', id, 'problem.toml'));
    const { play = {} } = toml(join(root, 'problems', elder ?? id, 'problem.toml'));
    const pictures = [problem.explore, problem.pictures].flatMap((views) => Object.values(views ?? {}));
    const limits = { seconds: problem.time_limit_s, memoryKb: problem.memory_limit_kb };
    const game = { play, samples, pictures, limits, judge };
    writeIfNew(join(out, id, 'game.json'), JSON.stringify(game));
}

function main() {
    const problems = problemFolders(root);
    const bundles = join(objects, 'bundles');
    fs.mkdirSync(bundles, { recursive: true });
    run(join(root, 'scripts/bundle'), '--all', bundles);
    const toolchain = `-DCMAKE_TOOLCHAIN_FILE=${join(here, 'toolchain.cmake')}`;
    run('cmake', '-S', here, '-B', objects, '-G', 'Ninja', toolchain, `-DBUNDLES=${bundles}`, `-DOUT=${out}`);
    run('cmake', '--build', objects);
    const { told, judges, mistakes, skeletons } = JSON.parse(run(join(root, 'scripts/workshop/words')));
    writeIfNew(join(out, 'told.json'), JSON.stringify(told));
    writeIfNew(join(out, 'mistakes.json'), JSON.stringify(mistakes));
    for (const problem of problems) {
        const { id } = problem;
        describe(problem, judges[id]);
        writeIfNew(join(out, id, 'skeleton.json'), JSON.stringify(skeletons[id]));
    }
    const wasi = join(root, 'scripts/src/audit/programs/wasi.mjs');
    for (const name of ['exercises', 'moving']) {
        writeIfNew(join(out, `${name}.json`), run(process.execPath, wasi, join(objects, `${name}.wasm`)));
    }

    let greatest = ['', 0];
    for (const { id } of problems) {
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
    main();
} catch (error) {
    console.error(`build.mjs: ${error.message}`);
    process.exit(2);
}
