import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { jobOf, signIn } from './answers.js';
import type { Child } from './child.js';
import { fill } from './records.js';
import { compete, type Contender, type Effort, type Figures } from './rounds.js';
import { startProduct } from './server.js';

/** An administrator's page, over few and over many records. */
export interface Pages {
  readonly few: Figures;
  readonly many: Figures;
}

export const PAGE_FEW = 'page of 25 among 100';
export const PAGE_MANY = 'page of 25 among 10,000';

const query = new URLSearchParams({ range: '[0,24]', sort: '["createdAt","DESC"]' });
const PATH = `/shadow-teacher/view-booking?${query.toString()}`;

/** The same page of 25 from two stores, in turns: a page must not cost what lies behind it. */
export async function pages(folder: string, load: Child, effort: Effort): Promise<Pages> {
  const stores = [
    { name: PAGE_FEW, bookings: 100 },
    { name: PAGE_MANY, bookings: 10_000 },
  ];
  const contenders: Contender[] = [];
  try {
    for (const { name, bookings } of stores) {
      const at = mkdtempSync(join(folder, 'page-'));
      // Let go of and started again, so that no server is measured with the memory of being filled.
      const filling = await startProduct(at);
      await fill(at, bookings).finally(() => filling.stop());
      const server = await startProduct(at);
      const job = jobOf(server.url, { path: PATH, headers: await signIn(server.url) });
      contenders.push({ name, server, status: 200, job });
    }
    const [few, many] = await compete(load, contenders, effort);
    if (!few || !many) throw new Error('No page was measured.');
    return { few, many };
  } finally {
    await Promise.all(contenders.map(({ server }) => server.stop()));
  }
}
