// What the page's judge says as scripts/judge does: node scripts/src/site/tests/programs/told.test.mjs
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { problems, root, runTests, source, wasm } from '../node.mjs';

const { filled, told } = await source('run/told.ts');
const sentences = JSON.parse(fs.readFileSync(join(wasm, 'told.json'), 'utf8'));
const site = join(root, 'scripts/src/site');
const sources = ['judge', 'lab', 'run'].flatMap((room) =>
    fs.readdirSync(join(site, room)).map((name) => [`${room}/${name}`, fs.readFileSync(join(site, room, name), 'utf8')]),
);

await runTests([
    [
        'gaps are filled in the order of each language',
        () => {
            assert.equal(filled('{} of {}', [1, 'b']), '1 of b');
            assert.equal(filled('{1} of {0}', [1, 'b']), 'b of 1');
            assert.equal(filled('none', []), 'none');
            assert.equal(told('en').exitCode(3), 'exit code 3');
            assert.equal(told('zh').exitCode(3), '返回值为 3');
        },
    ],
    [
        'each sentence is used, and stands in no source of the page a second time',
        () => {
            for (const [name, sentence] of Object.entries(sentences)) {
                assert(sources.some(([, text]) => new RegExp(`\\btold(\\(\\w+\\))?\\.${name}\\b`).test(text)), name);
                // A word alone, or what joins two, is no account of anything.
                if (/^\W?\w+\W?$|^\{\}/.test(sentence.en)) continue;
                for (const text of [sentence.en, sentence.zh]) {
                    const parts = text.split(/\{\d?\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
                    for (const [file, source] of sources) {
                        const again = new RegExp(parts.join('[^\\n]{1,80}?')).exec(source);
                        assert.equal(again, null, `${file}: ${again}`);
                    }
                }
            }
        },
    ],
    [
        'beside AC, each problem has for each language of its judge what scripts/judge says',
        () => {
            let lines = 0;
            for (const id of problems()) {
                const { judge } = JSON.parse(fs.readFileSync(join(wasm, id, 'game.json'), 'utf8'));
                assert(judge.length > 0, id);
                for (const line of judge.flatMap((language) => Object.values(language).flat())) {
                    assert.match(line.en, /^(.+ (may say|says?) [A-Z]+: \{\}(; .+)?|at .+: choose .+; .+)$/);
                    assert.match(line.zh, /^(.+ (可能判|会判) [A-Z]+：\{\}(；.+)?|在 .+ 提交时选 .+：.+)$/);
                    ++lines;
                }
            }
            assert(lines > problems().length);
        },
    ],
]);
