// Writes the pages that VitePress builds: node site/content/pages.mjs
//   build/site-src/**.md     a page for each note, chapter and solution, from the files as they stand
//   build/site-src/public/   what is fetched: wasm/, cases/<id>/, bundles/, files/ (sources as text)
// Problems and chapters are found by listing folders. A link that leads nowhere is an error.
import * as fs from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from 'smol-toml';

import { highlight } from './highlight.mjs';
import { words } from './words.mjs';

const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(site, '..');
const out = join(root, 'build/site-src');
const wasm = join(root, 'build/wasm');
const bundles = 'build/wasm/.objects/bundles';
const written = new Set();

const read = (file) => fs.readFileSync(join(root, file), 'utf8');
const list = (folder, fits) => fs.readdirSync(join(root, folder)).filter((name) => fits.test(name)).sort();

// Unchanged files stay, so that --serve reloads what has changed alone.
function write(file, content) {
    const path = join(out, file);
    written.add(path);
    const bytes = Buffer.from(content);
    if (fs.existsSync(path) && fs.readFileSync(path).equals(bytes)) return;
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, bytes);
}

const copy = (from, to) => write(to, fs.readFileSync(join(root, from)));

function removeOthers(folder) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) removeOthers(path);
        else if (!written.has(path)) fs.rmSync(path);
    }
}

export const languages = ['en', 'zh'];
const prefix = (language) => (language === 'en' ? '' : 'zh/');
const inLanguage = (file, language) => (language === 'en' ? file : file.replace(/\.md$/, '.zh.md'));

/** The problems, in the order of their ids: {id, title: {en, zh}, judge, number, url}. */
export function problems() {
    return list('problems', /^[a-z0-9]/)
        .filter((id) => fs.existsSync(join(root, 'problems', id, 'problem.toml')))
        .map((id) => {
            const toml = parse(read(`problems/${id}/problem.toml`));
            return {
                ...toml,
                id,
                title: { en: toml.title, zh: toml.title_zh },
                topic: { en: toml.topic, zh: toml.topic_zh },
            };
        });
}

const headline = (file) => /^# (.*)$/m.exec(read(file))[1];

/** The chapters in order: {name, title: {en, zh}}. */
export function chapters() {
    return list('common/notes', /^\d\d-[^.]*\.md$/).map((file) => ({
        name: basename(file, '.md'),
        title: Object.fromEntries(
            languages.map((language) => [language, headline(inLanguage(`common/notes/${file}`, language))]),
        ),
    }));
}

// Which file of the repository becomes which page.
function pagesOf(language) {
    const pages = new Map();
    const add = (file, page) => pages.set(inLanguage(file, language), `${prefix(language)}${page}`);
    add('README.md', 'problems/index');
    add('common/notes/README.md', 'theory/index');
    add('common/notes/glossary.md', 'glossary');
    for (const { name } of chapters()) add(`common/notes/${name}.md`, `theory/${name}`);
    for (const file of list('common/notes/solutions', /^\d\d-[^.]*\.md$/)) {
        add(`common/notes/solutions/${file}`, `theory/solutions/${basename(file, '.md')}`);
    }
    for (const { id } of problems()) add(`problems/${id}/README.md`, `problems/${id}`);
    return pages;
}

const allPages = new Map(languages.flatMap((language) => [...pagesOf(language)]));

// A source as text, which every server sends and every browser shows.
function published(file) {
    const path = join(root, file);
    if (fs.statSync(path).isDirectory()) {
        const names = fs.readdirSync(path).sort();
        write(`public/files/${file}/index.txt`, names.join('\n') + '\n');
        return `/files/${file}/index.txt`;
    }
    copy(file, `public/files/${file}.txt`);
    return `/files/${file}.txt`;
}

function target(from, link, isPicture) {
    if (/^(https?:|mailto:|#)/.test(link)) return link;
    const [path, anchor] = link.split('#');
    const file = normalize(join(dirname(from), decodeURIComponent(path))).replace(/\/$/, '');
    if (file.startsWith('..') || !fs.existsSync(join(root, file))) {
        throw new Error(`${from}: the link (${link}) leads nowhere`);
    }
    if (isPicture) {
        copy(file, `public/pictures/${file}`);
        return `/pictures/${file}`;
    }
    const page = allPages.get(file);
    if (page === undefined) return published(file);
    return `/${page}.md${anchor === undefined ? '' : `#${anchor}`}`;
}

// Code keeps what looks like a link.
function convert(from, text) {
    const kept = [];
    const keep = (code) => `\0${kept.push(code) - 1}\0`;
    return text
        .replaceAll(/^( *)```[^]*?^\1```$/gm, keep)
        .replaceAll(/`[^`\n]+`/g, keep)
        .replaceAll(
            /(!?)(\[(?:[^\][]|\[[^\]]*\])*\])\(([^()\s]+)\)/g,
            (_, mark, label, link) => `${mark}${label}(${target(from, link, mark === '!')})`,
        )
        .replaceAll(/^<!-- .*? -->\n/gm, '')
        .replaceAll(/<!-- \/?answer.*?-->/g, '')
        .replaceAll(/\0(\d+)\0/g, (_, index) => kept[index]);
}

// The switch between the languages is in the bar above each page.
const withoutSwitch = (text) =>
    text.replace(/^(English \| \[中文\]\([^)]*\)|\[English\]\([^)]*\) \| 中文)( · )?/, '');

const note = (file) => convert(file, withoutSwitch(read(file)));

/** The answers in numbers that a file of solutions marks (site/explore/answers.ts), by exercise. */
export function answersOf(solutions) {
    const answers = new Map();
    for (const section of solutions.split(/^## (?=\d+$)/m).slice(1)) {
        const marks = [...section.matchAll(/<!-- answer: (.*?) -->(.*?)<!-- \/answer -->/g)];
        const count = section.match(/<!-- \/?answer/g)?.length ?? 0;
        if (count !== 2 * marks.length) throw new Error(`a mark of the answer to exercise ${parseInt(section)} has no other end`);
        if (marks.length === 0) continue;
        const numbers = marks.flatMap(([, , text]) => text.match(/\d+/g) ?? []).map(Number);
        answers.set(parseInt(section), { label: marks[0][1], numbers });
    }
    return answers;
}

/** A chapter with a box for each answer, at the end of its exercise. */
export function withAnswers(chapter, answers) {
    const boxed = new Set();
    const text = chapter.replaceAll(/^(\d+)\. ★.*$/gm, (line, number) => {
        const answer = answers.get(Number(number));
        if (answer === undefined) return line;
        boxed.add(Number(number));
        return `${line} <AnswerBox numbers="${answer.numbers.join(' ')}" label="${answer.label}" />`;
    });
    const lost = [...answers.keys()].filter((number) => !boxed.has(number));
    if (lost.length > 0) throw new Error(`there is no exercise ${lost.join(', ')} for an answer`);
    return text;
}

function chapterPage(file) {
    const solutions = join(dirname(file), 'solutions', basename(file));
    return withAnswers(note(file), answersOf(read(solutions)));
}
const code = (text) => '```cpp\n' + text.trimEnd() + '\n```\n';
const front = (values) =>
    `---\n${Object.entries(values)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join('')}---\n\n`;

function problemPage(problem, language) {
    const { id } = problem;
    const say = words[language];
    const file = inLanguage(`problems/${id}/README.md`, language);
    const seconds = problem.time_limit_s;
    const facts = [
        `[${problem.judge} ${problem.number}](${problem.url})`,
        problem.topic[language],
        ...(seconds === undefined ? [] : [`${seconds} ${say.seconds}`]),
    ];
    const text = note(file).replace(
        /^# .*$/m,
        (title) => `${title}\n\n<div class="facts">\n\n${facts.join(' · ')}\n\n</div>`,
    );
    return (
        front({ title: problem.title[language], problem: id }) +
        `${text}\n## ${say.play}\n\n<PlayBoard id="${id}" />\n` +
        `\n<ExploreTable id="${id}" />\n` +
        `\n## ${say.run}\n\n${say.runIntro}\n\n<RunBox id="${id}" />\n` +
        `\n## ${say.judge}\n\n${say.judgeIntro}\n\n<JudgeBox id="${id}" />\n` +
        `\n## ${say.sources}\n\n### solution.cpp\n\n${code(read(`problems/${id}/solution.cpp`))}` +
        `\n### ${say.bundle}\n\n${say.bundleIntro}\n\n<BundleLink id="${id}" />\n`
    );
}

function indexPage(language) {
    const file = inLanguage('README.md', language);
    const table = /<!-- problems -->\n([^]*?)<!-- \/problems -->/.exec(read(file))[1];
    return front({ title: words[language].problems }) + `# ${words[language].problems}\n\n${convert(file, table)}`;
}

function startPage(language) {
    const file = inLanguage('README.md', language);
    const readme = read(file);
    const title = headline(file);
    const say = words[language];
    const at = `/${prefix(language)}`;
    // The first list of README says what the collection is.
    const what = /^# .*\n\n((?:- .*\n)+)/m.exec(readme)[1];
    const first = problems().find(({ topic }) => topic.en === 'Nim');
    return (
        front({ title, titleTemplate: false, sidebar: false, aside: false, pageClass: 'start' }) +
        `# ${title}\n\n<div class="start-what">\n\n${convert(file, what)}\n</div>\n\n` +
        `<div class="start-ways">\n\n[${say.theory}](${at}theory/index.md) [${say.problems}](${at}problems/index.md) [${say.glossary}](${at}glossary.md)\n\n</div>\n\n` +
        `## ${say.playNow}\n\n${say.playIntro}\n\n<PlayBoard id="${first.id}" />\n`
    );
}

function cases(id) {
    const names = list(`testdata/${id}`, /^(sample|edge|hack)-.*\.in$/).map((name) => basename(name, '.in'));
    names.sort((a, b) => b.startsWith('sample') - a.startsWith('sample') || a.localeCompare(b, 'en', { numeric: true }));
    for (const name of names) {
        for (const end of ['in', 'out']) {
            copy(`testdata/${id}/${name}.${end}`, `public/cases/${id}/${name}.${end}`);
        }
    }
    const sizes = names.map((name) => ({
        name,
        bytes: fs.statSync(join(root, `testdata/${id}/${name}.in`)).size,
    }));
    write(`public/cases/${id}/cases.json`, JSON.stringify(sizes));
}

// The pages import vue, for which VitePress looks from where they lie.
function linkModules() {
    const link = join(root, 'build/node_modules');
    fs.rmSync(link, { force: true });
    fs.symlinkSync('../site/node_modules', link);
}

export async function writePages() {
    written.clear();
    linkModules();
    await highlight(join(root, bundles));
    const known = problems();
    for (const language of languages) {
        const at = prefix(language);
        const byId = new Map(known.map((problem) => [problem.id, problem]));
        for (const [file, page] of pagesOf(language)) {
            const id = basename(page);
            if (page.endsWith('problems/index')) write(`${page}.md`, indexPage(language));
            else if (byId.has(id)) write(`${page}.md`, problemPage(byId.get(id), language));
            else if (/\/theory\/\d\d-[^/]*$/.test(`/${page}`)) write(`${page}.md`, chapterPage(file));
            else write(`${page}.md`, note(file));
        }
        write(`${at}index.md`, startPage(language));
        const title = words[language].calculator;
        write(`${at}calculator.md`, `${front({ title })}# ${title}\n\n<GrundyCalculator />\n`);
    }
    for (const { id } of known) {
        cases(id);
        for (const name of fs.readdirSync(join(wasm, id)).filter((name) => /\.(wasm|json)$/.test(name))) {
            copy(`build/wasm/${id}/${name}`, `public/wasm/${id}/${name}`);
        }
        published(`problems/${id}/textbook.cpp`);
        for (const end of ['cpp', 'fragment']) copy(`${bundles}/${id}.${end}`, `public/bundles/${id}.${end}`);
    }
    copy('build/wasm/grundy.wasm', 'public/wasm/grundy.wasm');
    const clang = 'site/node_modules/@yowasp/clang/gen';
    for (const name of list(clang, /\.(js|wasm|tar)$/)) copy(`${clang}/${name}`, `public/clang/${name}`);
    removeOthers(out);
    return [...written].filter((path) => path.endsWith('.md')).map((path) => relative(out, path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    try {
        console.log(`${(await writePages()).length} pages in build/site-src`);
    } catch (error) {
        console.error(`pages.mjs: ${error.message}`);
        process.exit(2);
    }
}
