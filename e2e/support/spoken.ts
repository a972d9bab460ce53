import type { Page } from '@playwright/test';

export interface Spoken {
  readonly how: string;
  readonly text: string;
}

declare global {
  interface Window {
    spoken: Spoken[];
  }
}

/**
 * Records live-region announcements: every text that enters a live region, once for each enclosing region, so that a
 * nested region is noticed. To be called before the page is opened.
 */
export async function listen(page: Page): Promise<() => Promise<Spoken[]>> {
  await page.addInitScript(() => {
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]';
    const last = new WeakMap<HTMLElement, string>();
    window.spoken = [];
    const around = (node: Node): HTMLElement[] => {
      const own = node instanceof Element ? node : node.parentElement;
      const region = own?.closest<HTMLElement>(LIVE);
      return region ? [region, ...(region.parentElement ? around(region.parentElement) : [])] : [];
    };
    const within = (node: Node): HTMLElement[] =>
      node instanceof Element ? [...node.querySelectorAll<HTMLElement>(LIVE)] : [];
    new MutationObserver((changes) => {
      const touched = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      for (const region of new Set(touched.flatMap((node) => [...around(node), ...within(node)]))) {
        const text = region.textContent.trim();
        if (text !== '' && text !== last.get(region)) {
          window.spoken.push({ how: region.role ?? region.ariaLive ?? '', text });
        }
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.spoken.splice(0));
}
