// What some judges' compilers take and the page's does not, as scripts/src/judge/compiler.cpp has it.

interface Dialect {
    /** The habit's key in scripts/judges.toml. */
    key: string;
    marks: RegExp;
    /** The same program for any compiler, line for line. */
    plain: (source: string) => string;
}

const dialects: Dialect[] = [
    {
        key: 'int64',
        marks: /\b_?_int64\b|%[-+ 0#]*\d*I64/,
        plain: (source) => source.replaceAll(/\b_?_int64\b/g, 'long long').replaceAll(/%([-+ 0#]*\d*)I64/g, '%$1ll'),
    },
    {
        key: 'void_main',
        marks: /\bvoid\s+main\s*\(\s*(?:void\s*)?\)/,
        plain: (source) => `${source.replace(/\bvoid(\s+)main\b/, 'void$1void_main')}\nint main() { void_main(); }\n`,
    },
];

/** The keys of the habits that stand in a source. */
export const habitsOf = (source: string): string[] => dialects.filter(({ marks }) => marks.test(source)).map(({ key }) => key);

/** The program as the page's compiler takes it, of one that may have these habits. */
export const plain = (source: string, habits: string[]): string =>
    dialects.filter(({ key }) => habits.includes(key)).reduce((text, dialect) => dialect.plain(text), source);
