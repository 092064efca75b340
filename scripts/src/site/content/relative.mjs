// Makes a site that was built for the folder /@site@/ work in every folder: each page tells where
// the site's folder lies, seen from it, and scripts begin their addresses with that.
import * as fs from 'node:fs';
import { join, relative } from 'node:path';

import { parseAst } from 'rollup/parseAst';

/** The base with which the site is built. */
export const base = '/@site@/';

/** The files of a folder, and of those in it, whose names end so. */
export function files(folder, ends) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return files(path, ends);
        return ends.some((end) => entry.name.endsWith(end)) ? [path] : [];
    });
}

const folderHere = 'self.siteFolder';

function* strings(node) {
    if (node === null || typeof node !== 'object') return;
    if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement') yield node;
    for (const part of Object.values(node)) yield* strings(part);
}

// Every string with the base is put together when it is read.
function script(text) {
    let made = '';
    let end = 0;
    const found = [...strings(parseAst(text))].filter((node) => text.slice(node.start, node.end).includes(base));
    for (const node of found.sort((a, b) => a.start - b.start)) {
        const raw = text.slice(node.start, node.end);
        made += text.slice(end, node.start);
        if (node.type === 'TemplateElement') made += raw.replaceAll(base, `\${${folderHere}}`);
        else made += `(${raw.replaceAll(base, `${raw[0]}+${folderHere}+${raw[0]}`)})`;
        end = node.end;
    }
    return made + text.slice(end);
}

export function makeRelative(site) {
    for (const file of files(site, ['.js'])) {
        const text = fs.readFileSync(file, 'utf8');
        if (text.includes(base)) fs.writeFileSync(file, script(text));
    }
    for (const file of files(site, ['.css'])) {
        // Style sheets and what they name lie in assets/.
        const text = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, text.replaceAll(`${base}assets/`, ''));
    }
    for (const file of files(site, ['.html'])) {
        const up = relative(file, site).replace(/\.\.$/, '').replaceAll('\\', '/') || './';
        const here = `<script>self.siteFolder=new URL(${JSON.stringify(up)},location.href).pathname</script>`;
        // A link leads to another address without loading a page; a browser then looks for the icons anew.
        const icons = `<script>document.querySelectorAll('link[rel~=icon],link[rel=manifest]').forEach((icon)=>icon.href=icon.href)</script>`;
        const text = fs.readFileSync(file, 'utf8').replaceAll(base, up);
        fs.writeFileSync(file, text.replace('<head>', `<head>${here}`).replace('</head>', `${icons}</head>`));
    }
    for (const file of files(site, ['.js', '.css', '.html'])) {
        if (fs.readFileSync(file, 'utf8').includes(base)) throw new Error(`${file}: an address is not relative`);
    }
}
