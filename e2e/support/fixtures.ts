import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Api } from './api.js';
import { signInAsAdmin } from './sign-in.js';

export { expect };

interface Fixtures {
  /** Creates data over HTTP, as an administrator. */
  readonly api: Api;
  /** What a test expects the console to say, an answer of 400 for example; all else fails it. */
  readonly expectedNoise: RegExp[];
  readonly quiet: undefined;
}

/** Every test fails on console errors and warnings, page errors and broken Content-Security-Policy rules. */
export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => {
    await use(await Api.signedIn(baseURL ?? ''));
  },
  expectedNoise: async ({ browserName: _ }, use) => {
    await use([]);
  },
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      context.on('weberror', (error) => noise.push(String(error.error())));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} ${blockedURI}`);
        });
      });
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** All in the page itself: our pages have no frames, for which the builder would open another page each time. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Bars and panels that float over the page float, or stand where they are in the document. */
async function float(page: Page, floating: boolean): Promise<void> {
  await page.locator('header, aside').evaluateAll(
    (bars, position) => {
      for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = position;
    },
    floating ? '' : 'static',
  );
}

/**
 * No accessibility rule that a machine can check is broken on this page as it is now. Axe takes a button that is half
 * under a floating bar for a small one, which depends on how far the page is scrolled: nothing floats meanwhile.
 */
export async function axeClean(page: Page): Promise<void> {
  await float(page, false);
  const { violations } = await axeOn(page).withTags(AXE_TAGS).analyze();
  await float(page, true);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  expect(found).toEqual([]);
}

export { signInAsAdmin };
