import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { Api } from './api.js';
import { runAxe } from './axe.js';
import { signInAsAdmin } from './sign-in.js';

export { expect };

interface Fixtures {
  /** Creates data over HTTP, as an administrator. */
  readonly api: Api;
  /** Console messages that a test expects, a response of 400 for example; any other fails it. */
  readonly expectedNoise: RegExp[];
  readonly quiet: undefined;
}

/**
 * The site is tested on a phone, the admin on a desktop, unless a tag says otherwise. These are no projects of Playwright:
 * each would start workers and browsers of its own.
 */
const isOnPhone = ({ file, tags }: TestInfo): boolean =>
  tags.includes('@phone') || (!tags.includes('@desk') && !file.includes('/e2e/admin/'));

/** What Playwright writes to the console where it keeps the service worker away. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Prints what a person would see where a test failed: CI keeps what is printed, and no screenshots. */
async function printState(pages: readonly Page[], refusals: readonly string[]): Promise<void> {
  for (const page of pages) console.log(`\nThe page ${page.url()}:\n${await page.locator('body').ariaSnapshot()}`);
  console.log(`\nRefused requests:\n${refusals.join('\n')}`);
}

/** Every test fails on console errors and warnings, page errors and broken Content-Security-Policy rules. */
export const test = base.extend<Fixtures>({
  viewport: async ({ browserName: _ }, use, info) => {
    await use(isOnPhone(info) ? { width: 360, height: 640 } : { width: 1280, height: 800 });
  },
  isMobile: async ({ browserName: _ }, use, info) => {
    await use(isOnPhone(info));
  },
  hasTouch: async ({ browserName: _ }, use, info) => {
    await use(isOnPhone(info));
  },
  api: async ({ baseURL }, use) => {
    await use(await Api.shared(baseURL ?? ''));
  },
  expectedNoise: async ({ browserName: _ }, use) => {
    await use([]);
  },
  quiet: [
    async ({ context, expectedNoise }, use, info) => {
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
      const refusals: string[] = [];
      context.on('response', (answer) => {
        if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
      });
      await use(undefined);
      if (info.status !== info.expectedStatus) await printState(context.pages(), refusals);
      const unexpected = noise.filter((line) => line !== BLOCKED);
      expect(unexpected.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets bars and panels float over the page, or makes them static. */
async function setFloating(page: Page, floating: boolean): Promise<void> {
  await page.locator('header, aside, .save').evaluateAll(
    (bars, position) => {
      for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = position;
    },
    floating ? '' : 'static',
  );
}

/**
 * Expects no axe violations on the page in its present state. Nothing floats meanwhile: axe takes a button half under a
 * floating bar for a small one, which would depend on the scroll position.
 * @param only some rules by their names
 */
export async function expectNoViolations(page: Page, only?: readonly string[]): Promise<void> {
  await setFloating(page, false);
  const { violations } = await runAxe(page, only && { only });
  await setFloating(page, true);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  expect(found).toEqual([]);
}

export { signInAsAdmin };
