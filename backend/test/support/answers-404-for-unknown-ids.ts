import type { Test } from 'supertest';
import { expectError } from './errors.js';

/** Ids of nothing, as they may occur in a path. */
const NOBODY = [
  '000000000000000000000000',
  'f'.repeat(25),
  'f'.repeat(12),
  '1',
  'undefined',
  'null',
  '[object Object]',
  '{"$gt":""}',
  '\0',
  'ළමා',
];

/** Proves that a route answers ids it does not know, and texts that are no ids, with 404. */
export function answers404ForUnknownIds(call: (id: string) => Test): void {
  it('answers 404 for an id that names nothing, and for what is no id', async () => {
    for (const id of NOBODY) expectError(await call(encodeURIComponent(id)), 404);
  });
}
