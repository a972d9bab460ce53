export { DARK, LIGHT, type Colours as Tokens } from '#contract/colours';
