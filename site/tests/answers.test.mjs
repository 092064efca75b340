// node --test site/tests/answers.test.mjs
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { answersOf, chapters, withAnswers } from '../content/pages.mjs';
import { root, source } from './node.mjs';

const { isRight } = await source('explore/answers.ts');
const read = (file) => fs.readFileSync(join(root, 'common/notes', file), 'utf8');

test('an answer is right that has the same numbers, in any order and words', () => {
    assert.ok(isRight('from the heap of 12 take 2', [2, 12]));
    assert.ok(isRight('0、5、0', [0, 0, 5]));
    for (const wrong of ['2', '2, 12, 12', '1, 12', '212', 'two']) assert.ok(!isRight(wrong, [2, 12]), wrong);
});

test('answers are found in the solutions', () => {
    const solutions = '# Title\n\n## 1\n\nNothing.\n\n## 2\n\nSo <!-- answer: a, b -->10 or<!-- /answer --> x = 7, <!-- answer: b -->9-8<!-- /answer -->.\n';
    const answers = answersOf(solutions);
    assert.deepEqual([...answers], [[2, { label: 'a, b', numbers: [10, 9, 8] }]]);
    const box = ' <AnswerBox numbers="10 9 8" label="a, b" />';
    assert.equal(withAnswers('1. ★ One\n2. ★★ Two\n3. Step\n', answers), `1. ★ One\n2. ★★ Two${box}\n3. Step\n`);
    assert.throws(() => withAnswers('1. ★ One\n', answers), /no exercise 2/);
    assert.throws(() => answersOf('## 1\n\n<!-- answer: a -->4\n'), /exercise 1 has no other end/);
});

test('both languages mark the same numbers, each for an exercise', () => {
    let marked = 0;
    for (const { name } of chapters()) {
        const [en, zh] = ['.md', '.zh.md'].map((end) => {
            const answers = answersOf(read(`solutions/${name}${end}`));
            withAnswers(read(name + end), answers);
            for (const [number, { label, numbers }] of answers) {
                assert.ok(numbers.length > 0 && !label.includes('"'), `${name}${end} ${number}`);
            }
            marked += answers.size;
            return [...answers].map(([number, { numbers }]) => [number, numbers.sort((a, b) => a - b)]);
        });
        assert.deepEqual(zh, en, name);
    }
    assert.ok(marked >= 40, `${marked} answers are marked`);
});
