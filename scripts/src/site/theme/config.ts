import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type DefaultTheme, type LocaleConfig, defineConfig } from 'vitepress';

// @ts-expect-error: plain JavaScript, which Node runs by itself
import { codeTheme } from '../content/highlight.mjs';
// @ts-expect-error: likewise
import { chapters, problems } from '../content/pages.mjs';
// @ts-expect-error: likewise
import { words } from '../content/words.mjs';
// @ts-expect-error: likewise
import { release } from '../judge/served.mjs';
import { cells } from './cells';
import { formulas } from './formulas';
import { searched } from './search';
import { sizes } from './sizes';
// @ts-expect-error: plain JavaScript, which Node runs by itself
import { slug } from './slug.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

type Language = 'en' | 'zh';

function sidebar(language: Language): DefaultTheme.Sidebar {
    const say = words[language];
    const at = language === 'en' ? '/' : '/zh/';
    const judges = new Map<string, DefaultTheme.SidebarItem[]>();
    for (const { id, judge, title } of problems()) {
        if (!judges.has(judge[language])) judges.set(judge[language], []);
        judges.get(judge[language])!.push({ text: title[language], link: `${at}problems/${id}` });
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
        { text: say.lab, link: `${at}lab` },
        { text: say.accepted, link: `${at}accepted` },
        { text: say.glossary, link: `${at}glossary` },
    ];
};

// scripts/src/site/content/relative.mjs makes it the folder of the site, wherever that lies.
const base = process.env['SITE_BASE'] ?? '/';
// What other sites show of a shared link needs a whole address.
const address = process.env['SITE_URL']?.replace(/\/*$/, '/') ?? base;

const locales: LocaleConfig<DefaultTheme.Config> = {
    root: {
        label: 'English',
        lang: 'en-US',
        title: words.en.home,
        description: words.en.what(problems().length),
        head: [['link', { rel: 'manifest', href: `${base}site.webmanifest` }]],
        themeConfig: {
            nav: navigation('en'),
            sidebar: sidebar('en'),
            outline: { level: [2, 3] },
            notFound: { title: 'There is no such page', quote: '', linkLabel: 'home', linkText: 'To the start page' },
        },
    },
    zh: {
        label: '中文',
        lang: 'zh-CN',
        title: words.zh.home,
        description: words.zh.what(problems().length),
        head: [['link', { rel: 'manifest', href: `${base}zh/site.webmanifest` }]],
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
    base,
    head: [
        ['link', { rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32' }],
        ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
        ['link', { rel: 'apple-touch-icon', href: `${base}icon.png` }],
        ['meta', { name: 'theme-color', content: '#1f5f8b' }],
        ['meta', { property: 'og:type', content: 'website' }],
        ['meta', { property: 'og:image', content: `${address}title.png` }],
        ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ],
    transformHead: ({ title, description }) => [
        ['meta', { property: 'og:title', content: title }],
        ['meta', { property: 'og:description', content: description }],
    ],
    // The start page speaks the reader's language: the one that was chosen, else the browser's.
    transformPageData: (page) => {
        if (page.relativePath !== 'index.md') return;
        const script = `try{if(document.readyState==='loading'&&/^zh/.test(localStorage.getItem('language')??navigator.language))location.replace('zh/'+location.hash)}catch{}`;
        page.frontmatter['head'] = [...((page.frontmatter['head'] as unknown[]) ?? []), ['script', {}, script]];
    },
    // The link "skip to content" leads to the text, not before the list of what is on the page.
    transformHtml: (html) => html.replace('href="#VPContent"', 'href="#text"'),
    cleanUrls: false,
    scrollOffset: { selector: '.bars', padding: 24 },
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
            cells(markdown);
            // Code that is wide scrolls; the keyboard reaches it, as it does what Shiki sets.
            const indented = markdown.renderer.rules.code_block!;
            markdown.renderer.rules.code_block = (...code) => indented(...code).replace('<pre', '<pre tabindex="0"');
            const fence = markdown.renderer.rules.fence!;
            markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
                const html = fence(tokens, index, options, env, self);
                return env.relativePath?.startsWith('zh/') ? html.replace('title="Copy Code"', 'title="复制代码"') : html;
            };
            sizes(markdown, join(root, 'build/site-src/public'));
        },
        theme: codeTheme,
    },
    themeConfig: {
        search: {
            provider: 'local',
            options: {
                locales: { zh: searchInChinese },
                // A twin is found by the page of its game, which leads to it.
                _render: (source, env, markdown) => {
                    const html = markdown.render(searched(source), env);
                    return env.frontmatter?.['search'] === false ? '' : html;
                },
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
                    searchOptions: {
                        combineWith: 'AND',
                        // A term has all its names in one title, and long titles count for less; no more than that is made up for.
                        boostDocument: (id: string): number => (id.includes('glossary.html#') ? 1.2 : 1),
                    },
                },
            },
        },
    },
    vite: {
        define: { CLANG_RELEASE: JSON.stringify(release) },
        build: { chunkSizeWarningLimit: 4000 },
        logLevel: process.env['SITE_BASE'] === undefined ? 'info' : 'warn', // --edit tells its address
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
