// Draws public/icon.png, favicon.ico and title.png, which are committed: node scripts/src/site/content/pictures.mjs
// Run it after a change of icon.svg; it needs Chromium, as the tests do.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch } from '../tests/browser.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../public');
const icon = fs.readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await launch();

async function picture(width, height, html) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>* { margin: 0 } svg { display: block; width: 100% }</style>${html}`);
    return page.screenshot({ omitBackground: true });
}

fs.writeFileSync(join(folder, 'icon.png'), await picture(512, 512, icon));
const small = await picture(32, 32, icon);
// One PNG of 32 x 32: the header of the file, and of the picture.
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(small.length, 14);
fs.writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([head, small]));
const title = `<div style="display: grid; grid-template-columns: 1fr 360px; gap: 60px; align-items: center; width: 1040px; height: 470px; padding: 80px; background: #fff; color: #213547; font: 34px/1.4 'Noto Sans', 'Noto Sans CJK SC', sans-serif">
<div><div style="font-size: 68px; font-weight: 700; line-height: 1.15">Combinatorial games, solved and proved</div>
<div style="margin-top: 34px; color: #4d535c">组合游戏：题解与证明</div></div>${icon}</div>`;
fs.writeFileSync(join(folder, 'title.png'), await picture(1200, 630, title));
await browser.close();
