/* global afterEach, beforeEach, expect */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Generous for a loaded machine: no test relies on real time.
configure({ asyncUtilTimeout: 15_000 });

// Every browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Known warnings: react-admin 5 passes props that Material UI 9 does not know, in development only. */
const KNOWN = [
  'InputProps',
  'inputProps',
  'InputLabelProps',
  'inputRef',
  'mutationOptions',
  'disableInvalidFormNotification',
];
const isKnown = ([text, prop]) => String(text).startsWith('React does not recognize') && KNOWN.includes(prop);

/** A warning from React, a library or a component fails the test. */
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
