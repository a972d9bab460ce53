import type { Session } from '#contract/plans';
import { STORE, type Store } from '../../src/database/index.js';
import { dayFromToday } from './plans.js';
import { type Product, startProduct, theProduct } from './product.js';

/** Any of the coming days may be a holiday: what is raced for here is something else. */
export const ALLOWED = Array.from({ length: 90 }, (_, i) => ({ day: dayFromToday(i), reason: 'Agreed.' }));

/**
 * Two backends on one store, as behind a proxy, for all tests of a file; `backend` gives them in turn.
 * @param settings of the second one
 */
export function twoBackends(settings: Readonly<Record<string, string>> = {}) {
  const product = theProduct();
  let second: Product | undefined;
  beforeAll(async () => {
    const database = process.env['MONGODB_URI'] ? databaseOf(product) : product.app.get<Store>(STORE).uri;
    second = await startProduct({ MONGODB_URI: database, ...settings });
  }, 60_000);
  afterAll(() => second?.close());
  const backend = (n: number): Product => (n % 2 === 0 ? product : (second ?? product));
  return { product, backend };
}

function databaseOf({ connection, app }: Product): string {
  const url = new URL(app.get<Store>(STORE).uri);
  url.pathname = `/${connection.name}`;
  return url.toString();
}

export const minuteOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));

/** The pairs of sessions in which a person or a child is in two places. */
export function clashes(sessions: readonly Session[]): string[] {
  const taking = sessions.filter(({ status }) => status !== 'cancelled');
  return taking.flatMap((one, i) =>
    taking.slice(i + 1).flatMap((other) => {
      const isShared = one.profile === other.profile || one.child === other.child;
      const [start, otherStart] = [minuteOf(one.at), minuteOf(other.at)];
      const doMeet = start < otherStart + other.minutes && otherStart < start + one.minutes;
      return isShared && doMeet && one.day === other.day ? [`${one.day} ${one.at} and ${other.at}`] : [];
    }),
  );
}
