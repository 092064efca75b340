// Builds or serves the site; scripts/site calls it: node scripts/src/site/build.mjs [--serve | --edit]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writePages } from './content/pages.mjs';
import { base, files, makeRelative } from './content/relative.mjs';
import { serve } from './server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const site = join(root, 'build/site');
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

// The service worker's name for this build, and what every page needs: scripts and styles without the
// pages' own, which have a dot in their names, and without what few readers load.
function writeWorker() {
    const hash = createHash('sha256');
    for (const file of files(site, ['']).sort()) {
        if (!relative(site, file).startsWith('clang')) hash.update(relative(site, file)).update(fs.readFileSync(file));
    }
    const shell = files(join(site, 'assets'), ['.js', '.css'])
        .map((file) => relative(site, file).replaceAll('\\', '/'))
        .filter((name) => !/\.md\.|localSearch/.test(name));
    const source = fs.readFileSync(join(here, 'content/worker.js'), 'utf8');
    const values = { version: hash.digest('hex').slice(0, 16), shell: JSON.stringify(shell) };
    fs.writeFileSync(join(site, 'sw.js'), source.replaceAll(/@(version|shell)@/g, (_, name) => values[name]));
}

async function build() {
    tell('WebAssembly of the solutions, rules and explanations');
    await programs();
    tell('Pages from the notes');
    const pages = await writePages();
    tell(`VitePress: ${pages.length} pages`);
    await run('VitePress', process.execPath, vitepress('build', '.'), { SITE_BASE: base });
    tell('Relative addresses');
    makeRelative(site);
    fs.copyFileSync(join(here, 'content/404.html'), join(site, '404.html'));
    writeWorker();
    tell('build/site is ready');
}

async function show() {
    await build();
    const { url } = await serve({ '/': site }, { port: 4173, ports: 20 });
    console.log(`${url}/  (Ctrl-C ends it)`);
}

async function edit() {
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
    await ({ '--serve': show, '--edit': edit }[process.argv[2]] ?? build)();
} catch (error) {
    console.error(`site: ${error.message}`);
    process.exit(2);
}
