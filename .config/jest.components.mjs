/* global afterEach, beforeEach, expect */
import { TextDecoder, TextEncoder } from 'node:util';

// The router asks for them when it is loaded; jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** What React, a library or the component itself complains about is a failure, not noise. */
const complaints = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words) => complaints.push(words);
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
