// What the list of problems and the bar of a problem's page say, in both languages.
const en = {
    parts: 'Parts of this page',
    bar: { read: 'Read', play: 'Play', run: 'Run', judge: 'Judge', explore: 'Explore', sources: 'Sources' },
    columns: { title: 'Problem', judge: 'Judge', topic: 'Topic', chapter: 'Chapter', shelf: 'Shelf', difficulty: 'Difficulty' },
    all: 'all',
    open: 'Only what I have not solved',
    solved: 'solved',
    of: (shown: number, all: number, solved: number) => `${shown} of ${all} problems; solved in this browser: ${solved}`,
    export: 'Export',
    import: 'Import',
    clear: 'Clear',
    sure: 'Forget which problems are solved?',
    kept: 'What the judge of a problem’s page accepts is marked here. The marks are kept in this browser alone.',
    noList: 'That file is no exported list.',
};

export const words: Record<'en' | 'zh', typeof en> = {
    en,
    zh: {
        parts: '本页各部分',
        bar: { read: '阅读', play: '对局', run: '运行', judge: '评测', explore: '探索', sources: '源代码' },
        columns: { title: '题目', judge: '判题网站', topic: '知识点', chapter: '章', shelf: '辑', difficulty: '难度' },
        all: '全部',
        open: '只看还没做出来的',
        solved: '已通过',
        of: (shown, all, solved) => `共 ${all} 题，显示 ${shown} 题；在这个浏览器中已通过 ${solved} 题`,
        export: '导出',
        import: '导入',
        clear: '清除',
        sure: '要清除已通过的记录吗？',
        kept: '题目页中评测通过的题目会在这里标出。记录只保存在这个浏览器中。',
        noList: '这个文件不是导出的记录。',
    },
};
