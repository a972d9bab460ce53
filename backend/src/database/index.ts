export { connect, connectNow, makeConnection } from './connection.js';
export { DatabaseModule, STORE } from './database.module.js';
export { startEmbeddedStore, StoreInUseError, StoreUnreadableError } from './embedded/index.js';
export { copyStore, DATA, hasStore, mustBeWhole, replaceStore } from './embedded/snapshot.js';
export { joinStore, openStore, type Store } from './open-store.js';
export { folderOf } from './store-folder.js';
