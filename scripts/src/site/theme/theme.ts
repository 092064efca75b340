// The default theme without its font from afar, the components of the pages, and the look.
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import 'katex/dist/katex.min.css';
import { type Component, defineAsyncComponent } from 'vue';

import Layout from './Layout.vue';
import './style.css';

const components = import.meta.glob<{ default: Component }>('../{run,play,explore,judge,lab,problems,course}/*.vue');

export default {
    extends: DefaultTheme,
    Layout,
    enhanceApp({ app }) {
        for (const [path, load] of Object.entries(components)) {
            const name = /(\w+)\.vue$/.exec(path)![1]!;
            app.component(name, defineAsyncComponent(async () => (await load()).default));
        }
    },
} satisfies Theme;
