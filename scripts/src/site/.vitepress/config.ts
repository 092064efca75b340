// VitePress reads its settings here; they belong to scripts/src/site/theme and scripts/src/site/content.
export { default } from '../theme/config';
