/* global fetch, Headers, Request, Response */
import { TestEnvironment } from 'jest-environment-jsdom';
import { disableAsyncStorages } from './environment-node.mjs';

/** jsdom with what it lacks: Node's `fetch` and its classes, which must all come from one realm, and `Blob.arrayBuffer`. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { Blob, FileReader } = this.global;
    Object.assign(this.global, { fetch, Headers, Request, Response });
    Blob.prototype.arrayBuffer = function arrayBuffer() {
      const reader = new FileReader();
      return new Promise((resolve) => {
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}
