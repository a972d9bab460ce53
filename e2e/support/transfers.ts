import type { Page, Request } from '@playwright/test';

interface Transfer {
  readonly url: string;
  /** Size of the compressed body in bytes. */
  readonly size: number;
}

/**
 * Records the requests of a page from now on. Their sizes are read only when a test asks: for a request that ends while
 * the page is closing that would fail, and with it the next test.
 */
export function transfersOf(page: Page, which = /./): { readonly soFar: () => Promise<Transfer[]> } {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => which.test(request.url()) && finished.push(request));
  return {
    soFar: () =>
      Promise.all(
        finished.map(async (request) => ({ url: request.url(), size: (await request.sizes()).responseBodySize })),
      ),
  };
}

export function weightOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { size }) => sum + size, 0);
}
