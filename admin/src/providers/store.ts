import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { LANGUAGES } from '#contract/languages';

const device = localStorageStore('1', 'OneStepAdmin');
const visit = memoryStore();

const LIST = 'list:';
/** Store key of a list's filters, sort order and page; its selection is stored under a key that begins with it. */
export const listKey = (name: string): string => LIST + name;

const storeOf = (key: string): Store => (key.startsWith(LIST) ? visit : device);

/** The public site keeps it at every sign-in. */
const signInLanguage = () => LANGUAGES.find((language) => language === localStorage.getItem('language'));

/**
 * Language, theme and columns are kept in local storage. Filters and selections of lists are kept in memory only: a search may
 * hold a child's name.
 */
export const store: Store = {
  ...device,
  setup: () => {
    device.setup();
    visit.setup();
  },
  getItem: (key, fallback) =>
    storeOf(key).getItem(key, key === 'locale' ? ((signInLanguage() as typeof fallback) ?? fallback) : fallback),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  subscribe: (key, listener) => storeOf(key).subscribe(key, listener),
};
