import type { Page } from '@playwright/test';
import { OWN_NAMES } from '#contract/languages';
import { PROVIDER } from '../../public-web/provider.js';

/** An ASCII vowel in a word of two letters or more: a pseudo text has none. */
const PLAIN = /[A-Za-z]*[AEIOUaeiou][A-Za-z]+|[A-Za-z]+[AEIOUaeiou]/;
/** Ids and references. */
const ID = /\b[0-9a-f]{24}\b|\bOS-\w{4}-\w{4}\b/g;
/** A language calls itself by its own name; an address is the same in all of them. */
const SAME_EVERYWHERE = [...Object.values(OWN_NAMES), 'www.dpa.gov.lk', ...PROVIDER.email.split('@')];

/** Its strings are user content, which is in the language of its author. */
export function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node, ...node.split(/[\n,]/).map((line) => line.trim())].filter(Boolean);
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(stringsIn);
}

/** What the API says now of teachers and courses, by its paths. */
export async function contentOfApi(origin: string): Promise<ReadonlyMap<string, unknown>> {
  const paths = ['/category/alldetails', '/course/getcourses'];
  const answers = paths.map(async (path) => [path, await (await fetch(origin + path)).json()] as const);
  return new Map(await Promise.all(answers));
}

/** The visible and accessible texts of the page that contain plain English. */
export async function plainWords(page: Page, known: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, textarea')) texts.push(node.textContent ?? '');
    }
    const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'];
    for (const name of spoken) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    }
    const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]';
    for (const meta of document.querySelectorAll(metas)) texts.push(meta.getAttribute('content') ?? '');
    return texts.map((text) => text.replace(/<[^>]*>/g, ' '));
  });
  const allowed = [...known, ...stringsIn(PROVIDER), ...SAME_EVERYWHERE].sort((a, b) => b.length - a.length);
  return said.filter((text) => {
    const rest = allowed.reduce((left, word) => left.replaceAll(word, ''), text.replace(ID, ''));
    return PLAIN.test(rest);
  });
}
