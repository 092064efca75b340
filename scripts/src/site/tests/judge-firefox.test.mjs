// "Judge your program" in Firefox, by hand of a page that frames the problem's: recursion as deep as natively.
//     node scripts/src/site/tests/judge-firefox.test.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from './browser.mjs';
import { recursive } from './judged.mjs';
import { root, runTests } from './node.mjs';

const files = fs.mkdtempSync(join(tmpdir(), 'site-firefox-'));
const { url, close, posted } = await serve({ '/site/': join(root, 'build/site'), '/': files });

// In Firefox: judges each program on the page of its problem and sends the headlines.
async function drive(programs) {
    const until = (found) =>
        new Promise((resolve) => {
            const look = () => {
                const what = found();
                if (what) resolve(what);
                else setTimeout(look, 50);
            };
            look();
        });
    const headlines = [];
    for (const { id, source } of programs) {
        localStorage.setItem(`program ${id}`, source);
        const frame = document.createElement('iframe');
        frame.style = 'width: 1200px; height: 900px';
        frame.src = `/site/problems/${id}.html`;
        document.body.append(frame);
        const inside = (selector) => frame.contentDocument?.querySelector(selector);
        await until(() => {
            inside('.judge')?.scrollIntoView();
            return inside('.judge .cm-content');
        });
        inside('.judge button.first').click();
        headlines.push((await until(() => inside('.judge[aria-busy=false] .verdict'))).textContent);
        frame.remove();
    }
    await fetch('/', { method: 'POST', body: JSON.stringify(headlines) });
}

const programs = Object.values(recursive);
fs.writeFileSync(
    join(files, 'index.html'),
    `<!doctype html><meta charset="utf-8"><body><script>(${drive})(${JSON.stringify(programs).replaceAll('<', '\\u003c')})</script>`,
);
const firefox = spawn(
    process.env['FIREFOX'] ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', fs.mkdtempSync(join(files, 'profile-')), `${url}/`],
    { env: { ...process.env, HOME: files }, stdio: 'ignore' },
);
const failed = new Promise((_, reject) => firefox.on('error', reject));

try {
    const headlines = JSON.parse(await Promise.race([posted, failed]));
    await runTests(
        programs.map(({ name, verdict }, i) => [
            `${name} in Firefox: ${verdict}`,
            () => assert.match(headlines[i], new RegExp(`^${verdict}\\b`)),
        ]),
    );
} finally {
    firefox.kill();
    close();
    await new Promise((resolve) => firefox.on('close', resolve));
    fs.rmSync(files, { recursive: true, force: true });
}
