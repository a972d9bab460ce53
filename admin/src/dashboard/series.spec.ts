import type { Figures } from '#contract/dashboard';
import { BOOKING_KINDS } from '#contract/bookings';
import { i18nProvider } from '../messages';
import { byKind } from './series';

const bookings = Object.fromEntries(
  BOOKING_KINDS.map((kind) => [kind, { Pending: 0, Approved: 0, Rejected: 0 }]),
) as Figures['bookings'];

/** The language of the page is set there. */
Object.assign(globalThis, { document: { documentElement: {} } });

describe('the bookings of each kind', () => {
  afterAll(() => i18nProvider.changeLocale('en'));

  it('are named in the language of the app', async () => {
    await i18nProvider.changeLocale('ta');
    const { rows } = byKind({ bookings } as Figures, i18nProvider.translate);
    expect(rows).toContain('மாணவர் உளவளத்துணை');
    expect(rows.filter((row) => /[A-Za-z]/.test(row))).toEqual([]);
  });
});
