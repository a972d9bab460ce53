import { cleanup } from '@testing-library/react';
import { emptyDocument } from './jsdom.mjs';
import { restoreGlobals } from './node-worker.mjs';

// As `each-spec.mjs`, for component specs.
restoreGlobals();
emptyDocument();

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
  cleanup();
  expect(complaints).toEqual([]);
});
