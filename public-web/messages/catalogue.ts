import type en from './en/index.js';

/** The English catalogue defines the type: a missing key in another language does not compile. */
export type Catalogue = typeof en;
export type Section = keyof Catalogue;

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };
export type Translation = Widened<Catalogue>;
export type TranslationOf<T> = Widened<T>;
