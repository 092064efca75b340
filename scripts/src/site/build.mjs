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
const source = join(root, 'build/site-src');
const steps = 4;
let step = 0;

// In the language of scripts/site, which names it.
const said = (en, zh) => (process.env['SITE_LANGUAGE'] === 'zh' ? zh : en);

function tell(en, zh) {
    const width = 20;
    const full = Math.round((width * step) / steps);
    const bar = `[${'#'.repeat(full)}${' '.repeat(width - full)}]`;
    console.error(`${bar} ${said(en, zh)}`);
    ++step;
}

function run(name, command, args, environment = {}) {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, {
            cwd: here,
            env: { ...process.env, ...environment },
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        let printed = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
        child.on('error', (error) => reject(new Error(`${name}: ${error.message}`)));
        child.on('close', (code) => {
            if (code === 0) return resolve();
            const log = join(root, 'build/site.log');
            fs.writeFileSync(log, printed);
            const lines = printed.replaceAll(/\x1b\[[0-9;]*m/g, '').split('\n');
            const why = lines.find((line) => /\[vite|error: \S|Error|\.mjs: /.test(line)) ?? said(`exit code ${code}`, `返回值为 ${code}`);
            reject(new Error(`${name}: ${why.trim()} ${said('(log: build/site.log)', '（日志：build/site.log）')}`));
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
    const text = fs.readFileSync(join(here, 'content/worker.js'), 'utf8');
    const values = { version: hash.digest('hex').slice(0, 16), shell: JSON.stringify([...shell, 'offline.html']) };
    fs.writeFileSync(join(site, 'sw.js'), text.replaceAll(/@(version|shell)@/g, (_, name) => values[name]));
}

// What VitePress reads: the pages and pictures, and all that makes pages of them.
function read() {
    const hash = createHash('sha256').update(process.env['SITE_URL'] ?? '').update(process.version);
    const own = files(here, ['.vue', '.ts', '.mjs', '.js', '.css', '.json']).filter((file) => !/node_modules|\/tests\//.test(file));
    const others = ['scripts/judges.toml', 'common/notes/chapters.toml', 'build/wasm/told.json', 'build/wasm/mistakes.json'].map((file) => join(root, file));
    const pictures = join(source, 'public/pictures');
    for (const file of [...own, ...others, ...files(source, ['.md']), ...files(pictures, [''])].sort()) {
        hash.update(relative(root, file)).update(fs.readFileSync(file));
    }
    return hash.digest('hex');
}

// A page without scripts of the site: its title, then its body, within bare.html.
function writeBare(name) {
    const [bare, page] = ['bare.html', name].map((file) => fs.readFileSync(join(here, 'content', file), 'utf8'));
    const [title, ...body] = page.trimEnd().split('\n');
    const parts = { title, body: body.join('\n') };
    fs.writeFileSync(join(site, name), bare.replaceAll(/@(title|body)@/g, (_, part) => parts[part]));
}

// What is served as it is, where the pages stay.
function copyServed() {
    const served = join(source, 'public');
    const size = (path) => fs.statSync(path, { throwIfNoEntry: false })?.size;
    for (const path of files(served, [''])) {
        const to = join(site, relative(served, path));
        if (size(to) === size(path) && fs.readFileSync(to).equals(fs.readFileSync(path))) continue;
        fs.mkdirSync(dirname(to), { recursive: true });
        fs.copyFileSync(path, to);
    }
}

// The files of the site that VitePress has not made: they were served, and are no longer.
function removeOld() {
    const served = join(source, 'public');
    for (const folder of fs.readdirSync(served, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
        const old = join(site, folder.name);
        const gone = fs.existsSync(old) ? files(old, ['']).filter((path) => !path.endsWith('.html') && !fs.existsSync(join(served, relative(site, path)))) : [];
        for (const path of gone) fs.rmSync(path);
    }
}

async function build() {
    tell('WebAssembly of the solutions, rules and explanations', '把题解、规则和讲解编译成 WebAssembly');
    await programs();
    tell('Pages from the notes', '由题解和讲义生成页面');
    const { pages, compilerBytes } = await writePages();
    const stamp = join(root, 'build/site.stamp');
    const now = read();
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) {
        tell(`${pages} pages are as they were`, `${pages} 个页面没有变化`);
        tell('What is served beside them', '页面之外要提供的文件');
        copyServed();
        removeOld();
    } else {
        fs.rmSync(stamp, { force: true });
        tell(`VitePress: ${pages} pages`, `VitePress：${pages} 个页面`);
        // Young objects of many pages fill the usual 16 MB again and again.
        await run('VitePress', process.execPath, ['--max-semi-space-size=128', ...vitepress('build', '.')], { SITE_BASE: base });
        tell('Relative addresses', '改成相对地址');
        makeRelative(site);
        fs.writeFileSync(stamp, now);
    }
    for (const page of ['404.html', 'offline.html']) writeBare(page);
    writeWorker();
    const megabytes = (compilerBytes / 1e6).toFixed(1);
    console.error(said(`The compiler of the pages: ${megabytes} MB to fetch`, `页面所用的编译器：需下载 ${megabytes} MB`));
    tell('build/site is ready', 'build/site 已生成');
}

async function show() {
    await build();
    const { url } = await serve({ '/': site }, { port: 4173, ports: 20 });
    console.log(`${url}/  ${said('(Ctrl-C ends it)', '（按 Ctrl-C 结束）')}`);
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
