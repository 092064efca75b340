// Builds or serves the site; scripts/site calls it: node site/build.mjs [--serve]
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writePages } from './content/pages.mjs';
import { base, makeRelative } from './content/relative.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const steps = 4;
let step = 0;

function tell(what) {
    const width = 20;
    const full = Math.round((width * step) / steps);
    const bar = `[${'#'.repeat(full)}${' '.repeat(width - full)}]`;
    console.error(`${bar} ${what}`);
    ++step;
}

function run(name, command, args, environment = {}) {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, {
            cwd: here,
            env: { ...process.env, ...environment },
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        let said = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
        child.on('error', (error) => reject(new Error(`${name}: ${error.message}`)));
        child.on('close', (code) => {
            if (code === 0) return resolve();
            const log = join(root, 'build/site.log');
            fs.writeFileSync(log, said);
            const lines = said.replaceAll(/\x1b\[[0-9;]*m/g, '').split('\n');
            const why = lines.find((line) => /\[vitepress\]|error:|Error|\.mjs: /.test(line)) ?? `exit code ${code}`;
            reject(new Error(`${name}: ${why.trim()} (log: build/site.log)`));
        });
    });
}

const programs = () => run('WebAssembly', process.execPath, ['wasm/build.mjs']);
const vitepress = (...args) => ['node_modules/vitepress/bin/vitepress.js', ...args];

async function build() {
    tell('WebAssembly of the solutions, rules and explanations');
    await programs();
    tell('Pages from the notes');
    const pages = await writePages();
    tell(`VitePress: ${pages.length} pages`);
    await run('VitePress', process.execPath, vitepress('build', '.'), { SITE_BASE: base });
    tell('Relative addresses');
    makeRelative(join(root, 'build/site'));
    tell('build/site is ready');
}

async function serve() {
    await programs();
    await writePages();
    const server = spawn(process.execPath, vitepress('dev', '.'), { cwd: here, stdio: 'inherit' });
    server.on('close', (code) => process.exit(code ?? 2));
    let timer;
    const changed = () => {
        clearTimeout(timer);
        timer = setTimeout(async () => {
            try {
                await programs();
                await writePages();
            } catch (error) {
                console.error(`site: ${error.message}`);
            }
        }, 300);
    };
    const watch = (folder) => {
        fs.watch(folder, changed);
        for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
            if (entry.isDirectory()) watch(join(folder, entry.name));
        }
    };
    for (const folder of ['problems', 'common', 'testdata']) watch(join(root, folder));
}

try {
    await (process.argv[2] === '--serve' ? serve() : build());
} catch (error) {
    console.error(`site: ${error.message}`);
    process.exit(2);
}
