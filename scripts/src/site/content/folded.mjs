// What a reader opens when it is wanted: solutions, long proofs, and what was checked. On paper all is open.
import { slug } from '../theme/slug.mjs';
import { words } from './words.mjs';

const fold = (kind, summary, body) => `<details class="${kind}"><summary>${summary}</summary>\n\n${body.trim()}\n\n</details>`;
const checked = /^\*(?:Checked: |已验证：)(.*)\*$/gm;

/** A chapter, or its solutions: a proof whose idea is told before it is folded, and what was checked behind a tick. */
export function folded(text, language) {
    const say = words[language];
    return text
        .replaceAll(/^(\*(?:Idea\.|思路。)\* .*\n\n)\*(?:Proof\.|证明。)\* ([^]*?∎)$/gm, (_, idea, proof) => idea + fold('proof', say.proof, proof))
        .replaceAll(checked, (_, what) => fold('checked', `✓ ${say.checked}`, what));
}

/** Solutions of exercises: each below its hint, so that whoever asks for a hint sees no answer. */
export function askedFor(solutions, language) {
    const section = /^(## \d+\n\n)(?:(<details>[^]*?)\n\n<\/details>\n\n)?([^]*?)(?=\n^## |$(?![^]))/gm;
    return solutions.replaceAll(section, (_, heading, hint, answer) => {
        const solution = fold('solution', words[language].solution, answer);
        return heading + (hint === undefined ? solution : `${hint}\n\n${solution}\n\n</details>`) + '\n';
    });
}

/** All that was checked: `chapters` are {page, text} in order. A page, with links to the sections. */
export function checkedPage(chapters, language) {
    const say = words[language];
    let all = `# ${say.checkedTitle}\n\n${say.checkedIntro}\n`;
    for (const { page, text } of chapters) {
        all += `\n## ${/^# (.*)$/m.exec(text)[1]}\n\n`;
        let heading;
        for (const [, section, what] of text.matchAll(new RegExp(`^##+ (.*)$|${checked.source}`, 'gm'))) {
            if (section === undefined) all += `- [${heading}](/${page}.md#${slug(heading)}): ${what}\n`;
            else heading = section;
        }
    }
    return all;
}
