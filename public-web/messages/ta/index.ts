export { default } from '../en/index.js';
