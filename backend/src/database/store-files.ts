// The terminal's commands use these on the files of an embedded store. They stand apart from `index.ts`, because they
// load LMDB, which the product needs in the store's own thread only.
export { startEmbeddedStore } from './embedded/index.js';
export { compactStore, copyStore, requireIntact, replaceStore } from './embedded/snapshot.js';
export { DATA, hasStore } from './embedded/running-store.js';
