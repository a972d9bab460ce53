import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as {
  -readonly [name in keyof typeof Argon2]: unknown;
};
const { hash, verify } = argon2 as typeof Argon2;

/** What the product did with passwords; `hashing.held` lets a test keep it waiting. */
export const hashing = {
  /** How many hashes it made. */
  made: 0,
  /** What the last of them would have cost. */
  cost: undefined as Argon2.Options | null | undefined,
  /** The hashes that it compared a password with. */
  compared: [] as string[],
  /** While this is set, passwords wait for it, and are all wrong: their hashes would take seconds. */
  held: undefined as Promise<void> | undefined,
};

// Before the product is loaded (`setupFiles`): at its real cost hashing would be a third of the time of all API tests.
argon2.hash = ((password, options) => {
  hashing.made += 1;
  hashing.cost = options;
  return hash(password, { ...options, memoryCost: 64, timeCost: 1 });
}) satisfies typeof hash;
argon2.verify = (async (hashed, password) => {
  hashing.compared.push(String(hashed));
  if (hashing.held === undefined) return verify(hashed, password);
  await hashing.held;
  return false;
}) satisfies typeof verify;
