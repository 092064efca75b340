// In every game the program, moving from a winning position, wins against an opponent at random and
// against a greedy one, --times each; and whoever moves by the hints wins where they say so.
//     node scripts/src/site/tests/programs/play-games.test.mjs [PART OF AN ID...] [--times N]
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { join } from 'node:path';

import { drawn, problems, program, runTests, seed as drawnSeed, source, wasm } from '../node.mjs';

const { runModule } = await source('run/wasi.ts');
const { Game, Refused, randomInput } = await source('play/game.ts');

const words = process.argv.slice(2);
const at = words.indexOf('--times');
const times = at === -1 ? 20 : Number(words.splice(at, 2)[1]);

// The same numbers in every run.
function generator(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const size = (move) => move.parts.flatMap((part) => part.numbers).reduce((sum, number) => sum + number, 0);
const opponents = {
    random: (moves, random) => random(moves.length),
    // Leaves as little as it can.
    greedy: (moves) => moves.reduce((best, move, i) => (size(move) < size(moves[best]) ? i : best), 0),
};

const tests = [];
let unplayable = 0;
for (const id of problems().filter((id, i) => (words.length === 0 ? drawn(i, 3) : words.some((part) => id.includes(part))))) {
    const rules = program(runModule, id, 'game.wasm');
    const solution = program(runModule, id, 'solution.wasm');
    const { samples } = JSON.parse(fs.readFileSync(join(wasm, id, 'game.json'), 'utf8'));
    try {
        await new Game(rules, solution, 'en', samples[0]).position();
    } catch (error) {
        if (!(error instanceof Refused && error.unplayable)) throw error;
        console.log(`${id}: ${error.message}`);
        ++unplayable;
        continue;
    }
    for (const [name, choose] of Object.entries(opponents)) {
        tests.push([`${id}: the program beats the ${name} opponent`, async () => {
            let played = 0;
            for (let tries = 1; played < times; ++tries) {
                assert.ok(tries <= 50 * times, `only ${played} positions of ${tries - 1} are won`);
                const seed = drawnSeed + tries;
                const random = generator(seed);
                let game = new Game(rules, solution, 'en', await randomInput(rules, seed));
                if ((await game.reply()).move === null) continue;  // lost: it cannot win
                ++played;
                for (let program = true; ; program = !program) {
                    const position = await game.position();
                    if (position.playerToMove !== null) {
                        assert.equal((position.playerToMove === 'won') === program, true, game.input);
                        break;
                    }
                    const move = program ? (await game.reply()).move : choose(position.moves, random);
                    assert.notEqual(move, null, `${game.input} is won, but not after ${game.moves}`);
                    assert.ok(game.moves.length < 400, `no end: ${game.input}`);
                    game = game.after(move);
                }
            }
        }]);
    }
    tests.push([`${id}: every move that is said to win does`, async () => {
        for (let i = 1; i <= 5; ++i) {
            const game = new Game(rules, solution, 'en', await randomInput(rules, drawnSeed + i));
            const { moves } = await game.position();
            const winners = new Set(await game.winners());
            for (let move = 0; move < Math.min(moves.length, 12); ++move) {
                const next = game.after(move);
                const { playerToMove } = await next.position();
                const { move: wins, draw } = playerToMove === null ? await next.reply() : {};
                const lost = playerToMove !== null ? playerToMove === 'lost' : wins === null && draw === null;
                assert.equal(lost, winners.has(move), `${game.input} move ${move}`);
            }
        }
    }]);
}
if (unplayable > 0) console.log(`${unplayable} problems are not played move by move`);
await runTests(tests);
