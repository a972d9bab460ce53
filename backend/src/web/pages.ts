import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CLIENT = join(ROOT, 'public-web/build/client');
const ADMIN = join(ROOT, 'admin/dist');

/** The built web apps on disk. */
export const FOLDERS = { public: CLIENT, admin: ADMIN } as const;

/** A sentence for each web app that is not built: the product starts without it, and knows none of its pages. */
export const missingPages = (): string[] =>
  Object.values(FOLDERS)
    .filter((folder) => !existsSync(folder))
    .map((folder) => `Warning: ${relative(ROOT, folder)} is not built, and its pages are not found: npm run build`);

/** CSP hashes of a page's inline scripts and styles. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The CSP hashes of the inline scripts and styles of each prerendered page (`finish-pages`); empty without a build. */
export function inlineHashes(): Readonly<Record<string, Inline>> {
  const file = join(CLIENT, '../policies.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Inline>) : {};
}

export function adminPage(): string | undefined {
  const file = join(ADMIN, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The contacts of `security.txt`, which the public site's build wrote from the provider's details. */
export function securityContacts(): string | undefined {
  const file = join(CLIENT, '../security.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
