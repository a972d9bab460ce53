import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RuleObject, RunOptions } from 'axe-core';

/** Half the size of `axe.source`, which every page is sent. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** All rules of WCAG 2.2 AA and the best practices, changed by these; or `only` some by their names. */
interface Rules {
  readonly changed?: RuleObject;
  readonly only?: readonly string[];
}

/** The rules that look at every letter's colours, which takes half of axe's time. */
export const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];
const WITHOUT_CONTRAST: RuleObject = Object.fromEntries(CONTRAST.map((rule) => [rule, { enabled: false }]));

/**
 * What axe finds on the page in its present state: violations, and what it cannot decide. Contrast is looked at in English:
 * each language has the same colours, and Sinhala and Tamil letters are no smaller.
 */
export async function runAxe(page: Page, { changed = {}, only }: Rules = {}): Promise<AxeResults> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    rules: { ...changed, ...(!only && !isEnglish && WITHOUT_CONTRAST) },
    // Describing everything that is right takes longer than all the rules.
    resultTypes: ['violations', 'incomplete'],
  };
  await transitionsEnd(page);
  // Read once for each load of a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate((given) => (globalThis as unknown as { axe: typeof axe }).axe.run(given), options);
}

/** What is half faded in has half of its contrast. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  );
}
