export { connect, connectNow, makeConnection, StandaloneServerError } from './connection.js';
export { DatabaseModule, STORE } from './database.module.js';
export { StoreInUseError, StoreUnreadableError, systemCode } from './embedded/errors.js';
export { insertManyIgnoringDuplicates, type NewDocument } from './insert-ignoring-duplicates.js';
export { joinStore, openStore, type Store } from './open-store.js';
export { ownFolderOf, requireStore } from './store-folder.js';
export { type Step, Transactions, type Tx } from './transactions.js';
