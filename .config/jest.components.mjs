/* global afterEach, beforeEach, expect */

/** What React, a library or the component itself complains about is a failure, not noise. */
const complaints = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words) => complaints.push(words);
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
