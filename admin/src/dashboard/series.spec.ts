import type { Figures } from '#contract/dashboard';
import { BOOKING_KINDS } from '#contract/bookings';
import { translations } from '../messages/ta';
import { byKind } from './series';

const bookings = Object.fromEntries(
  BOOKING_KINDS.map((kind) => [kind, { Pending: 0, Approved: 0, Rejected: 0 }]),
) as Figures['bookings'];

describe('the bookings of each kind', () => {
  it('are named in the language of the app', () => {
    const translate = (text: string) => translations[text] ?? text;
    const { rows } = byKind({ bookings } as Figures, translate);
    expect(rows).toContain('மாணவர் உளவளத்துணை');
    expect(rows.filter((row) => /[A-Za-z]/.test(row))).toEqual([]);
  });
});
