import { localStorageStore } from 'react-admin';

/** Keeps the choice of light or dark colours. Lists store nothing here: a search may hold a child's name. */
export const store = localStorageStore('1', 'OneStepAdmin');
