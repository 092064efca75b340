// VitePress reads its settings here; they belong to site/theme and site/content.
export { default } from '../theme/config';
