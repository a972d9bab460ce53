/* global fetch, Headers, Request, Response */
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom does not: Node's own `fetch`, whose parts must come from one place. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response });
  }
}
