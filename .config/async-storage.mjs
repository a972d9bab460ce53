import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Jest makes an AsyncLocalStorage for each test file and leaves it enabled: Node 20 then hands on the stores of all earlier
 * files of this worker with every promise, a tenth of the time of the unit tests. Node 24 no longer does.
 */
const used = new Set();
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return Reflect.apply(run, this, args);
};

/** For the end of a test file. */
export function disableAsyncStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
