import type { Page } from '@playwright/test';

/** Adds these rules to the page's own, in place of those added before. */
export async function restyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** Text of a size that a reader has chosen. */
export function enlarge(page: Page, size: '100%' | '200%'): Promise<void> {
  return restyle(page, `html { font-size: ${size} !important }`);
}

/** The narrowest of these elements, as a part of what it stands in. */
export function share(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((all: HTMLElement[]) =>
      Math.min(...all.map((one) => one.offsetWidth / (one.parentElement?.clientWidth ?? 1))),
    );
}
