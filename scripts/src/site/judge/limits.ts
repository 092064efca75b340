// Time, as the page and its judge's worker count it. Other work makes a machine slower for a while, so
// it is measured beside each run that may be late, and the least that was measured counts.

/** What the fixed work of judge.wasm takes on a machine like those of the judges. */
const loopMs = 150;

/** How much longer than native code WebAssembly may take. */
const slower = 3;

/** The limit in milliseconds on a machine that is as fast as those of judges. */
export const leastMs = (seconds: number): number => seconds * 1000 * slower;

/** Whether a run may be late, or near the limit: then the machine has to be measured. */
export const maybeLate = (ms: number, seconds: number): boolean => 2 * ms > leastMs(seconds);

/** How much slower than those of judges a machine is that takes `ms` for the fixed work. */
export const scaleOf = (ms: number): number => Math.max(1, ms / loopMs);

/** A run is late past its limit, and near it within a factor of two, which is told beside AC. */
export const standing = (ms: number, limitMs: number): 'late' | 'near' | 'early' =>
    ms > limitMs ? 'late' : 2 * ms > limitMs ? 'near' : 'early';
