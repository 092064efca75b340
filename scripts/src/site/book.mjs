// Prints the course as a book in each language, from build/site as scripts/site has built it:
//   node scripts/src/site/book.mjs [LANGUAGE...]
// build/book/combinatorial-games-LANGUAGE.pdf: contents with the numbers of pages, then the chapters with their boards.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chapters } from './content/pages.mjs';
import { words } from './content/words.mjs';
import { launch, serve } from './tests/browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

// What only a screen needs goes; links to chapters stay in the book.
function printedChapter([name, names]) {
    const text = document.querySelector('.vp-doc > div').cloneNode(true);
    text.querySelectorAll('.answer, .header-anchor, button, select, .moving :is(.steps, .visually-hidden), .play :is(.controls, .own, .moves, .visually-hidden), .copy').forEach((part) => part.remove());
    text.querySelectorAll('details').forEach((part) => (part.open = true));
    text.querySelectorAll('[id]').forEach((part) => (part.id = `${name}-${part.id}`));
    for (const link of text.querySelectorAll('a')) {
        const { origin, pathname, hash } = new URL(link.getAttribute('href'), document.baseURI);
        const to = /theory\/([^/]+)\.html$/.exec(pathname)?.[1];
        if (origin === location.origin && names.includes(to)) link.setAttribute('href', `#${to}${hash === '' ? '' : `-${decodeURIComponent(hash.slice(1))}`}`);
        else if (origin === location.origin) link.replaceWith(...link.childNodes); // leads out of the book
    }
    for (const picture of text.querySelectorAll('img')) {
        picture.setAttribute('src', new URL(picture.getAttribute('src'), document.baseURI).href);
        picture.removeAttribute('loading'); // one that is far from the window would never come
    }
    return { html: `<section id="${name}">${text.innerHTML}</section>`, styles: [...document.querySelectorAll('link[rel~=stylesheet]')].map(({ href }) => href), own: [...document.querySelectorAll('style')].map((style) => style.textContent) };
}

const style = `
    @page { size: A4; margin: 18mm 16mm 20mm; }
    body { background: #fff; }
    .vp-doc.vp-doc { font-size: 10pt; }
    .vp-doc.vp-doc :is(p, li, blockquote) { margin-block: 0.5em; line-height: 1.45; }
    .vp-doc.vp-doc h1 { font-size: 20pt; line-height: 1.25; }
    .vp-doc.vp-doc h2 { margin-top: 1.5em; padding-top: 0; border: 0; font-size: 14pt; }
    section { break-before: page; }
    .play.play { display: block; min-height: 0; }
    .play svg { max-height: 45mm; }
    pre, table, img, .play { break-inside: avoid; }
    h2, h3 { break-after: avoid; }
    .vp-doc .contents { list-style: none; padding: 0; }
    .contents a { display: flex; justify-content: space-between; color: inherit; text-decoration: none; }
    * { content-visibility: visible !important; }
`;
const contents = (titles, pages) => `<ol class="contents">${titles.map(({ name, title }, i) => `<li><a href="#${name}"><span>${title}</span><span>${pages[i] ?? ''}</span></a></li>`).join('')}</ol>`;
// Chromium writes each page's object as plain text.
const pagesIn = (pdf) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g).length;

/** Prints the book; `file` is the PDF. Answers {pages, bytes, starts}: how many, how large, and where each chapter begins. */
export async function print(browser, url, language, file) {
    const titles = chapters().map(({ name, title }) => ({ name, title: title[language] }));
    const names = titles.map(({ name }) => name);
    const page = await browser.newPage();
    await page.emulateMedia({ media: 'print' }); // what moves shows its last frame
    const written = [];
    for (const { name } of titles) {
        await page.goto(`${url}${language === 'en' ? '' : 'zh/'}theory/${name}.html`);
        const boards = page.locator('.vp-doc .play');
        await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
        for (const board of await boards.all()) {
            await board.scrollIntoViewIfNeeded();
            await board.and(page.locator('[aria-busy=false]')).waitFor();
        }
        written.push(await page.evaluate(printedChapter, [name, names]));
    }
    const styles = [...new Set(written.flatMap(({ styles }) => styles))].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const own = [...new Set(written.flatMap(({ own }) => own))].map((text) => `<style>${text}</style>`).join('');
    const { home } = words[language];
    const pdfOf = async (sections, starts) => {
        const cover = `<h1>${home}</h1><h2>${words[language].contents}</h2>${contents(titles, starts)}`;
        await page.goto(`${url}404.html`);
        await page.setContent(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${home}</title>${styles}${own}<style>${style}</style></head><body><main class="vp-doc">${cover}${sections.join('')}</main></body></html>`);
        await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode().catch(() => undefined))]));
        return page.pdf({
            preferCSSPageSize: true,
            outline: true,
            tagged: true,
            displayHeaderFooter: true,
            headerTemplate: '<span></span>',
            footerTemplate: '<div style="width: 100%; font-size: 9px; text-align: center"><span class="pageNumber"></span></div>',
        });
    };
    // Each chapter begins a page, so that it has as many of them alone as it has in the book.
    const front = pagesIn(await pdfOf([], []));
    const starts = [];
    let at = front + 1;
    for (const { html } of written) {
        starts.push(at);
        at += pagesIn(await pdfOf([html], [])) - front;
    }
    const pdf = await pdfOf(written.map(({ html }) => html), starts);
    await page.close();
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, pdf);
    return { pages: pagesIn(pdf), bytes: pdf.length, starts, end: at };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const server = await serve({ '/': join(root, 'build/site') });
    const browser = await launch();
    for (const language of process.argv.length > 2 ? process.argv.slice(2) : ['en', 'zh']) {
        const file = `build/book/combinatorial-games-${language}.pdf`;
        const { pages, bytes } = await print(browser, `${server.url}/`, language, join(root, file));
        console.log(`${file}: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB`);
    }
    await browser.close();
    server.close();
}
