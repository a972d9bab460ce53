import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CLIENT = join(ROOT, 'public-web/build/client');
const ADMIN = join(ROOT, 'admin/dist');

/** The built web apps on disk. */
export const FOLDERS = { public: CLIENT, admin: ADMIN } as const;

/** The hashes of what stands in a page itself. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** For each prerendered page what it may run and wear, as `finish-pages` left it; none where nothing is built. */
export function inlineHashes(): Readonly<Record<string, Inline>> {
  const file = join(CLIENT, '../policies.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Inline>) : {};
}

export function adminPage(): string | undefined {
  const file = join(ADMIN, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whom to tell of a weakness, as the public site's build wrote it from the provider's details. */
export function securityContacts(): string | undefined {
  const file = join(CLIENT, '../security.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
