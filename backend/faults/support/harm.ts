import { subscribe } from 'node:diagnostics_channel';
import mongoose from 'mongoose';

// Preloaded into a product (`--import`), to do harm from within when it is told to. The product itself has no such door.

export type Harm =
  { harm: 'die after the next insert' } | { harm: 'break the next query' } | { harm: 'set the clock'; ms: number };

let dies = false;
let breaks = false;
let shift = 0;

process.on('message', (message: Harm) => {
  if (message.harm === 'die after the next insert') dies = true;
  if (message.harm === 'break the next query') breaks = true;
  if (message.harm === 'set the clock') shift = message.ms;
});
process.channel?.unref();

const { Collection } = mongoose.mongo;
const { insertOne } = Collection.prototype as { insertOne: (this: unknown, ...given: unknown[]) => Promise<unknown> };
(Collection.prototype as { insertOne: unknown }).insertOne = async function (this: unknown, ...given: unknown[]) {
  const outcome = await insertOne.apply(this, given);
  if (dies) process.kill(process.pid, 'SIGKILL');
  return outcome;
};

const { find } = Collection.prototype as { find: (this: unknown, ...given: unknown[]) => unknown };
(Collection.prototype as { find: unknown }).find = function (this: unknown, ...given: unknown[]) {
  if (breaks) {
    breaks = false;
    throw new TypeError('broken on purpose');
  }
  return find.apply(this, given);
};

/** What no handler catches: asked for by a request that says so in its query. */
subscribe('http.server.request.start', (message) => {
  const { url = '' } = (message as { request: { url?: string } }).request;
  if (url.includes('harm=tick')) process.nextTick(() => fail('thrown on purpose'));
  if (url.includes('harm=promise')) void Promise.reject(new TypeError('rejected on purpose'));
});

function fail(message: string): never {
  throw new TypeError(message);
}

const RealDate = Date;
class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(given[0]);
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}
// Mongoose knows the types of fields by their names.
Object.defineProperty(ShiftedDate, 'name', { value: 'Date' });
globalThis.Date = ShiftedDate as DateConstructor;
