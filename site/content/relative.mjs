// Makes a site that was built for the folder /@site@/ work in every folder: each page tells where
// the site's folder lies, seen from it, and scripts begin their addresses with that.
import * as fs from 'node:fs';
import { join, relative } from 'node:path';

/** The base with which the site is built. */
export const base = '/@site@/';

function files(folder, ends) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return files(path, ends);
        return ends.some((end) => entry.name.endsWith(end)) ? [path] : [];
    });
}

const folderHere = 'self.siteFolder';

// A string that begins with the base, in any quotes, also inside a string of JSON.
function script(text) {
    return text
        .replaceAll(`\\"${base}`, `\\""+${folderHere}+"`)
        .replaceAll(`"${base}`, `${folderHere}+"`)
        .replaceAll(`'${base}`, `${folderHere}+'`)
        .replaceAll('`' + base, '`${' + folderHere + '}');
}

export function makeRelative(site) {
    for (const file of files(site, ['.js'])) {
        // JSON in single quotes is not met with escaped quotes.
        const text = fs
            .readFileSync(file, 'utf8')
            .replaceAll(`"base":"${base}"`, `"base":"'+${folderHere}+'"`);
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
        const text = fs.readFileSync(file, 'utf8').replaceAll(base, up);
        fs.writeFileSync(file, text.replace('<head>', `<head>${here}`));
    }
    for (const file of files(site, ['.js', '.css', '.html'])) {
        if (fs.readFileSync(file, 'utf8').includes(base)) throw new Error(`${file}: an address is not relative`);
    }
}
