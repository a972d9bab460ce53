/* global afterEach, beforeEach, expect */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A loaded machine of two cores takes its time; no test waits for a clock.
configure({ asyncUtilTimeout: 15_000 });

// Every browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Of what react-admin 5 hands to Material UI 9, in development only. */
const KNOWN = ['InputProps', 'inputProps', 'InputLabelProps', 'mutationOptions', 'disableInvalidFormNotification'];
const isKnown = ([text, prop]) => String(text).startsWith('React does not recognize') && KNOWN.includes(prop);

/** What React, a library or the component itself complains about is a failure, not noise. */
const complaints = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (...words) => {
    if (!isKnown(words)) complaints.push(words);
  };
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
