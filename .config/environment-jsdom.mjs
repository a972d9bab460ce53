/* global fetch, Headers, Request, Response */
import { TestEnvironment } from 'jest-environment-jsdom';
import { disableAsyncStorages } from './environment-node.mjs';

/** jsdom with Node's `fetch` and its classes, which jsdom lacks; they must all come from one realm. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response });
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}
