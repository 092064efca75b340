// The components of Play and Explore alone on a page, in both languages, for their tests.
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = join(dirname(fileURLToPath(import.meta.url)), '../../../../../../build');

export default {
    title: 'Test',
    head: [['link', { rel: 'icon', href: 'data:,' }]],
    outDir: join(build, 'site-test'),
    cacheDir: join(build, 'site-test-cache'),
    locales: {
        root: { label: 'English', lang: 'en-US' },
        zh: { label: '中文', lang: 'zh-CN' },
    },
    vite: { publicDir: false, worker: { format: 'es' } },
};
