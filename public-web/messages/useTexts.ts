import { useLocation, useMatches } from 'react-router';
import type { Language } from '#contract/languages';
import { languageOf } from '../site.js';
import type { Catalogue, Section } from './catalogue.js';

interface Loaded {
  texts?: Partial<Catalogue>;
}

const shown: Partial<Catalogue> = {};

function remember<S extends Section>(section: S, texts: Catalogue[S]): void {
  // Not when prerendering, which renders three languages in one process.
  if (typeof document !== 'undefined') shown[section] = texts;
}

/** The texts of one section; the loader of a page names its sections. */
export function useTexts<S extends Section>(section: S): Catalogue[S] {
  for (const match of useMatches()) {
    const found = (match.loaderData as Loaded | undefined)?.texts?.[section];
    if (found === undefined) continue;
    remember(section, found);
    return found;
  }
  // If the texts of a page could not be fetched, the error page uses those of the page before.
  const before = shown[section];
  if (before !== undefined) return before;
  throw new Error(`No loader names "${section}".`);
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
