import { useLocation, useMatches } from 'react-router';
import type { Language } from '#contract/pages';
import { languageOf } from '../site.js';
import type { Catalogue, Section } from './catalogue.js';

interface Loaded {
  texts?: Partial<Catalogue>;
}

const shown: Partial<Catalogue> = {};

function remember<S extends Section>(section: S, texts: Catalogue[S]): void {
  // Pages are made side by side, in three languages: there, nothing may be handed on.
  if (typeof document !== 'undefined') shown[section] = texts;
}

/** The words of one section; a page names its sections once, in its loader. */
export function useTexts<S extends Section>(section: S): Catalogue[S] {
  for (const match of useMatches()) {
    const found = (match.loaderData as Loaded | undefined)?.texts?.[section];
    if (found === undefined) continue;
    remember(section, found);
    return found;
  }
  // A page whose texts could not be fetched says so in the words of the page before it.
  const before = shown[section];
  if (before !== undefined) return before;
  throw new Error(`The loader of this page does not name the section "${section}".`);
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
