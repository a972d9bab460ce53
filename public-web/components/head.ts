import type { MetaDescriptor } from 'react-router';
import { LANGUAGES } from '#contract/languages';
import { SITE_ADDRESS } from '#contract/pages';
import type { Catalogue } from '../messages/catalogue.js';
import { PROVIDER } from '../provider.js';
import { documentedPath, languageOf, localised } from '../site.js';

type WithHead = {
  [S in keyof Catalogue]: Catalogue[S] extends { title: string; description: string } ? S : never;
}[keyof Catalogue];
interface HeadTexts {
  title: string;
  description: string;
}
interface MetaArgs {
  loaderData: unknown;
  location: { pathname: string };
}

/** The document title: the page, then the site. */
export function titleOf(...parts: string[]): string {
  return [...parts, PROVIDER.name].join(' – ');
}

/** In the browser, the address in the prerendered canonical link, so that hydration matches. */
function siteAddress(): string {
  if (typeof document === 'undefined') return SITE_ADDRESS;
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
}

const address = (path: string) => new URL(path, siteAddress()).href;

/** `meta` of a page: title, description, the same page in the other languages, and what a shared link shows. */
export function head({ title, description }: HeadTexts, pathname: string): MetaDescriptor[] {
  const language = languageOf(pathname);
  const page = documentedPath(pathname);
  const canonical = address(localised(page, language));
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((other) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: other,
      href: address(localised(page, other)),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(page) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PROVIDER.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: address(`/share-${language}.png`) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: PROVIDER.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: `${language}_LK` },
  ];
}

export function headOf(section: WithHead) {
  return ({ loaderData, location }: MetaArgs): MetaDescriptor[] => {
    const texts = (loaderData as { texts?: Partial<Catalogue> } | undefined)?.texts?.[section];
    return texts ? head(texts, location.pathname) : [{ title: PROVIDER.name }];
  };
}
