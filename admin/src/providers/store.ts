import { localStorageStore, memoryStore, type Store } from 'react-admin';

const device = localStorageStore('1', 'OneStepAdmin');
const visit = memoryStore();

const LIST = 'list:';
/** Where a list keeps what it is narrowed to and what is selected in it. */
export const listKey = (name: string): string => LIST + name;

const keeperOf = (key: string): Store => (key.startsWith(LIST) ? visit : device);

/**
 * The choice of colours and columns stays on the device. What a list is narrowed to is kept until the page is closed or
 * loaded again, and never on the device: a search may hold a child's name.
 */
export const store: Store = {
  ...device,
  setup: () => {
    device.setup();
    visit.setup();
  },
  getItem: (key, fallback) => keeperOf(key).getItem(key, fallback),
  setItem: (key, value) => keeperOf(key).setItem(key, value),
  removeItem: (key) => keeperOf(key).removeItem(key),
  subscribe: (key, listener) => keeperOf(key).subscribe(key, listener),
};
