import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type DefaultTheme, type LocaleConfig, defineConfig } from 'vitepress';

// @ts-expect-error: plain JavaScript, which Node runs by itself
import { codeTheme } from '../content/highlight.mjs';
// @ts-expect-error: likewise
import { chapters, problems } from '../content/pages.mjs';
// @ts-expect-error: likewise
import { words } from '../content/words.mjs';
import { formulas } from './formulas';
import { sizes } from './sizes';
import { slug } from './slug';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

type Language = 'en' | 'zh';

function sidebar(language: Language): DefaultTheme.Sidebar {
    const say = words[language];
    const at = language === 'en' ? '/' : '/zh/';
    const judges = new Map<string, DefaultTheme.SidebarItem[]>();
    for (const { id, judge, title } of problems()) {
        if (!judges.has(judge)) judges.set(judge, []);
        judges.get(judge)!.push({ text: title[language], link: `${at}problems/${id}` });
    }
    const theory: DefaultTheme.SidebarItem[] = chapters().map(
        ({ name, title }: { name: string; title: Record<Language, string> }) => ({
            text: title[language],
            link: `${at}theory/${name}`,
        }),
    );
    const solutions = chapters().map(
        ({ name, title }: { name: string; title: Record<Language, string> }) => ({
            text: title[language],
            link: `${at}theory/solutions/${name}`,
        }),
    );
    const inTheory: DefaultTheme.SidebarItem[] = [
        {
            text: say.theory,
            items: [
                { text: say.contents, link: `${at}theory/` },
                ...theory,
                { text: say.glossary, link: `${at}glossary` },
            ],
        },
        { text: say.solutions, items: solutions },
    ];
    return {
        [`${at}theory/`]: inTheory,
        [`${at}glossary`]: inTheory,
        [`${at}problems/`]: [
            { text: say.problems, link: `${at}problems/` },
            ...[...judges].map(([text, items]) => ({ text, items })),
        ],
    };
}

const navigation = (language: Language): DefaultTheme.NavItem[] => {
    const at = language === 'en' ? '/' : '/zh/';
    const say = words[language];
    return [
        { text: say.theory, link: `${at}theory/`, activeMatch: `^${at}theory/` },
        { text: say.problems, link: `${at}problems/`, activeMatch: `^${at}problems/` },
        { text: say.calculator, link: `${at}calculator` },
        { text: say.glossary, link: `${at}glossary` },
    ];
};

const locales: LocaleConfig<DefaultTheme.Config> = {
    root: {
        label: 'English',
        lang: 'en-US',
        title: words.en.home,
        themeConfig: { nav: navigation('en'), sidebar: sidebar('en'), outline: { level: [2, 3] } },
    },
    zh: {
        label: '中文',
        lang: 'zh-CN',
        title: words.zh.home,
        themeConfig: {
            nav: navigation('zh'),
            sidebar: sidebar('zh'),
            outline: { level: [2, 3], label: '本页目录' },
            docFooter: { prev: '上一篇', next: '下一篇' },
            darkModeSwitchLabel: '外观',
            lightModeSwitchTitle: '浅色',
            darkModeSwitchTitle: '深色',
            sidebarMenuLabel: '目录',
            returnToTopLabel: '回到顶部',
            langMenuLabel: '语言',
            skipToContentLabel: '跳到正文',
            notFound: { title: '没有这一页', quote: '', linkLabel: '首页', linkText: '回到首页' },
        },
    },
};

const searchInChinese = {
    translations: {
        button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
        modal: {
            displayDetails: '显示详情',
            resetButtonTitle: '清除',
            backButtonTitle: '关闭',
            noResultsText: '没有结果：',
            footer: { selectText: '打开', navigateText: '选择', closeText: '关闭' },
        },
    },
};

export default defineConfig({
    srcDir: join(root, 'build/site-src'),
    outDir: join(root, 'build/site'),
    cacheDir: join(root, 'build/site-cache'),
    // site/content/relative.mjs makes it the folder of the site, wherever that lies.
    base: process.env['SITE_BASE'] ?? '/',
    head: [['link', { rel: 'icon', href: 'data:,' }]],
    cleanUrls: false,
    // Else every page styles all that it has three times before it is ready.
    appearance: { disableTransition: false },
    metaChunk: true,
    locales,
    markdown: {
        anchor: { slugify: slug },
        toc: { slugify: slug },
        headers: { slugify: slug },
        attrs: { disable: true }, // braces belong to formulas
        image: { lazyLoading: true },
        config(markdown) {
            formulas(markdown);
            // Code that is wide scrolls; the keyboard reaches it, as it does what Shiki sets.
            const indented = markdown.renderer.rules.code_block!;
            markdown.renderer.rules.code_block = (...code) => indented(...code).replace('<pre', '<pre tabindex="0"');
            sizes(markdown, join(root, 'build/site-src/public'));
        },
        theme: codeTheme,
    },
    themeConfig: {
        search: {
            provider: 'local',
            options: {
                locales: { zh: searchInChinese },
                // Words are looked for in the text, not in programs.
                _render: (source, env, markdown) =>
                    markdown.render(source.replaceAll(/^```cpp\n[^]*?^```$/gm, ''), env),
                miniSearch: {
                    options: {
                        // Chinese has no blanks between words: every two neighbours are a term.
                        // This function is sent to the page as text, so it uses nothing else.
                        tokenize: (text: string): string[] => {
                            const terms: string[] = [];
                            for (const word of text.toLowerCase().match(/\p{Script=Han}+|[^\p{Script=Han}\p{Z}\p{P}\s]+/gu) ?? []) {
                                if (!/\p{Script=Han}/u.test(word) || word.length === 1) terms.push(word);
                                else for (let i = 0; i + 1 < word.length; ++i) terms.push(word.slice(i, i + 2));
                            }
                            return terms;
                        },
                    },
                    searchOptions: { combineWith: 'AND' },
                },
            },
        },
    },
    vite: {
        build: { chunkSizeWarningLimit: 4000 },
        logLevel: process.env['SITE_BASE'] === undefined ? 'info' : 'warn', // --serve tells its address
        plugins: [
            {
                // Text does not wait for the fonts of formulas, which come in one format.
                name: 'formula-fonts',
                enforce: 'pre',
                transform(code, id) {
                    if (!id.includes('katex') || !id.endsWith('.css')) return undefined;
                    return code
                        .replaceAll('@font-face{', '@font-face{font-display:swap;')
                        .replaceAll(/,url\([^)]*\.woff\)[^,]*,url\([^)]*\.ttf\) format\("truetype"\)/g, '');
                },
            },
        ],
    },
});
