// node --test scripts/src/site/tests/programs/answers.test.mjs
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { chapters, languages, withAnswers, withMoving } from '../../content/pages.mjs';
import { root, source, wasm } from '../node.mjs';

const { numbersIn, shown, verdictOf } = await source('explore/answers.ts');
const { words } = await source('explore/words.ts');
const boxes = JSON.parse(fs.readFileSync(join(wasm, 'exercises.json'), 'utf8'));
const read = (file) => fs.readFileSync(join(root, 'common/notes', file), 'utf8');

test('numbers stand between any words, in any width', () => {
    for (const [text, numbers] of [
        ['from the heap of 12 take 2.', [12, 2]],
        ['１２，２、（０）：③', [12, 2, 0, 3]],
        ['6-7', [6, 7]],
        ['6 – 7，14->12', [6, 7, 14, 12]],
        ['-2', [-2]],
        ['3, －5', [3, -5]],
        ['2.5', [2.5]],
        ['two', []],
    ]) {
        assert.deepEqual(numbersIn(text), numbers, text);
    }
});

const kinds = {
    numbers: {
        answers: [[2], [5], [5], [9]],
        right: ['2 5 5 9', '9、5、2、5', '２，５，５，９', '5 and 9, and 2, and 5'],
        more: ['2, 5', '9'],
        wrong: ['2 5 9 9', '2 5 5 9 9', '2559', '2 5 5 -9', '2.5 5 9'],
    },
    parts: {
        answers: [[31, 33, 64]],
        right: ['31 33 64', 'up to 31, period 33, table 64', '３１、３３、６４'],
        order: ['33 31 64', '64, 33, 31'],
        form: ['', 'thirty-one', '31', '31 33 64 1'],
        wrong: ['31 33 65', '31, 33, -64'],
    },
    move: {
        answers: [[3, 10], [1, 13]],
        right: ['3 10', 'take 1 from 13', '３从１０', '3 from 10, or 1 from 13'],
        order: ['10, 3', 'from 13 take 1'],
        form: ['3', '3 10 7', 'none'],
        wrong: ['3 13', '1 10', '2 10'],
    },
    set: {
        answers: [[2, 3, 4], [4, 5, 6]],
        right: ['4 3 2', '5、4、6', '{2, 3, 4}'],
        form: ['4 3', 'all of them'],
        wrong: ['2 3 5', '4 4 4', '4 5 -6'],
    },
    moves: {
        answers: [[5, 3], [14, 12]],
        right: ['5 3 14 12', '14 → 12, 5 → 3', '14-12; 5-3'],
        more: ['5 to 3', '14 12'],
        order: ['3 5 14 12', '14 to 12, 3 to 5', '12 14'],
        form: ['nothing'],
        wrong: ['14 to 3, 5 to 12', '5 3 5 3', '5', '5 3 14 12 1 1'],
    },
    sets: {
        answers: [[2, 5], [3, 4], [7]],
        right: ['5 2 7 4 3', '7; 3, 4; 2, 5'],
        more: ['7', '4 3'],
        wrong: ['2 3 4 5 7', '2 5 3 4 8'],
    },
};

test('each kind of box takes the right answers and no others', () => {
    for (const [kind, { answers, ...cases }] of Object.entries(kinds)) {
        for (const [verdict, texts] of Object.entries(cases)) {
            for (const text of texts) assert.equal(verdictOf(text, { kind, answers }), verdict, `${kind}: ${text}`);
        }
    }
});

test('each box takes each of its answers, and says what it wants', () => {
    for (const { kind, answers, chapter, exercise, question } of boxes) {
        const place = `${chapter}, exercise ${exercise}, question ${question}`;
        for (const { choices, wanted } of Object.values(words)) {
            const choice = choices[kind];
            if (choice !== undefined) assert.ok(answers.length === 1 && answers[0][0] in choice, place);
            else assert.ok(wanted[kind] !== undefined, place);
        }
        if (words.en.choices[kind] !== undefined) continue;
        const all = ['numbers', 'moves', 'sets'].includes(kind);
        for (const right of all ? [answers] : answers) {
            assert.equal(verdictOf(right.join(), { kind, answers }), 'right', place);
        }
        assert.equal(verdictOf(shown(answers), { kind, answers }), 'right', place);
    }
});

test('boxes stand at the end of their exercises and below their questions, in both languages', () => {
    const chapter = '1. ★ One\n2. ★★ Two\n3. Step\n';
    const box = { exercise: 2, kind: 'set', en: 'a < b', zh: '甲', answers: [[1, 2]] };
    const tag = (key) => ` <AnswerBox name="${key}" kind="set" asks="a &lt; b" answers="[[1,2]]">Think.</AnswerBox>`;
    const hints = new Map([['2', 'Think.']]);
    assert.equal(withAnswers(chapter, [box, box], 'en', 'nim', hints), `1. ★ One\n2. ★★ Two${tag('nim#2')}${tag('nim#2.2')}\n3. Step\n`);
    assert.throws(() => withAnswers('1. ★ One\n', [box], 'zh'), /no exercise 2/);
    const asked = { question: 1, kind: 'yes', en: 'Does it?', zh: '是吗？', answers: [[1]], hint: { en: 'Count.', zh: '数一数。' } };
    const below = '\n\n<AnswerBox name="nim#?1" kind="yes" asks="是吗？" answers="[[1]]" question>数一数。</AnswerBox>\n';
    assert.equal(withAnswers('*问题 1。* 是吗？\n', [asked], 'zh', 'nim'), `*问题 1。* 是吗？${below}`);
    assert.throws(() => withAnswers('', [asked], 'en'), /no question 1/);
    assert.throws(() => withAnswers('*Question 1.* Is it?\n', [], 'en'), /question 1 .* no answer/);
    for (const { name } of chapters()) {
        const here = boxes.filter(({ chapter }) => chapter === name);
        assert.equal(here.some(({ exercise }) => exercise > 0), /^1\. ★/m.test(read(`${name}.md`)), `${name}: ${here.length} boxes`);
        for (const language of languages) withAnswers(read(name + (language === 'en' ? '.md' : '.zh.md')), here, language);
    }
});

test('a picture that moves stands where its line is, once, as JSON in an attribute', () => {
    const picture = { name: 'bits', title: { en: 'Bits', zh: '二进制' }, frames: [{ en: 'One', zh: '一', items: [['a', 'cell', 0, 1, '7', '']] }] };
    const line = '<!-- moving: bits -->';
    const left = new Set(['bits', 'stairs']);
    const attribute = JSON.stringify([{ caption: '一', items: picture.frames[0].items }]).replaceAll('"', '&quot;');
    const tag = `<MovingPicture name="bits" title="二进制" frames="${attribute}" />`;
    assert.equal(withMoving(`∎\n\n${line}\n\nNext`, [picture], 'zh', left), `∎\n\n${tag}\n\nNext`);
    assert.deepEqual([...left], ['stairs']);
    assert.throws(() => withMoving(line, [picture], 'en', left), /bits stands twice/);
    assert.throws(() => withMoving('<!-- moving: lost -->', [picture], 'en', left), /no picture that moves lost/);
});
