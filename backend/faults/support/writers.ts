import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../fault.js';
import { type Acknowledged, book, mustAllBeThere } from './bookings.js';
import type { Product } from './product.js';

const WRITERS = 16;
const ANSWERS_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 100;

/**
 * Books from many writers while the database is disturbed. Each form is sent again, with its key, until it is taken.
 * @param atLeast how many must be taken
 * @returns what was found; throws when a form is answered late, with another error, or is not there once
 */
export async function bookThroughout(
  product: Product,
  atLeast: number,
  disturb: () => Promise<string>,
): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const statuses = new Map<number, number>();
  let [over, longest] = [false, 0];
  const write = async (writer: number): Promise<void> => {
    for (let i = 0; !over; i += 1) {
      const name = `Writer ${writer}, child ${i}`;
      for (let status = 0; status !== 201;) {
        const start = performance.now();
        status = await book(product, name, acknowledged, name);
        longest = Math.max(longest, performance.now() - start);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 201) await pause(AGAIN_AFTER_MS);
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  let disturbed: string;
  try {
    disturbed = await disturb();
  } finally {
    over = true;
  }
  await Promise.all(writers);
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  const found = `${disturbed} under ${WRITERS} writers (${answers}), the longest answer ${Math.round(longest)} ms`;
  must(
    [...statuses.keys()].every((status) => status === 201 || status === 503),
    `unanswered or 500: ${found}`,
  );
  must(longest <= ANSWERS_WITHIN_MS, `too long: ${found}`);
  must(acknowledged.size >= atLeast, `too few are taken: ${found}`);
  product.assertHealthy();
  await mustAllBeThere(product, acknowledged);
  return `${found}; ${acknowledged.size} acknowledged, all there once`;
}
