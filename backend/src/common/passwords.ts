import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BusyException } from './errors/index.js';

/** OWASP's floor for argon2id; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a whole core for 70 ms, so one core is always left for everything else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** A longer queue would take more than about five seconds: a 503 with `Retry-After` is better. */
const WAITING_AT_MOST = 100 * AT_ONCE;
const waiting: (() => void)[] = [];
let running = 0;

let logins = 0;

/** Whether the next password would have to wait too long, and is refused. */
export function isQueueFull(): boolean {
  return Math.max(logins, waiting.length) >= WAITING_AT_MOST;
}

/**
 * Counts a login before it asks the store for anything: where the queue is full, that work would be wasted.
 * @throws BusyException (503) when too many others wait
 */
export async function countedLogin<T>(login: () => Promise<T>): Promise<T> {
  if (isQueueFull()) throw new BusyException();
  logins += 1;
  try {
    return await login();
  } finally {
    logins -= 1;
  }
}

/** @param share how much of the queue it may find taken */
async function inTurn<T>(work: () => Promise<T>, share = 1): Promise<T> {
  if (waiting.length >= WAITING_AT_MOST * share) throw new BusyException();
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot is passed directly to the next in the queue, so that no later call can take it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Passwords are normalised before hashing, because keyboards and terminals compose letters differently. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * An argon2id hash of a password of any script and length.
 * @throws BusyException (503) when too many others wait
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalisePassword(password), COST));
}

/** Compared against when there is no account, so that an unknown e-mail address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/**
 * Whether this is the password behind the hash; takes as long where there is no hash.
 * @param share how much of the queue it may find taken: all of it, unless others are to keep a place
 * @throws BusyException (503) when more wait
 */
export async function isPassword(hashed: string | undefined, password: string, share = 1): Promise<boolean> {
  dummyHash ??= hash(crypto.randomUUID(), COST);
  const against = hashed ?? (await dummyHash);
  for (const form of formsOf(password)) {
    if (await inTurn(() => verify(against, form), share)) return hashed !== undefined;
  }
  return false;
}

/** Earlier versions hashed what came from a terminal or a setting as it was typed: decomposed, if that was how. */
function formsOf(password: string): ReadonlySet<string> {
  return new Set([normalisePassword(password), password.normalize('NFD')]);
}
