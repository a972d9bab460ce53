export { type Created, createOnce, type NewRecord } from './create-once.js';
export { deleteOnce, spendKey } from './delete-once.js';
export { Doubtful } from './doubtful.decorator.js';
export { type Held, QUARANTINE_MODEL } from './held.schema.js';
export { insertUnlessThere } from './insert.js';
export { OnceModule } from './once.module.js';
export { Once, type OnceKey } from './once-key.decorator.js';
export { allowOnce, type WithOnce } from './once.schema.js';
