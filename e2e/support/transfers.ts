import type { Page, Request } from '@playwright/test';

interface Transfer {
  readonly url: string;
  /** Bytes of the body as they came over the line. */
  readonly size: number;
}

/**
 * Notes what a page fetches from now on. Sizes are asked for only when a test waits for them: the question about
 * a request that ends while the page is being closed has no answer, and would fail whatever test comes next.
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
