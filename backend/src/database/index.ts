export { connect, connectNow, makeConnection } from './connection.js';
export { DatabaseModule, STORE } from './database.module.js';
export { StoreInUseError, StoreUnreadableError, systemCode } from './embedded/errors.js';
export { joinStore, openStore, type Store } from './open-store.js';
export { ownFolderOf } from './store-folder.js';
