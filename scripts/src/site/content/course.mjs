// The map of the course: which chapters are on which track, what they build on, and how long they take.

// Proofs are read slowly: words of English and characters of Chinese in a minute; minutes for an exercise by its stars.
const pace = { en: 75, zh: 100 };
const exerciseMinutes = [5, 10, 20];

/** The heading at which a chapter's text ends. */
export const exercisesBegin = /^## (?:Exercises|习题)$/m;
const skipped = /^#+ (.*)\n\n\*(?:May be skipped at a first reading\.|初读可以跳过。)\*$/gm;

// Of a chapter's file: {read, practise} in minutes, and the headings of what may be skipped.
function measured(text, language) {
    const [prose, rest = ''] = text.split(exercisesBegin);
    const words = prose.replaceAll(/^```[^]*?^```$|^\|.*$|<!--[^]*?-->|\]\([^)]*\)/gm, ' ').match(language === 'zh' ? /\p{Script=Han}/gu : /[\p{L}\p{N}]+/gu) ?? [];
    const exercises = [...rest.matchAll(/^\d+\. (★+) /gm)].map(([, stars]) => exerciseMinutes[stars.length - 1]);
    return {
        read: Math.ceil(words.length / pace[language]),
        practise: exercises.reduce((sum, minutes) => sum + minutes, 0),
        skip: [...text.matchAll(skipped)].map(([, title]) => title),
    };
}

/**
 * The stations: `chapters` as pages.mjs has them, `texts` their files by name, `boxes` the exercises that the site checks,
 * `problems` in the order of their ids. Throws an Error where a chapter builds on a later one.
 */
export function stations(chapters, texts, boxes, problems, language) {
    return chapters.map(({ name, track, after, title }, i) => {
        const before = after.map((other) => chapters.slice(0, i).find((chapter) => chapter.name === other)?.title[language]);
        if (before.includes(undefined)) throw new Error(`common/notes/chapters.toml: ${name}: after: must name earlier chapters`);
        const numbers = boxes.filter(({ chapter, exercise }) => chapter === name && exercise > 0).map(({ exercise }) => `${name}#${exercise}`);
        return {
            name,
            track,
            title: title[language],
            after: before.map((other) => other.split(' ')[0]),
            ...measured(texts.get(name), language),
            exercises: [...new Set(numbers)],
            problems: problems
                .filter(({ chapter }) => chapter === name)
                .sort((a, b) => a.difficulty - b.difficulty)
                .map(({ id, title: its }) => ({ id, title: its[language] })),
        };
    });
}
