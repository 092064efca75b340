// What the list of problems and the bar of a problem's page say, in both languages.
const en = {
    parts: 'Parts of this page',
    bar: { read: 'Read', play: 'Play', run: 'Run', judge: 'Judge', explore: 'Explore', sources: 'Sources' },
    columns: { title: 'Problem', judge: 'Judge', topic: 'Topic', chapter: 'Chapter', shelf: 'Shelf', year: 'Year', difficulty: 'Difficulty' },
    all: 'all',
    by: 'Sort by:',
    copy: 'Copy',
    copied: 'Copied',
    runThis: 'Run this input',
    judgeThis: 'Judge this program',
    open: 'Only what I have not solved',
    tools: 'Show the tools (a spoiler)',
    solved: 'solved',
    of: (shown: number, all: number, solved: number) => `${shown} of ${all} games; solved in this browser: ${solved}`,
};

export const words: Record<'en' | 'zh', typeof en> = {
    en,
    zh: {
        parts: '本页各部分',
        bar: { read: '阅读', play: '对局', run: '运行', judge: '评测', explore: '探索', sources: '源代码' },
        columns: { title: '题目', judge: '评测网站', topic: '知识点', chapter: '章', shelf: '辑', year: '年份', difficulty: '难度' },
        all: '全部',
        by: '排序：',
        copy: '复制',
        copied: '已复制',
        runThis: '运行这个输入',
        judgeThis: '评测这个程序',
        open: '只看还没做出来的',
        tools: '显示所用的工具（会剧透）',
        solved: '已通过',
        of: (shown, all, solved) => `共 ${all} 题，显示 ${shown} 题；在这个浏览器中已通过 ${solved} 题`,
    },
};
