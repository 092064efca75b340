// node --test scripts/src/site/tests/programs/limits.test.mjs
import assert from 'node:assert/strict';

import { runTests, source } from '../node.mjs';

const { leastMs, maybeLate, scaleOf, standing } = await source('judge/limits.ts');

await runTests([
    [
        'a run is told that takes more than half of its limit',
        () => {
            assert.equal(standing(500, 1000), 'early');
            assert.equal(standing(501, 1000), 'near');
            assert.equal(standing(1000, 1000), 'near');
            assert.equal(standing(1001, 1000), 'late');
        },
    ],
    [
        'no machine is faster than those of judges, and each run that can be near is measured',
        () => {
            for (const loopMs of [1, 150, 151, 3000]) {
                const scale = scaleOf(loopMs);
                assert(scale >= 1);
                for (let ms = 0; ms < 40_000; ms += 7) {
                    if (standing(ms, leastMs(2) * scale) !== 'early') assert(maybeLate(ms, 2));
                }
            }
        },
    ],
]);
