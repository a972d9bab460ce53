import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/languages';
import { languageOf } from '../site.js';
import type { Catalogue, Section, Translation } from './catalogue.js';
import en from './en/index.js';
import si from './si/index.js';
import ta from './ta/index.js';

export const CATALOGUES: Record<Language, Translation> = { en, si, ta };

export interface Texts {
  texts: Partial<Catalogue>;
}

/**
 * A page's loader: it runs when the page is prerendered, so a visitor gets the sections of this page in this
 * language inside the HTML, and no catalogue in the JavaScript.
 */
export function textsOf(...sections: Section[]) {
  return ({ url }: Pick<LoaderFunctionArgs, 'url'>): Texts => {
    const catalogue = CATALOGUES[languageOf(url.pathname)];
    const chosen = Object.fromEntries(sections.map((section) => [section, catalogue[section]]));
    return { texts: chosen };
  };
}
