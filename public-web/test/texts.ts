import { readdirSync, readFileSync } from 'node:fs';
import { type Language, LANGUAGES } from '#contract/languages';
import { CATALOGUES } from '../messages/texts.server.js';

const ROOT = new URL('../../', import.meta.url);
export const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The texts in a source file: what stands in quotes, names of modules aside. */
function quotedIn(path: string): string[] {
  const source = read(path).replace(/^(?:import|export) .*from .*$/gm, '');
  return [...source.matchAll(/(?<=[\s([{,:])'[^'\n]*'|`[^`]*`|"[^"\n]*"/g)].map(([quoted]) => quoted);
}

const filesOf = (folder: string) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => folder + name);

/** The texts of a catalogue. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** What the site, the messages and the server say in each language. */
export const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [
      ...textsIn(CATALOGUES[language]),
      ...quotedIn(`backend/src/messages/texts/${language}.ts`),
      ...(language === 'en'
        ? ['messages', 'refusals'].flatMap((path) => quotedIn(`backend/src/contract/${path}.ts`))
        : []),
    ],
  ]),
) as Record<Language, string[]>;
/** What the admin app says in a translation. */
export const adminIn = (language: 'si' | 'ta') => filesOf(`admin/src/messages/${language}/`).flatMap(quotedIn);
/** What it says, with both translations. */
export const ADMIN = [...filesOf('admin/src/messages/').flatMap(quotedIn), ...adminIn('si'), ...adminIn('ta')];
