// "Judge your program" in Chromium: verdicts of bundles, plain programs, wrong and hostile ones.
//     node scripts/src/site/tests/judge.test.mjs [PART OF A TEST'S NAME]
// A part of the problems is drawn, unless a name or DRAW=all asks for more; WRONG=all judges every wrong
// solution of these, not one of each.
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch, launchKept, lineTo, serve } from './browser.mjs';
import { recursive } from './judged.mjs';
import { drawn, problems, root, runTests } from './node.mjs';

const folder = '/some/folder/';
const server = await serve({ [folder]: join(root, 'build/site') });
const home = server.url + folder;
const browser = await launch();
const window = { viewport: { width: 1280, height: 900 } };
// What a service worker fetches cannot be held back.
const context = await browser.newContext({ ...window, serviceWorkers: 'block' });
const foreign = [];
context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home)) foreign.push(request.url());
});
let page = await context.newPage();
const faults = [];
page.on('pageerror', (error) => faults.push(String(error)));

const read = (path) => fs.readFileSync(join(root, path), 'utf8');
const wanted = process.argv[2] ?? '';
const tried = (i, oneOf) => wanted !== '' || drawn(i, oneOf);
const verdictOf = (headline) => /^[A-Z]+/.exec(headline)?.[0];

// One page for all programs: the compiler stays loaded. A problem is reached as a reader does, by a
// link, so that the page is not loaded anew.
async function visit(id) {
    const path = `problems/${id}.html`;
    if (!page.url().startsWith(home)) await page.goto(home + path);
    else if (!page.url().endsWith(path)) {
        await page.locator(`.VPSidebar a[href$="${id}.html"]`).first().evaluate((link) => link.click());
        await page.waitForURL(`**/${path}`);
    }
    // The editor comes when it is near the window; until then the page before may still be there.
    await page.waitForFunction((id) => {
        const box = document.getElementById(`case-${id}`) && document.querySelector('.judge');
        box?.scrollIntoView();
        return box?.querySelector('.cm-content');
    }, id);
}

async function selectAll() {
    await page.locator('.judge .cm-content').click();
    await page.keyboard.press('Control+a');
}

// As if it had been pasted.
async function paste(source) {
    await selectAll();
    await page.keyboard.insertText(source);
}

// A problem's page, whose skeleton comes when the result is called.
async function whenAsked(id) {
    const files = '**/skeleton.json';
    let answer;
    const asked = new Promise((resolve) => {
        void page.route(files, (route) => {
            answer = () => route.continue();
            resolve();
        });
    });
    await visit(id);
    await asked;
    return async () => {
        const arrived = page.waitForResponse(files);
        await answer();
        await (await arrived).finished();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        await page.unroute(files);
    };
}

async function judged(id, source, standard = 'gnu++17') {
    await visit(id);
    await paste(source);
    await page.locator('.judge select').selectOption(standard);
    const verdicts = page.locator('.judge .verdict');
    await verdicts.evaluateAll((old) => old.forEach((verdict) => (verdict.dataset.old = '')));
    const begin = performance.now();
    // A mouse misses a button that moves while what is above it is laid out.
    await page.locator('.judge button.first').press('Enter');
    await page.locator('.judge[aria-busy=false] .verdict:not([data-old])').first().waitFor({ timeout: 300_000 });
    let headline = await verdicts.first().innerText();
    if (verdictOf(headline) === 'CE') headline += (await page.locator('.judge .messages').allTextContents()).join();
    return { headline, verdict: verdictOf(headline), ms: performance.now() - begin };
}

const tests = {
    async 'what the reader writes stays when the skeleton comes later'() {
        const arrives = await whenAsked('acwing-892-staircase-nim');
        await paste(main('return 7;'));
        await arrives();
        assert.match(await page.locator('.judge .cm-content').innerText(), /return 7;/);
    },

    async 'what the reader pastes replaces a skeleton that has just come'() {
        const arrives = await whenAsked('acwing-893-subtraction-nim');
        await selectAll();
        await arrives();
        await page.locator('.judge .cm-content', { hasText: 'main' }).waitFor();
        await page.keyboard.insertText('int main() { return 7; }');
        assert.equal((await page.locator('.judge .cm-content').innerText()).trim(), 'int main() { return 7; }');
    },

    async 'the editor begins with what reads the input; no program of the site solves a problem, one of the reader does'() {
        const solved = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('solved') ?? '{}')));
        const id = 'hdu-3951-coin-game'; // few cases, soon judged
        await visit(id);
        const begins = await page.locator('.judge .cm-content', { hasText: 'TODO' }).innerText();
        assert.match(begins, /cin >> n >> k/);
        assert.doesNotMatch(begins, /k >= n/);
        const plain = read(`problems/${id}/textbook.cpp`);
        for (const [source, expected] of [[plain, []], [plain.replace(/^.*\n/, '// mine\n\n'), []], [plain.replace('k >= n', 'n <= k'), [id]]]) {
            const { verdict, headline } = await judged(id, source);
            assert.equal(verdict, 'AC', headline);
            assert.deepEqual(await solved(), expected);
        }
    },

    async 'the page of Nim shows the heaps that a wrong program gets wrong, and why'() {
        const wrong = read('problems/acwing-891-nim/textbook.cpp').replace('sum ^= heap', 'sum += heap');
        const { verdict } = await judged('acwing-891-nim', wrong);
        assert.equal(verdict, 'WA');
        assert.equal((await page.locator('.judge .small').innerText()).trim(), '2\n1 1');
        assert.match(await page.locator('.judge .why').innerText(), /loses/);
        assert.equal(await page.locator('.judge blockquote').count(), 0);
        await judged('acwing-891-nim', read('testdata/acwing-891-nim/wrong/odd-sum.cpp'));
        assert.match(await page.locator('.judge blockquote').innerText(), /the sum is odd says nothing/);
    },
};
for (const [i, id] of problems().entries()) {
    if (tried(i, 12)) tests[`${id}: the plain program`] = async () => {
        const plain = read(`problems/${id}/textbook.cpp`);
        const { verdict, headline } = await judged(id, plain);
        assert.equal(verdict, /^\/\/ (\w+)/.exec(plain)[1], headline);
    };
    if (tried(i + 1, 24)) tests[`${id}: the bundle`] = async () => {
        const { verdict, headline } = await judged(id, fs.readFileSync(join(root, 'build/site/bundles', `${id}.cpp`), 'utf8'), 'c++11');
        assert.equal(verdict, 'AC', headline);
    };
}

const main = (body, before = '') => `#include <bits/stdc++.h>\n${before}\nint main() {\n${body}\n}\n`;
const right = 'int n, s = 0; scanf("%d", &n); while (n--) { int a; scanf("%d", &a); s ^= a; } puts(s ? "Yes" : "No");';
const hostile = {
    'loops': ['TLE', main('for (volatile int i = 0;; i = i + 1) {}')],
    'floods': ['OLE', main('for (;;) puts("Yes");')],
    'floods standard error': ['OLE', main('for (;;) fputs("Yes", stderr);')],
    'fills the memory': ['MLE', main(`std::vector<int> v; for (;;) v.push_back(1); ${right}`)],
    'asks for too much at once': ['MLE', main(`volatile char* p = (char*)malloc(1200u << 20); if (p) p[5] = 1; ${right}`)],
    'has an array that is too large': ['MLE', main(`all[5] = 1; ${right}`, 'volatile char all[1200u << 20];')],
    'recurses without end': ['RE', main(`volatile int x = f(1); ${right}`, 'int f(volatile int n) { volatile int a[9] = {n}; return f(n + 1) + a[3]; }')],
    'aborts': ['RE', main('abort();')],
    'exits with 1 and is wrong': ['RE', main(`${right} puts("No"); exit(1);`)],
    'reads past the end': ['AC', main(`${right} int x; while (scanf("%d", &x) == 1) {}`)],
    'writes after the end': ['WA', main(`${right} puts("Yes");`)],
    'has a blank too many': ['PE', main(right.replace('"Yes"', '" Yes"'))],
    'does not compile': ['CE', main('return x;')],
    'uses __int128 and builtins': ['AC', main(`__int128 z = 1; z <<= 100; if (__builtin_popcountll((long long)(z >> 64)) != 1) return 3; long long l; sscanf("1234567890123", "%lld", &l); if (l != 1234567890123) return 4; ${right}`)],
    // Not among those that are compiled before; each leads to others of the library.
    'names rare headers': ['AC', `#include <regex>\n#include <optional>\n#include <fstream>\n#include <locale>\n#include <tgmath.h>\n#include <unwind.h>\n${main(right)}`],
    'asks for ONLINE_JUDGE': ['AC', '#ifdef ONLINE_JUDGE\n' + main(right) + '#endif\n'],
};
for (const [name, [verdict, source]] of Object.entries(hostile)) {
    tests[`a program that ${name}: ${verdict}`] = async () => {
        const result = await judged('acwing-891-nim', source);
        assert.equal(result.verdict, verdict, result.headline);
    };
}

// AC at the problem's judge, with a line for each judge of the problem that may say something else.
const blanks = 'for (double x; scanf("%lf", &x) == 1;) { while (x > 18) x /= 18; puts(x <= 9 ? "Stan wins. " : "Ollie wins. "); }';
const forgiven = {
    'ends without a newline': ['acwing-891-nim', right.replace('puts(s ? "Yes" : "No")', 'printf(s ? "Yes" : "No")'), []],
    'ends its lines with a blank': ['hdu-1517-multiplication-game', blanks, [/^HDU may say PE: blanks at the end of a line \(line 1\); /, /^UVa says PE: blanks at the end of a line/]],
    'exits with 1': ['acwing-891-nim', `${right} exit(1);`, [/^AcWing may say RE: an exit code that is not 0; nothing is known$/]],
};
for (const [name, [id, body, lines]] of Object.entries(forgiven)) {
    tests[`a program that ${name}: AC, and who may say something else`] = async () => {
        const { verdict, headline } = await judged(id, main(body));
        assert.equal(verdict, 'AC', headline);
        const remarks = await page.locator('.judge .remark').allInnerTexts();
        assert.equal(remarks.length, lines.length, remarks.join('\n'));
        lines.forEach((line, i) => assert.match(remarks[i], line));
    };
}

tests['an endless loop is told with its limit and its input; Control-Enter judges'] = async () => {
    await visit('acwing-891-nim');
    await paste(main('for (volatile int i = 0;; i = i + 1) {}'));
    await page.keyboard.press('Control+Enter');
    await page.locator('.judge[aria-busy=true]').waitFor();
    await page.locator('.judge[aria-busy=false] .verdict').first().waitFor({ timeout: 300_000 });
    const [, seconds] = /^TLE: .*, ([\d.]+) s on this machine$/.exec(await page.locator('.judge .verdict').first().innerText());
    assert.ok(Number(seconds) >= 1);
    assert.notEqual((await page.locator('.judge .small').innerText()).trim(), '');
};

// What the program said, or the machine, in words.
for (const [body, told] of [
    ['std::vector<int> v(3); volatile int i = 7; return v.at(i);', /std::out_of_range was thrown by vector/],
    ['volatile int zero = 0; return 7 / zero;', /a division by 0/],
    ['int* volatile far = (int*)0x7ffffff0; return *far;', /memory outside/],
]) {
    tests[`a fault is told: ${told.source}`] = async () => assert.match((await judged('acwing-891-nim', main(body))).headline, told);
}

for (const { name, id, verdict, source } of recursive) {
    tests[`${name}: ${verdict}`] = async () => {
        const result = await judged(id, source);
        assert.equal(result.verdict, verdict, result.headline);
    };
}

const kiki = (beyond) => main(`int count = 0, n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        if (++count > 1000) { ${beyond} }
        puts(n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
    }`);
for (const [verdict, beyond] of [
    ['TLE', 'for (volatile int i = 0;; i = i + 1) {}'],
    ['MLE', 'for (;;) ((volatile char*)malloc(1 << 20))[5] = 1;'],
]) {
    tests[`${verdict} on more tests than the statement promises is told beside AC`] = async () => {
        const { headline, verdict: own } = await judged('hdu-2147-kikis-game', kiki(beyond));
        assert.equal(own, 'AC', headline);
        const cases = Number(/(\d+) cases/.exec(headline)[1]);
        const line = await page.locator('.judge .beyond').innerText();
        const [, bound, more] = /^Within the statement: AC; on our own bound of ([\d,]+) tests \(\S+(?: and (\d+) more)?\): (?:TLE|MLE)$/.exec(line);
        assert(Number(bound.replace(',', '')) > 1000, line);
        assert(line.endsWith(verdict), line);
        assert(cases > Number(more ?? 0), line);
    };
}

for (const [verdict, beyond] of [
    // It ends on parts of the case alone, for which the page has to end it twice.
    ['TLE', 'if (first == 2002 && count > 400) for (volatile int i = 0;; i = i + 1) {}'],
    ['MLE', 'if (count > 400) for (;;) ((volatile char*)malloc(1 << 20))[5] = 1;'],
]) {
    tests[`tests of which the statement names no number do not make ${verdict}: their number is told as our own`] = async () => {
        const source = main(`int count = 0; for (double first = 0, x; scanf("%lf", &x) == 1;) {
            if (++count == 1) first = x;
            ${beyond}
            while (x > 18) x /= 18;
            puts(x <= 9 ? "Stan wins." : "Ollie wins.");
        }`);
        const { headline, verdict: own } = await judged('hdu-1517-multiplication-game', source);
        assert.equal(own, 'AC', headline);
        const line = await page.locator('.judge .beyond').innerText();
        assert.match(line, /^Within the statement: AC; on our own bound of [\d,]+ tests \(.*\): .LE$/);
        assert(line.endsWith(verdict), line);
    };
}

tests['an output as long as another answer may be is a wrong answer; a longer one is OLE'] = async () => {
    const writes = (bytes) => main(`for (int i = 0; i < ${bytes / 8}; ++i) puts("1234567");`);
    for (const [bytes, verdict] of [[2 << 20, 'WA'], [64 << 20, 'OLE']]) {
        const { headline, verdict: got } = await judged('hdu-2176-stones-in-m-heaps', writes(bytes));
        assert.equal(got, verdict, headline);
        if (verdict === 'OLE') assert.match(headline, /: wrote \d+ bytes where \d+ were expected$/);
    }
};

// What HDU's compilers take, on a problem of HDU and on one of AcWing.
const dialects = {
    '__int64 and %I64d': [(loop) => `#include <cstdio>\nint main() { __int64 n, m; ${loop('%I64d%I64d')} }\n`, undefined],
    'void main': [(loop) => `#include <cstdio>\nvoid main() { int n, m; ${loop('%d%d')} }\n`, /^at HDU: choose C\+\+; void main: refused by HDU \(G\+\+\) \(/],
};
for (const [name, [program, line]] of Object.entries(dialects)) {
    tests[`a program with ${name}: AC where a compiler of the judge takes it`] = async () => {
        const source = program((format) => `while (scanf("${format}", &n, &m) == 2 && (n || m)) puts(n % 2 && m % 2 ? "What a pity!" : "Wonderful!");`);
        const { verdict, headline } = await judged('hdu-2147-kikis-game', source);
        assert.equal(verdict, 'AC', headline);
        const remarks = await page.locator('.judge .remark').allInnerTexts();
        assert(line === undefined ? remarks.length === 0 : remarks.some((remark) => line.test(remark)), remarks.join('\n'));
        assert.equal((await judged('acwing-891-nim', source)).verdict, 'CE');
    };
}

/** In a browser of its own: `tested` gets what does so to workers, too. */
async function elsewhere(context, tested) {
    const before = page;
    page = await context.newPage();
    try {
        await tested();
    } finally {
        page = before;
        await context.close();
    }
}

Object.assign(tests, {
    async 'what was not judged is not AC where a browser has no deep recursion'() {
        const lacking = await browser.newContext(window);
        // Workers come from text, before which this stands.
        await lacking.addInitScript(() => {
            delete WebAssembly.Suspending;
            self.Blob = class extends Blob {
                constructor(parts, options) {
                    super(/javascript/.test(options?.type) ? ['delete WebAssembly.Suspending;', ...parts] : parts, options);
                }
            };
        });
        await elsewhere(lacking, async () => {
            const [{ id, source }] = recursive;
            const { headline } = await judged(id, source);
            const [, passed, all, deep] = /^(\d+) of (\d+) cases passed; (\d+) need deeper recursion than this browser has$/.exec(headline);
            assert.equal(Number(passed) + Number(deep), Number(all));
            assert.equal(await page.locator('.judge .verdict.good').count(), 0);
            assert.equal((await page.locator('.judge .deep').innerText()).split(', ').length, Number(deep));
        });
    },

    async 'a fresh page has the compiler ready'() {
        const profile = fs.mkdtempSync(join(tmpdir(), 'site-profile-'));
        const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
        const told = [];
        for (const visit of ['first visit', 'return visit']) {
            const asked = server.asked.length;
            await elsewhere(await launchKept(profile, window), async () => {
                const first = await judged('acwing-891-nim', main(right));
                assert.equal(first.verdict, 'AC', first.headline);
                const second = await judged('acwing-891-nim', main(right));
                told.push(`${visit}: ${seconds(first.ms)}, second click: ${seconds(second.ms)}`);
            });
            const clang = server.asked.slice(asked).filter((path) => path.includes('/clang/'));
            if (visit === 'return visit') assert.deepEqual(clang, []);
        }
        console.log(`from the click to the verdict; ${told.join('; ')}`);
        fs.rmSync(profile, { recursive: true });
    },

    // What arrives is kept, whatever ends: Stop, the line, the page.
    async 'a first visit over 1 MB/s gets its verdict, and fetches nothing twice'() {
        const line = await lineTo(server.url, 1e6);
        const fresh = await browser.newContext(window);
        const slow = await fresh.newPage();
        const begun = server.asked.length;
        const parts = () => server.asked.slice(begun).filter((path) => /\/clang\/.*\.xz\./.test(path));
        const more = async (count) => {
            for (const before = parts().length; parts().length < before + count; ) await new Promise((resolve) => setTimeout(resolve, 100));
        };
        const status = slow.locator('.judge .status');
        const click = async () => {
            await slow.locator('.judge .cm-content').waitFor();
            await slow.locator('.judge button.first').press('Enter');
            await status.filter({ hasText: /^Fetching Clang: [\d.]+ of [\d.]+ MB, \d+ (s|min) left$/ }).waitFor({ timeout: 120_000 });
        };
        const open = async () => {
            await slow.goto(`${line.url}${folder}problems/acwing-891-nim.html#judge`);
            await slow.locator('.judge').scrollIntoViewIfNeeded();
        };
        try {
            await open();
            const told = await slow.locator('.judge button.first').filter({ hasText: / MB\)/ }).innerText();
            assert.ok(Number(/\((\d+) MB\)/.exec(told)[1]) <= 30, told);
            await click();
            await slow.locator('.judge button.stop').click();
            await status.filter({ hasText: 'Stopped' }).waitFor();
            await more(4);
            line.cut();
            await more(8);
            await slow.goto('about:blank');
            await open();
            await click();
            await slow.locator('.judge[aria-busy=false] .verdict').first().waitFor({ timeout: 300_000 });
            const asked = parts();
            const twice = asked.length - new Set(asked).size;
            assert.ok(twice <= 8, `${twice} of ${asked.length} parts were asked for more than once: four were under way at each break`);
        } finally {
            await fresh.close();
            line.close();
        }
    },

    async 'wrong solutions are not AC, but for some that are slow or large'() {
        const bad = [];
        const others = [];
        const untold = [];
        let count = 0;
        for (const id of problems().filter((_, i) => tried(i, 12))) {
            const wrong = join(root, 'testdata', id, 'wrong');
            const lock = fs.readFileSync(join(root, 'testdata', id, 'mistakes.lock'), 'utf8');
            const names = fs.existsSync(wrong) ? fs.readdirSync(wrong).filter((name) => name.endsWith('.cpp')).sort() : [];
            for (const name of process.env['WRONG'] === 'all' ? names : names.slice(0, 1)) {
                const source = fs.readFileSync(join(wrong, name), 'utf8');
                const [, strictly, strict] = /^\/\/ (\w+)( with --strict)?/.exec(source);
                const expected = strict === undefined ? strictly : 'AC';
                const { verdict, headline } = await judged(id, source);
                ++count;
                // Time is laxer here and pointers are smaller.
                if (verdict === 'AC' && !['AC', 'TLE', 'MLE'].includes(expected)) bad.push(`${id} ${name}: AC, ${expected} natively`);
                else if (verdict !== expected) others.push(`${id} ${name}: ${headline}, ${expected} natively`);
                const isKnown = new RegExp(`^\\w+ \\w+ ${name}$`, 'm').test(lock);
                if (verdict === 'WA' && isKnown && (await page.locator('.judge blockquote').count()) === 0) untold.push(`${id} ${name}`);
            }
        }
        console.log(`${count} wrong solutions; another verdict than natively:\n${others.join('\n')}`);
        assert.deepEqual(bad, []);
        assert.deepEqual(untold, [], 'known mistakes that are not told');
        assert(others.length * 20 <= count, `${others.length} of ${count} differ`);
    },

    async 'Stop ends a program, and another can be judged'() {
        await visit('acwing-891-nim');
        await paste(main('for (volatile int i = 0;; i = i + 1) {}'));
        await page.locator('.judge button.first').click();
        await page.locator('.judge .status', { hasText: 'Judging' }).waitFor({ timeout: 120_000 });
        await page.locator('.judge button.stop').click();
        await page.locator('.judge[aria-busy=false]').waitFor();
        assert.match(await page.locator('.judge .status').innerText(), /Stopped/);
        assert.equal((await judged('acwing-891-nim', main(right))).verdict, 'AC');
    },

    async 'with the network cut it goes on'() {
        await visit('acwing-891-nim');
        await judged('acwing-891-nim', main(right));
        await context.setOffline(true);
        const { verdict, headline } = await judged('acwing-891-nim', main(right.replace('^=', '+=')));
        await context.setOffline(false);
        assert.equal(verdict, 'WA', headline);
    },

    async 'a message stands at its line'() {
        await judged('acwing-891-nim', main('return x;'));
        await page.locator('.cm-lintRange-error').waitFor();
        assert.match(await page.locator('.judge .messages').innerText(), /program\.cpp:4:\d+: error/);
    },

    async 'no request leaves the origin'() {
        assert.deepEqual(foreign, []);
        assert.deepEqual(faults, []);
    },
});

try {
    await runTests(Object.entries(tests).filter(([name]) => name.includes(wanted)));
} finally {
    await browser.close();
    server.close();
}
