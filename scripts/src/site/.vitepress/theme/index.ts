export { default } from '../../theme/theme';
