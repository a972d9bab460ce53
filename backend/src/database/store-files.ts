// What commands do with the files of an embedded store. Apart from `index.ts`, because it loads LMDB, which the product
// needs in the store's own thread only.
export { startEmbeddedStore } from './embedded/index.js';
export { compactStore, copyStore, hasStore, mustBeWhole, replaceStore } from './embedded/snapshot.js';
export { DATA } from './embedded/storage/environment.js';
