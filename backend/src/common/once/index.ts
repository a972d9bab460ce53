export { type Created, createOnce } from './create-once.js';
export { Once, type OnceKey } from './once-key.decorator.js';
export { allowOnce, type WithOnce } from './once.schema.js';
