export { connect, connectNow, makeConnection } from './connection.js';
export { DatabaseModule, STORE } from './database.module.js';
export { StoreInUseError, StoreUnreadableError } from './embedded/index.js';
export { joinStore, openStore, type Store } from './open-store.js';
