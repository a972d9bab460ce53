import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/languages';
import { SITE_ADDRESS } from '#contract/pages';
import { mailtoLink } from '#contract/links';
import { PROVIDER } from '../provider.js';
import { documentedPath, languageOf, localised, everyAddress, isFallbackPage } from '../site.js';

const full = (path: string): string => new URL(path, SITE_ADDRESS).href;

function entryOf(page: string, address: string): string {
  const others = [
    ...LANGUAGES.map((language) => [language, localised(page, language)] as const),
    ['x-default', page],
  ].map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${full(path)}"/>`);
  return `<url><loc>${full(address)}</loc>${others.join('')}</url>`;
}

/** Every page in every language; those that stand in for another are none of them. */
function sitemap(): string {
  const entries = everyAddress()
    .map((address) => [documentedPath(address), address] as const)
    .filter(([page]) => !isFallbackPage(page))
    .sort((a, b) => a[0].localeCompare(b[0]) || languageOf(a[1]).localeCompare(languageOf(b[1])))
    .map(([page, address]) => entryOf(page, address));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** robots.txt and sitemap.xml. */
export async function writeSearchFiles(folder: string): Promise<void> {
  await writeFile(join(folder, 'sitemap.xml'), sitemap());
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${full('/sitemap.xml')}\n`);
}

/** Whom to tell of a weakness (RFC 9116): the server answers it at `/.well-known/security.txt` and adds how long it is good for. */
export function securityContacts(): string {
  const lines = [
    `Contact: ${mailtoLink(PROVIDER.email)}`,
    `Contact: ${full('/contact')}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${full('/.well-known/security.txt')}`,
  ];
  return `${lines.join('\n')}\n`;
}
