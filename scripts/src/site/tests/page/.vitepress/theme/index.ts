import DefaultTheme from 'vitepress/theme';

import Bench from './Bench.vue';

export default {
    extends: DefaultTheme,
    enhanceApp({ app }: { app: import('vue').App }) {
        app.component('Bench', Bench);
    },
};
