import type { Period } from '../subjects/index.js';
import { inWords, overBefore } from './period.js';

const SIX = { months: 6 } as const;
const TWO_YEARS = { years: 2 } as const;
/** The days in Sri Lanka, which is 5.5 hours ahead. */
const at = (day: string, time = '12:00'): Date => new Date(`${day}T${time}:00+05:30`);
const isOver = (kept: Period, happened: Date, now: Date): boolean => happened < overBefore(kept, now);

describe('what is kept for some months', () => {
  it.each([
    [SIX, '2026-05-21', '2026-11-20', '2026-11-21'],
    [SIX, '2026-08-31', '2027-02-27', '2027-02-28'],
    [SIX, '2026-08-30', '2027-02-27', '2027-02-28'],
    [SIX, '2026-08-29', '2027-02-27', '2027-02-28'],
    [SIX, '2026-08-28', '2027-02-27', '2027-02-28'],
    [SIX, '2027-08-31', '2028-02-28', '2028-02-29'],
    [SIX, '2027-08-29', '2028-02-28', '2028-02-29'],
    [SIX, '2027-08-28', '2028-02-27', '2028-02-28'],
    [SIX, '2026-02-28', '2026-08-27', '2026-08-28'],
    [SIX, '2026-12-31', '2027-06-29', '2027-06-30'],
    [{ months: 12 }, '2026-01-01', '2026-12-31', '2027-01-01'],
    [TWO_YEARS, '2024-02-29', '2026-02-27', '2026-02-28'],
    [TWO_YEARS, '2026-02-28', '2028-02-27', '2028-02-28'],
    [TWO_YEARS, '2024-12-31', '2026-12-30', '2026-12-31'],
    [{ years: 6 }, '2026-11-21', '2032-11-20', '2032-11-21'],
    [{ days: 30 }, '2027-02-01', '2027-03-02', '2027-03-03'],
  ])('%j from %s stays on %s and goes on %s', (kept, happened, before, day) => {
    for (const time of ['00:00', '12:00', '23:59']) {
      expect(isOver(kept, at(happened, time), at(before, '23:59'))).toBe(false);
      expect(isOver(kept, at(happened, time), at(day, '00:00'))).toBe(true);
    }
  });

  it('never goes before its day, and from then on always', () => {
    for (const kept of [SIX, { months: 1 }, TWO_YEARS, { days: 30 }]) {
      const start = at('2027-01-01').getTime();
      const days = Array.from({ length: 1100 }, (_, i) => new Date(start + i * 86_400_000));
      for (const happened of days.slice(0, 60)) {
        const over = days.map((day) => isOver(kept, happened, day));
        expect(over.indexOf(true)).toBe(over.lastIndexOf(false) + 1);
      }
    }
  });
});

it('what is kept for hours goes by the clock', () => {
  const now = at('2026-11-21', '10:00');
  expect(overBefore({ hours: 24 }, now)).toEqual(at('2026-11-20', '10:00'));
  expect(overBefore({ hours: 0 }, now)).toEqual(now);
});

it('a period is said in words', () => {
  expect([SIX, { years: 1 }, { hours: 24 }, { hours: 0 }].map(inWords)).toEqual([
    '6 months',
    '1 year',
    '24 hours',
    'no longer',
  ]);
});
