import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { THREAD_POOL_SIZE } from '../config/index.js';
import { BusyException } from '../common/errors/index.js';

/** OWASP's floor for argon2id; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * The number of passwords that are hashed at once. One core is left for everything else, and two of Node's worker
 * threads: the store's commits, files, DNS and compression need them too, in all threads of the process.
 * @param poolSize `UV_THREADPOOL_SIZE`; libuv has four threads without it
 */
export function hashesAtOnce(cores: number, poolSize: string | undefined): number {
  const threads = poolSize === undefined ? 4 : Math.min(1024, Math.trunc(Number(poolSize)) || 1);
  return Math.max(1, Math.min(cores - 1, threads - 2));
}

const WAIT_MS = 5000;
/** The longest queue on any machine, because every waiting password holds memory. */
const MOST_FOR_EACH = 100;

/** So many may wait as can be hashed in five seconds. Beyond that, a 503 with `Retry-After` is better. */
export function longestQueue(atOnce: number, hashMs: number): number {
  return atOnce * Math.max(1, Math.min(MOST_FOR_EACH, Math.floor(WAIT_MS / hashMs)));
}

const HASHES_AT_ONCE = hashesAtOnce(availableParallelism(), THREAD_POOL_SIZE);
/** The average cost of about the last dozen hashes on this machine; a guess at first. */
let hashMs = 70;
const OF_THE_LAST = 1 / 12;

const waiting: (() => void)[] = [];
let running = 0;

let logins = 0;

/** Whether the next password would have to wait too long, and is refused. */
export function isQueueFull(): boolean {
  return Math.max(logins, waiting.length) >= longestQueue(HASHES_AT_ONCE, hashMs);
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
  if (waiting.length >= longestQueue(HASHES_AT_ONCE, hashMs) * share) throw new BusyException();
  if (running >= HASHES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const start = performance.now();
  try {
    return await work();
  } finally {
    hashMs += (Math.max(1, performance.now() - start) - hashMs) * OF_THE_LAST;
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
 * Whether this is the password behind the hash; takes as long if there is no hash.
 * @param share how much of the queue it may find taken: all of it, unless others are to keep a place
 * @throws BusyException (503) when more wait
 */
export async function isPassword(hashed: string | undefined, password: string, share = 1): Promise<boolean> {
  dummyHash ??= hash(crypto.randomUUID(), COST);
  const against = hashed ?? (await dummyHash);
  const isRight = await inTurn(() => verify(against, normalisePassword(password)), share);
  return isRight && hashed !== undefined;
}
