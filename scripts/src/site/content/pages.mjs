// Writes the pages that VitePress builds: node scripts/src/site/content/pages.mjs
//   build/site-src/**.md     a page for each note, chapter and solution, from the files as they stand
//   build/site-src/public/   what is fetched: wasm/, cases/<id>.json, bundles/, files/ (sources as text)
// Problems are found by listing folders, chapters by common/notes/chapters.toml. A link that leads nowhere is an error.
import * as fs from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from 'smol-toml';

import { labObject, release, servedFiles } from '../judge/served.mjs';
import { exercisesBegin, stations } from './course.mjs';
import { problemFolders } from './folders.mjs';
import { askedFor, checkedPage, folded } from './folded.mjs';
import { highlight } from './highlight.mjs';
import { words } from './words.mjs';

const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(site, '../../..');
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
    if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

export const languages = ['en', 'zh'];
const prefix = (language) => (language === 'en' ? '' : 'zh/');
const inLanguage = (file, language) => (language === 'en' ? file : file.replace(/\.md$/, '.zh.md'));

// The judges by their names: what each language calls them.
const judgeNames = () => new Map(parse(read('scripts/judges.toml')).judge.map(({ name, name_zh = name }) => [name, { en: name, zh: name_zh }]));

/**
 * The problems, in the order of their ids: {id, title: {en, zh}, judge: {en, zh}, number, url, ..., own}; `own` are the twins that
 * have a folder, which have `differs`: {en, zh}, and `folder`, too.
 */
export function problems() {
    const judges = judgeNames();
    const known = (folder, id) => {
        const toml = parse(read(`${folder}/problem.toml`));
        const inBoth = (key) => ({ en: toml[key], zh: toml[`${key}_zh`] });
        const judge = judges.get(toml.judge) ?? { en: toml.judge, zh: toml.judge };
        return { ...toml, id, folder, judge, title: inBoth('title'), topic: inBoth('topic'), differs: inBoth('differs') };
    };
    const folders = problemFolders(root);
    return folders
        .filter(({ elder }) => elder === undefined)
        .map(({ id }) => ({
            ...known(`problems/${id}`, id),
            own: folders.filter(({ elder }) => elder === id).map((twin) => known(`problems/${id}/${twin.id}`, twin.id)),
        }));
}

const headline = (file) => /^# (.*)$/m.exec(read(file))[1];

/** The chapters in order: {name, track, after, was, title: {en, zh}}; `was` lists the names that they had before. */
export function chapters() {
    return parse(read('common/notes/chapters.toml')).chapters.map(({ name, track, after, was = [] }) => ({
        name,
        track,
        after,
        was,
        title: Object.fromEntries(
            languages.map((language) => [language, headline(inLanguage(`common/notes/${name}.md`, language))]),
        ),
    }));
}

// Which file of the repository becomes which page.
function pagesOf(language) {
    const pages = new Map();
    const add = (file, page) => pages.set(inLanguage(file, language), `${prefix(language)}${page}`);
    add('problems/README.md', 'problems/index');
    add('common/notes/README.md', 'theory/index');
    add('common/notes/glossary.md', 'glossary');
    add('testdata/accepted.md', 'accepted');
    for (const { name } of chapters()) add(`common/notes/${name}.md`, `theory/${name}`);
    for (const file of list('common/notes/solutions', /^[^.]*\.md$/)) {
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
        .replaceAll(/^<!-- (?!moving: ).*? -->\n/gm, '')
        .replaceAll(/<!-- \/?answer.*?-->/g, '')
        .replaceAll(/\0(\d+)\0/g, (_, index) => kept[index]);
}

// The switch between the languages is in the bar above each page.
const withoutSwitch = (text) =>
    text.replace(/^(English \| \[中文\]\([^)]*\)|\[English\]\([^)]*\) \| 中文)( · )?/, '');

const note = (file) => convert(file, withoutSwitch(read(file)));
// Without the links to the contents and the glossary, which stand beside every page.
const text = (file) => note(file).replace(/^(?:.* · )?\[[^\]]*\]\([^)]*\)\n/, (line) => {
    const others = line.trim().split(' · ').filter((link) => !/\((\/zh)?\/(theory\/index|glossary)\.md\)$/.test(link));
    return `${others.join(' · ')}\n`;
});

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A chapter with the boxes of its exercises, each at the end of its exercise, and of its questions, each below it. `name`
 * is the chapter's, under which a box is kept as solved; `hints` has hints by the numbers of exercises. Throws an Error
 * where a question has no box, or a box has no place.
 */
export function withAnswers(chapter, boxes, language, name = '', hints = new Map()) {
    const lost = new Set(boxes);
    const tag = (box, key, hint) => {
        lost.delete(box);
        const asks = `asks="${attribute(box[language])}" answers="${JSON.stringify(box.answers)}"`;
        return `<AnswerBox name="${name}#${key}" kind="${box.kind}" ${asks}${box.question ? ' question' : ''}>${hint}</AnswerBox>`;
    };
    const text = chapter
        .replaceAll(/^(\d+)\. ★.*$/gm, (line, number) => {
            const here = boxes.filter(({ exercise }) => exercise === Number(number));
            return line + here.map((box, i) => ` ${tag(box, `${number}${i === 0 ? '' : `.${i + 1}`}`, hints.get(number) ?? '')}`).join('');
        })
        .replaceAll(/^\*(?:Question|问题) (\d+)[.。]\* .*$/gm, (line, number) => {
            const box = boxes.find(({ question }) => question === Number(number));
            if (box === undefined) throw new Error(`question ${number} of ${name} has no answer`);
            return `${line}\n\n${tag(box, `?${number}`, box.hint[language])}`;
        });
    const [box] = lost;
    if (box !== undefined) throw new Error(`${name} has no ${box.question ? `question ${box.question}` : `exercise ${box.exercise}`} for an answer`);
    return text;
}

/**
 * A chapter with a picture that moves for each of its lines `<!-- moving: NAME -->`; takes what it places out of `left`,
 * the names without a place. Throws an Error where a line names no picture, or one that has its place.
 */
export function withMoving(chapter, pictures, language, left) {
    return chapter.replaceAll(/^<!-- moving: (.*?) -->$/gm, (_, name) => {
        const picture = pictures.find((each) => each.name === name);
        if (picture === undefined) throw new Error(`there is no picture that moves ${name} in common/notes/moving`);
        if (!left.delete(name)) throw new Error(`the picture that moves ${name} stands twice`);
        const frames = JSON.stringify(picture.frames.map((frame) => ({ caption: frame[language], items: frame.items })));
        return `<MovingPicture name="${name}" title="${attribute(picture.title[language])}" frames="${attribute(frames)}" />`;
    });
}

// In a script: the page of the heading in the address, of those that stand in another one now.
const pageOfHeading = (headings) => `(${JSON.stringify(headings)})[decodeURIComponent(location.hash)]`;

// At the address that a page had before: leads on, to the same heading, or to this one. `headings` has the pages of those
// that stand in another one now.
function movedPage(name, title, language, heading = '', headings = {}) {
    const to = `${name}.html`;
    const place = `(${pageOfHeading(headings)}||'${to}')`;
    return (
        `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n` +
        `<link rel="canonical" href="${to}">\n<script>location.replace(${place} + (location.hash || '${heading}'))</script>\n` +
        `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>\n</head>\n` +
        `<body><a href="${to}">${title}</a></body>\n</html>\n`
    );
}

// The headings that stood on a page before and stand in other chapters now, with their pages.
function headingsMoved(old, all) {
    const moved = all.flatMap(({ name, was }) => was.filter((each) => each.startsWith(`${old}#`)).map((each) => [name, each]));
    return Object.fromEntries(moved.flatMap(([name, each]) => each.split('#').slice(1).map((heading) => [`#${heading}`, `${name}.html`])));
}

// A chapter from which headings have moved leads on to them.
function leadsOn(name, all) {
    const headings = headingsMoved(name, all);
    if (Object.keys(headings).length === 0) return '';
    const script = `try{const to=${pageOfHeading(headings)};if(to)location.replace(to+location.hash)}catch{}`;
    return front({ head: [['script', {}, script]] });
}

// `boxes` are those of the exercises and questions of all chapters.
function chapterPage(file, chapterText, language, known, all, { boxes, pictures, left }) {
    const name = basename(file).split('.')[0];
    const solutions = inLanguage(`common/notes/solutions/${name}.md`, language);
    const hint = /^## (\d+)\n\n<details><summary>.*<\/summary>\n\n(.*)\n\n<\/details>/gm;
    const hints = new Map(fs.existsSync(join(root, solutions)) ? [...note(solutions).matchAll(hint)].map(([, number, told]) => [number, told]) : []);
    const text = withMoving(folded(chapterText, language), pictures, language, left);
    const chapter = withAnswers(text, boxes.filter(({ chapter }) => chapter === name), language, name, hints);
    return chapter
        .replace(/^# .*$/m, (title) => `${title}\n\n${toLose(known, name, language)}${inLab(name, language)}`)
        .replace(/^(?:Next: |下一章：).*$/m, (line) => `${line}\n\n${trackNext(name, all, language)}`)
        .replace(exercisesBegin, (title) => `<ReadingPlace name="${name}" />\n\n${title}`);
}

// A track leaves out the chapters of later ones.
function trackNext(chapter, all, language) {
    const at = all.findIndex(({ name }) => name === chapter);
    const tracks = [...new Set(all.map(({ track }) => track))].sort().filter((track) => track >= all[at].track);
    const next = tracks.flatMap((track) => {
        const station = all.slice(at + 1).find((other) => other.track <= track);
        if (station === undefined || station === all[at + 1]) return [];
        return [{ track, page: `${station.name}.html`, title: station.title[language] }];
    });
    return next.length === 0 ? '' : `<TrackNext :next='${JSON.stringify(next).replaceAll("'", '&#39;')}' />\n`;
}

// The board of the chapter's easiest problem, to be played before anything is told.
function toLose(known, chapter, language) {
    const [first] = known
        .filter((problem) => problem.chapter === chapter && problem.play !== undefined)
        .sort((a, b) => a.difficulty - b.difficulty || a.shelf - b.shelf);
    if (first === undefined) return '';
    const link = `[${first.title[language]}](/${prefix(language)}problems/${first.id}.md)`;
    return `${words[language].toLose(link)}\n\n<PlayBoard id="${first.id}" small />\n\n`;
}

// The games of the lab's gallery: {name, title: {en, zh}, text, of}. The first two lines of a file are its
// titles; a line `// See: NAME...` after them names the chapters and problems that it belongs to.
const labFolder = 'scripts/src/lab';
let games = [];
function gallery() {
    const names = new Set([...chapters().map(({ name }) => name), ...list('problems', /^[a-z0-9]/)]);
    return list(`${labFolder}/gallery`, /\.cpp$/).map((file) => {
        const text = read(`${labFolder}/gallery/${file}`);
        const [en, zh] = text.split('\n').map((line) => line.replace('// ', ''));
        const see = /^\/\/ See: (.*)\n/m.exec(text);
        const of = see?.[1].split(' ') ?? [];
        const lost = of.find((page) => !names.has(page));
        if (lost !== undefined) throw new Error(`${labFolder}/gallery/${file}: See: names no chapter and no problem: ${lost}`);
        return { name: basename(file, '.cpp'), title: { en, zh }, text: text.replace(see?.[0] ?? '', ''), of };
    });
}
const labHeaders = () => Object.fromEntries(list(`${labFolder}/include`, /\.hpp$/).map((file) => [file, read(`${labFolder}/include/${file}`)]));

// Links to the games of a chapter or problem.
function inLab(name, language) {
    const say = words[language];
    const links = games
        .filter(({ of }) => of.includes(name))
        .map((game) => `[${game.title[language].replace(/[：:.。].*/, '')}](/${prefix(language)}lab.md#game=${game.name})`);
    return links.length === 0 ? '' : `${say.inLab}${language === 'zh' ? '：' : ': '}${links.join(' · ')}\n`;
}

function labPage(language) {
    const say = words[language];
    return (
        `${front({ title: say.lab, outline: false, pageClass: 'list wide' })}# ${say.lab}\n\n${say.labIntro} ` +
        `[${say.labMore}](${published(`${labFolder}/include/lab.hpp`)})\n\n<LabBox />\n` +
        `${section('calculator', say.calculator)}<GrundyCalculator />\n`
    );
}

// What judges accepted, and is wrong: a table of a problem, a mistake, an input and a reason, as blocks with what one
// can do with the input.
function acceptedPage(file, language) {
    const id = (link) => /problems\/([^/]+)\//.exec(link)[1];
    const text = read(file).replaceAll(/^\| (\[[^\]]*\]\(([^)]*)\)) \| (\[.*\]\(([^)]*)\)) \| (`.*`) \| (.*) \|$/gm, (_, problem, to, mistake, program, input, why) => {
        const lines = input.split('<br>').map((line) => line.replaceAll('`', ''));
        const block = `<InputBlock id="${id(to)}" input="${attribute(lines.join('\n')).replaceAll('\n', '&#10;')}" program="${published(normalize(join(dirname(file), program)))}" />`;
        return `\n## ${problem}\n\n${mistake}\n\n${mistakes([program])}${block}\n\n${words[language].missed}${why}\n`;
    });
    return convert(file, withoutSwitch(text.replaceAll(/^\|.*\|\n\|[-|]*\|\n(?=\n## )/gm, '')));
}

let known;
const allMistakes = () => (known ??= JSON.parse(read('build/wasm/mistakes.json')));

// The lines that have the mistakes of wrong solutions; these are paths or addresses.
function mistakes(programs, indentation = '') {
    const all = allMistakes();
    const blocks = programs.flatMap((program) => {
        const [, id, name] = /([^/]+)\/wrong\/([^/]+?)(?:\.txt)?$/.exec(program);
        const lines = all[id]?.[name] ?? [];
        return lines.length === 0 ? [] : [programs.length > 1 ? [`// ${name}`, ...lines] : lines];
    });
    if (blocks.length === 0) return '';
    const text = ['```cpp', ...blocks.flat(), '```'].map((line) => indentation + line).join('\n');
    return `${text}\n\n`;
}

// A note in which each pitfall has the lines of the wrong solutions that it leads to, folded.
function withMistakes(note, language) {
    return note.replaceAll(/^- .*\/wrong\/.*$/gm, (pitfall) => {
        const programs = [...pitfall.matchAll(/\(\/files\/([^()\s]*\/wrong\/[^()\s]*)\)/g)].map(([, program]) => program);
        const block = mistakes(programs, '  ');
        if (block === '') return pitfall;
        return `${pitfall}\n\n  <details><summary>${words[language].wrongLines}</summary>\n\n${block}  </details>\n`;
    });
}

// The wrong solutions of a problem by what they answer, as judge/mistakes.hpp says.
function knownMistakes(data) {
    const lock = join(data, 'mistakes.lock');
    if (!fs.existsSync(lock)) return {}; // a twin's stand with its elder
    const names = {};
    for (const [, answers, name] of fs.readFileSync(lock, 'utf8').matchAll(/^\S+ (\w+) (.*)$/gm)) (names[answers] ??= []).push(name);
    return names;
}

// The glossary with an anchor in each row of a term, to which search leads (theme/search.ts).
function glossaryPage(file) {
    const anchor = (term) => term.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    return text(file).replaceAll(/^\| ([^|]*) (?=(?:\|[^|]*){3}\| \[\d+\])/gm, (_, term) => `| <span id="${anchor(term)}">${term}</span> `);
}

// As scripts/src/publish/comments.cpp does it.
function inChinese(code, { id, title }) {
    const tables = ['problems/comments.toml', `problems/${id}/comments.toml`].filter((file) => fs.existsSync(join(root, file)));
    const comments = tables.flatMap((file) => parse(read(file)).comments);
    comments.push([`. ${title.en}\n`, `. ${title.zh}\n`]);
    comments.sort(([a], [b]) => b.length - a.length);
    return comments.reduce((text, [english, chinese]) => text.replaceAll(english, () => chinese), code);
}

const code = (text) => '```cpp\n' + text.trimEnd() + '\n```\n';
const shell = (text) => '```sh\n' + text + '\n```\n';
const front = (values) =>
    `---\n${Object.entries(values)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join('')}---\n\n`;

// A heading whose anchor is the same in both languages.
const section = (anchor, title) =>
    `\n<h2 id="${anchor}" tabindex="-1">${title} <a class="header-anchor" href="#${anchor}" aria-label="${title}">&ZeroWidthSpace;</a></h2>\n\n`;

// Of a problem or a twin: where it is judged, what `more` says of it, and its limits.
const factsOf = (problem, language, more) => {
    const { timeLimit, memoryLimit, unconfirmed } = words[language];
    const limits = [['time_limit_s', timeLimit], ['memory_limit_kb', memoryLimit]].map(
        ([key, told]) => told(problem[key]) + (problem.unconfirmed.includes(key) ? unconfirmed : ''),
    );
    const facts = [`[${problem.judge[language]} ${problem.number}](${problem.url})`, ...more, ...limits];
    return `<div class="facts">\n\n${facts.join(' · ')}\n\n</div>\n\n<ProblemBar />\n`;
};

// The boxes with which a problem or a twin is played, run and judged, and its file to submit.
function problemBoxes({ id, title, judge, number }, language, command, solution, more = '') {
    const say = words[language];
    return (
        `${section('play', say.play)}<PlayBoard id="${id}" />\n` +
        `${section('run', say.run)}${say.runIntro}\n\n<RunBox id="${id}" />\n\n${say.inTerminal}\n\n${shell(command)}` +
        `${section('judge', say.judge)}${say.judgeIntro(`${title[language]} (${judge[language]} ${number})`)}\n\n<JudgeBox id="${id}" />\n` +
        `${more}${section('sources', say.sources)}### solution.cpp\n\n${code(solution)}` +
        `\n### ${say.bundle}\n\n${say.bundleIntro}\n\n<BundleLink id="${id}" />\n`
    );
}

// The same game in another format: its notes are its elder's.
function twinPage(twin, elder, language) {
    const say = words[language];
    const to = `/${prefix(language)}problems/${elder.id}.md`;
    return (
        front({ title: twin.title[language], problem: twin.id, pageClass: 'problem', twin: true, search: false }) +
        `<div id="read"></div>\n\n# ${twin.title[language]}\n\n${factsOf(twin, language, [])}\n` +
        `${say.isTwin(`[${elder.title[language]}](${to}) (${elder.judge[language]} ${elder.number})`, twin.differs[language])}\n\n` +
        `${samples(twin.folder, language)}` +
        problemBoxes(twin, language, `scripts/explain ${twin.id} --sample 1`, read(`${twin.folder}/solution.cpp`))
    );
}

function problemPage(problem, language) {
    const { id } = problem;
    const say = words[language];
    // The note begins with the way to it: the chapter, the glossary, and a command.
    const [way, ...lines] = withMistakes(note(inLanguage(`problems/${id}/README.md`, language)), language).split('\n');
    const [chapter, , command] = way.split(' · ');
    const solution = read(`problems/${id}/solution.cpp`);
    const facts = factsOf(problem, language, [problem.topic[language], chapter, say.difficulty(problem.difficulty)]);
    const text = lines
        .join('\n')
        .replace(/^# .*$/m, (title) => `${title}\n\n${facts}`)
        // Behind the first section, which is the task.
        .replace(/(^## [^]*?)(?=^## )/m, (task) => `${task}${samples(`testdata/${id}`, language)}${twinsOf(problem.own, language)}`);
    return (
        front({ title: problem.title[language], problem: id, pageClass: 'problem' }) +
        `<div id="read"></div>\n\n${text}\n` +
        problemBoxes(
            problem,
            language,
            command.replaceAll('`', ''),
            language === 'zh' ? inChinese(solution, problem) : solution,
            `${section('explore', say.explore)}<ExploreTable id="${id}" />\n\n${inLab(id, language)}`,
        )
    );
}

// Where the same game is judged in another format.
function twinsOf(own, language) {
    const links = own.map(({ id, title, judge, number }) => `[${title[language]}](/${prefix(language)}problems/${id}.md) (${judge[language]} ${number})`);
    return links.length === 0 ? '' : `${words[language].twins(links)}\n\n`;
}

// The samples of the statement, input and output beside each other.
function samples(folder, language) {
    const say = words[language];
    const names = list(folder, /^sample-.*\.out$/).map((name) => basename(name, '.out'));
    const block = (title, file) => `<div>\n\n**${title}**\n\n\`\`\`text\n${read(`${folder}/${file}`).trimEnd()}\n\`\`\`\n\n</div>\n\n`;
    return names
        .map((name, i) => {
            const of = names.length > 1 ? ` ${i + 1}` : '';
            return `<div class="sample">\n\n${block(say.sampleInput + of, `${name}.in`)}${block(say.sampleOutput + of, `${name}.out`)}</div>\n\n`;
        })
        .join('');
}

function indexPage(language) {
    const judges = judgeNames();
    const called = (judge) => judges.get(judge)?.[language] ?? judge;
    const titles = new Map(chapters().map(({ name, title }) => [name, title]));
    const elsewhere = (judge, number, differs) => `${judge}\u00a0${number}${differs ? words[language].differs : ''}`;
    const withTwins = problems().flatMap((elder) => [elder, ...elder.own.map((twin) => ({ ...elder, ...twin, topic: elder.topic, year: undefined, twins: [] }))]);
    const rows = withTwins.map(({ id, judge, number, url, title, topic, chapter, shelf, year, difficulty, twins = [] }) => ({
        id,
        judge: judge[language],
        number,
        url,
        title: title[language],
        topic: topic[language],
        chapter: titles.get(chapter)[language],
        to: chapter,
        shelf: words[language].shelves[shelf - 1],
        year,
        difficulty,
        elsewhere: twins.map((twin) => elsewhere(called(twin.judge), twin.number, !twin.same_format)),
    }));
    const others = parse(read('problems/elsewhere.toml')).game.map(({ judge, number, url, title, title_zh = title, year, difficulty, chapter }) => ({
        id: `${judge} ${number}`,
        judge: called(judge),
        number,
        url,
        title: language === 'en' ? title : title_zh,
        chapter: titles.get(chapter)[language],
        to: chapter,
        shelf: words[language].shelves[2],
        year,
        difficulty,
        elsewhere: [],
    }));
    const title = words[language].problems;
    return `${front({ title, outline: false, pageClass: 'list', problems: [...rows, ...others] })}# ${title}\n\n<ProblemList />\n`;
}

function startPage(language, known, all, boxes) {
    const title = headline(inLanguage('README.md', language));
    const say = words[language];
    const texts = new Map(all.map(({ name }) => [name, read(inLanguage(`common/notes/${name}.md`, language))]));
    const at = `/${prefix(language)}`;
    const first = known.find(({ chapter, difficulty }) => chapter === 'nim' && difficulty === 1);
    const doors = [
        ['learn', `theory/${all[0].name}.md`],
        ['problems', 'problems/index.md'],
        ['judge', `problems/${first.id}.md#judge`],
        ['lab', 'lab.md'],
        ['accepted', 'accepted.md'],
    ].map(([door, to]) => `- [**${say.doors[door][0]}** ${say.doors[door][1](all.length)}](${at}${to})\n`);
    return (
        front({ title, titleTemplate: false, sidebar: false, outline: false, pageClass: 'start', stations: stations(all, texts, boxes, known, language) }) +
        `# ${title}\n\n<div class="start-what">\n\n${say.what(known.length)}\n\n</div>\n\n` +
        `<PlayBoard id="${first.id}" :start="'3\\n2 3 4\\n'" small />\n\n` +
        `<div class="doors">\n\n${doors.join('')}\n</div>\n\n${section('map', say.map)}<CourseMap />\n`
    );
}

// Games without the name of their tool: which of four chapters answers each?
function recognisePage(language, all) {
    const say = words[language];
    const { games } = parse(read('common/notes/recognise.toml'));
    const tool = ({ title }) => title[language].replace(/^\d+ /, '');
    const set = (text) => text.replaceAll(/\^(\d+)/g, '<sup>$1</sup>');
    const items = games.map(({ name, chapter, en, zh, hint, hint_zh }, i) => {
        const at = all.findIndex((each) => each.name === chapter);
        if (at < 0) throw new Error(`common/notes/recognise.toml: ${name}: there is no chapter ${chapter}`);
        // Three others, and it among them, mixed by its place in the list.
        const four = [0, 3, 7, 11].map((step) => all[(at + step * (1 + 2 * (i % 2))) % all.length]);
        const choices = [...four.slice(i % 4), ...four.slice(0, i % 4)];
        const box = `name="recognise:${name}" kind="chapter" asks="${say.whichTool}" answers="[[${choices.indexOf(four[0])}]]" choices="${attribute(JSON.stringify(choices.map(tool)))}"`;
        const link = `<a href="./theory/${chapter}.html">${tool(all[at])}</a>`;
        return `${i + 1}. ${set(language === 'en' ? en : zh)} <AnswerBox ${box}>${language === 'en' ? hint : hint_zh}<template v-slot:right>${link}</template></AnswerBox>\n`;
    });
    const parts = [];
    for (let first = 0; first < items.length; first += 10) {
        const part = items.slice(first, first + 10);
        const range = `${first + 1}–${first + part.length}`;
        parts.push(`<details${first === 0 ? ' open' : ''}><summary>${range}</summary>\n\n${part.join('')}\n</details>\n\n`);
    }
    return `${front({ title: say.recognise, outline: false, pageClass: 'list' })}# ${say.recognise}\n\n${say.recogniseIntro}\n\n${parts.join('')}`;
}

// Games for the puzzles of the day, in three levels.
function puzzlesPage(language, known) {
    const title = words[language].puzzles;
    const puzzles = [[1, 2], [3], [4, 5]].map((level) =>
        known.filter(({ difficulty, play }) => level.includes(difficulty) && play !== undefined).map(({ id, title }) => ({ id, title: title[language] })),
    );
    return `${front({ title, outline: false, pageClass: 'list', puzzles })}# ${title}\n\n<DailyPuzzle />\n`;
}

// All samples and edge cases of a problem that have an output, samples first: [{name, input, output}].
function cases(id, folder) {
    const names = list(folder, /^(sample|edge|hack)-.*\.out$/).map((name) => basename(name, '.out'));
    names.sort((a, b) => b.startsWith('sample') - a.startsWith('sample') || a.localeCompare(b, 'en', { numeric: true }));
    const all = names.map((name) => ({
        name,
        input: read(`${folder}/${name}.in`),
        output: read(`${folder}/${name}.out`),
    }));
    write(`public/cases/${id}.json`, JSON.stringify(all));
}

// With it, a browser offers to keep the site beside other programs.
function manifest(language) {
    const { home } = words[language];
    const icons = [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon.png', sizes: '512x512', type: 'image/png' },
    ].map((icon) => ({ ...icon, src: (language === 'en' ? '.' : '..') + icon.src }));
    const looks = { display: 'standalone', background_color: '#ffffff', theme_color: '#1f5f8b' };
    write(`public/${prefix(language)}site.webmanifest`, JSON.stringify({ name: home, start_url: '.', scope: language === 'en' ? '.' : '..', ...looks, icons }));
}

// The pages import vue, for which VitePress looks from where they lie.
function linkModules() {
    const link = join(root, 'build/node_modules');
    fs.rmSync(link, { force: true });
    fs.symlinkSync('../scripts/src/site/node_modules', link);
}

export async function writePages() {
    written.clear();
    linkModules();
    await highlight(join(root, bundles));
    games = gallery();
    const known = problems();
    const all = chapters();
    const [boxes, pictures] = ['exercises', 'moving'].map((name) => JSON.parse(read(`build/wasm/${name}.json`)));
    for (const language of languages) {
        const left = new Set(pictures.map(({ name }) => name));
        const at = prefix(language);
        const byId = new Map(known.map((problem) => [problem.id, problem]));
        const pages = pagesOf(language);
        const chapterTexts = [];
        for (const [file, page] of pages) {
            const id = basename(page);
            if (page.endsWith('problems/index')) write(`${page}.md`, indexPage(language));
            else if (byId.has(id)) write(`${page}.md`, problemPage(byId.get(id), language));
            else if (page === `${at}theory/${id}` && id !== 'index') {
                const chapter = { page, text: text(file) };
                chapterTexts.push(chapter);
                write(`${page}.md`, leadsOn(id, all) + chapterPage(file, chapter.text, language, known, all, { boxes, pictures, left }));
            }
            else if (page === `${at}theory/index`) write(`${page}.md`, `${text(file)}\n[${words[language].checkedTitle}](/${at}theory/checked.md)\n`);
            else if (id === 'glossary') write(`${page}.md`, front({ pageClass: 'glossary' }) + glossaryPage(file));
            else if (id === 'accepted') write(`${page}.md`, acceptedPage(file, language));
            else if (page.startsWith(`${at}theory/solutions/`)) write(`${page}.md`, folded(askedFor(text(file), language), language));
            else write(`${page}.md`, text(file));
        }
        if (left.size > 0) throw new Error(`no chapter (${language}) has the picture that moves ${[...left].join(', ')}`);
        write(`${at}theory/checked.md`, checkedPage(chapterTexts, language));
        for (const { name, was, title } of all) {
            for (const folder of ['theory', 'theory/solutions']) {
                if (![...pages.values()].includes(`${at}${folder}/${name}`)) continue;
                for (const old of was.filter((each) => !each.includes('#'))) {
                    write(`public/${at}${folder}/${old}.html`, movedPage(name, title[language], language, '', headingsMoved(old, all)));
                }
            }
        }
        for (const elder of known) {
            for (const twin of elder.own) write(`${at}problems/${twin.id}.md`, twinPage(twin, elder, language));
        }
        write(`${at}index.md`, startPage(language, known, all, boxes));
        write(`${at}puzzles.md`, puzzlesPage(language, known));
        write(`${at}recognise.md`, recognisePage(language, all));
        manifest(language);
        write(`${at}lab.md`, labPage(language));
        write(`public/${at}calculator.html`, movedPage('lab', words[language].calculator, language, '#calculator'));
    }
    for (const { id, data, elder } of problemFolders(root)) {
        cases(id, relative(root, data));
        for (const name of fs.readdirSync(join(wasm, id)).filter((name) => /\.(wasm|json)$/.test(name))) {
            copy(`build/wasm/${id}/${name}`, `public/wasm/${id}/${name}`);
        }
        write(`public/wasm/${id}/mistakes.json`, JSON.stringify(knownMistakes(data)));
        if (elder === undefined) published(`problems/${id}/textbook.cpp`);
        else copy(`${bundles}/${id}.cpp`, `public/files/problems/${id}/textbook.cpp.txt`);
        for (const end of ['cpp', 'fragment']) copy(`${bundles}/${id}.${end}`, `public/bundles/${id}.${end}`);
    }
    for (const name of list('scripts/src/site/public', /./)) copy(`scripts/src/site/public/${name}`, `public/${name}`);
    copy('build/wasm/lab.wasm', 'public/wasm/lab.wasm');
    for (const { name } of games) copy(`build/wasm/lab/${name}.wasm`, `public/wasm/lab/${name}.wasm`);
    const object = 'lab-answers.wasm';
    const objects = join(wasm, '.objects');
    const [clang, made] = await Promise.all([servedFiles(join(objects, 'clang')), labObject(objects, join(root, labFolder, 'include'))]);
    copy(relative(root, made), `public/wasm/${object}`);
    write('public/lab.json', JSON.stringify({ headers: labHeaders(), object, gallery: games.map(({ name, title, text }) => ({ name, title, text })) }));
    for (const [name, path] of clang.files) copy(relative(root, path), `public/clang/${release}/${name}`);
    removeOthers(out);
    return { pages: [...written].filter((path) => path.endsWith('.md')).length, compilerBytes: clang.size };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    try {
        console.log(`${(await writePages()).pages} pages in build/site-src`);
    } catch (error) {
        console.error(`pages.mjs: ${error.message}`);
        process.exit(2);
    }
}
