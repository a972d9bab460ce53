import { TestEnvironment } from 'jest-environment-node';
import { disableAsyncStorages } from './async-storage.mjs';

export default class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}
