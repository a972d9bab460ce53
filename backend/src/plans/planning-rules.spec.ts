import { daysLater, minuteOf, monthsLater, weekdayOf } from '#contract/sri-lanka';
import fc from '../../test/support/seeded-fast-check.js';
import {
  bySlot,
  clashBetween,
  daysBetween,
  expanded,
  isAllowed,
  type PlacedSession,
  warningsOf,
  withoutSkipped,
} from './planning-rules.js';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days as text', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s and %i days: %s', (day, count, later) => expect(daysLater(day, count)).toBe(later));

  it.each([
    ['2026-11-30', 1],
    ['2026-12-01', 2],
    ['2026-12-06', 7],
  ])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  it.each([
    ['2026-11-27', 12, '2027-11-27'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-08-31', -6, '2026-02-28'],
  ])('%s and %i months: %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later));

  it('are the same in every zone, and go there and back', () => {
    const zone = process.env['TZ'];
    try {
      fc.assert(
        fc.property(
          days,
          fc.integer({ min: -800, max: 800 }),
          fc.constantFrom(
            'UTC',
            'Asia/Colombo',
            'Pacific/Kiritimati',
            'Pacific/Pago_Pago',
            'America/New_York',
            'Europe/London',
          ),
          (day, count, other) => {
            process.env['TZ'] = other;
            const later = daysLater(day, count);
            expect(daysBetween(day, later)).toBe(count);
            expect(daysLater(later, -count)).toBe(day);
            expect((((weekdayOf(day) + count - weekdayOf(later)) % 7) + 7) % 7).toBe(0);
          },
        ),
      );
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

it('a pattern has each of its weekdays, in order, the first and the last day included', () => {
  const pattern = [
    { weekday: 5, at: '09:00', minutes: 60 },
    { weekday: 1, at: '15:00', minutes: 60 },
    { weekday: 1, at: '08:00', minutes: 30 },
  ];
  expect(expanded(pattern, '2026-11-30', '2026-12-07').map(({ day, at }) => `${day} ${at}`)).toEqual([
    '2026-11-30 08:00',
    '2026-11-30 15:00',
    '2026-12-04 09:00',
    '2026-12-07 08:00',
    '2026-12-07 15:00',
  ]);
  expect(expanded(pattern, '2026-12-01', '2026-12-03')).toEqual([]);
});

const SESSION: PlacedSession = {
  day: '2026-12-01',
  at: '10:00',
  minutes: 60,
  place: 'centre',
  profile: 'kumari',
  family: 'perera',
  child: 'sithum',
};
const OTHERS = { family: 'silva', child: 'anjali' } as const;

describe('two sessions', () => {
  it.each([
    ['10:00', 60, 'profile'],
    ['09:15', 60, 'profile'],
    ['10:45', 15, 'profile'],
    ['09:00', 60, undefined],
    ['11:00', 60, undefined],
    ['10:15', 15, 'profile'],
  ])('one at 10:00, the other at %s for %i minutes: %s', (at, minutes, clash) => {
    expect(clashBetween(SESSION, { ...SESSION, ...OTHERS, at, minutes }, 30)).toBe(clash);
  });

  it('of two people and one child clash, of two people and two children do not', () => {
    expect(clashBetween(SESSION, { ...SESSION, profile: 'ruwan' }, 30)).toBe('child');
    expect(clashBetween(SESSION, { ...SESSION, ...OTHERS, profile: 'ruwan' }, 30)).toBeUndefined();
    expect(clashBetween(SESSION, { ...SESSION, day: '2026-12-02' }, 30)).toBeUndefined();
  });

  it.each([
    ['home', 'home', OTHERS, 'profile'],
    ['home', 'home', {}, undefined],
    ['home', 'home', { child: 'a sister' }, undefined],
    ['school', 'school', {}, undefined],
    ['school', 'school', { child: 'a sister' }, 'profile'],
    ['school', 'home', {}, 'profile'],
    ['centre', 'home', {}, 'profile'],
    ['online', 'school', OTHERS, 'profile'],
    ['centre', 'centre', OTHERS, undefined],
    ['centre', 'online', OTHERS, undefined],
  ] as const)('at %s and then at %s need the way between: %o %s', (place, next, whose, clash) => {
    const later = { ...SESSION, ...whose, place: next, at: '11:15' } as const;
    expect(clashBetween({ ...SESSION, place }, later, 30)).toBe(clash);
    expect(clashBetween(later, { ...SESSION, place }, 30)).toBe(clash);
    expect(clashBetween({ ...SESSION, place }, { ...later, at: '11:30' }, 30)).toBeUndefined();
  });

  it('clash whichever comes first, and exactly when some minute is in both', () => {
    const slot = fc.record({
      at: fc
        .integer({ min: 0, max: 91 })
        .map(
          (quarter) =>
            `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
        ),
      minutes: fc.integer({ min: 1, max: 4 }).map((quarters) => quarters * 15),
    });
    fc.assert(
      fc.property(slot, slot, (one, other) => {
        const [a, b] = [
          { ...SESSION, ...one },
          { ...SESSION, ...OTHERS, ...other },
        ];
        const minutesOf = ({ at, minutes }: typeof one) =>
          new Set(Array.from({ length: minutes }, (_, i) => minuteOf(at) + i));
        const shared = [...minutesOf(one)].some((minute) => minutesOf(other).has(minute));
        expect(clashBetween(a, b, 60) !== undefined).toBe(shared);
        expect(clashBetween(b, a, 60)).toBe(clashBetween(a, b, 60));
      }),
    );
  });
});

describe('warnings', () => {
  const hours = (availability: readonly { weekday: number; from: string; to: string }[]) => ({
    availability,
    timeOff: [],
  });
  const none = new Map<string, Set<'public' | 'school'>>();

  it('name no hours of somebody who has none, and all that is outside of those of others', () => {
    // A Tuesday.
    expect(warningsOf(SESSION, hours([]), none)).toEqual([]);
    expect(warningsOf(SESSION, hours([{ weekday: 2, from: '10:00', to: '11:00' }]), none)).toEqual([]);
    expect(warningsOf(SESSION, hours([{ weekday: 2, from: '10:15', to: '12:00' }]), none)).toEqual(['availability']);
    expect(warningsOf(SESSION, hours([{ weekday: 3, from: '08:00', to: '12:00' }]), none)).toEqual(['availability']);
    const meeting = [
      { weekday: 2, from: '10:30', to: '12:00' },
      { weekday: 2, from: '08:00', to: '10:30' },
    ];
    expect(warningsOf(SESSION, hours(meeting), none)).toEqual([]);
  });

  it('name time off, both of its ends included, and holidays', () => {
    const timeOff = [{ from: '2026-11-28', to: '2026-12-01' }];
    const holidays = new Map([['2026-12-01', new Set(['school', 'public'] as const)]]);
    expect(warningsOf(SESSION, { timeOff }, holidays)).toEqual(['timeOff', 'public', 'school']);
    expect(warningsOf({ ...SESSION, day: '2026-12-02' }, { timeOff }, holidays)).toEqual([]);
  });

  it('are allowed by the day, a clash never', () => {
    const session = { day: '2026-12-01', at: '10:00', minutes: 60, warnings: ['public'] } as const;
    expect(isAllowed([session], new Set())).toBe(false);
    expect(isAllowed([session], new Set(['2026-12-01']))).toBe(true);
    const clash = { with: 'child', at: '10:00', minutes: 60 } as const;
    expect(isAllowed([{ ...session, clash }], new Set(['2026-12-01']))).toBe(false);
  });
});

it('holidays that a series leaves out take their days out, unless a day is allowed by name', () => {
  const slots = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({ day, at: '10:00', minutes: 60 }));
  const holidays = new Map<string, Set<'public' | 'school'>>([
    ['2026-12-01', new Set(['public'] as const)],
    ['2026-12-02', new Set(['school'] as const)],
  ]);
  const days = (skip: readonly ('public' | 'school')[], allowed: readonly string[] = []) => {
    const { kept, skipped } = withoutSkipped(slots, skip, holidays, new Set(allowed));
    return [kept.map(({ day }) => day.slice(-2)), skipped.map(({ day, why }) => `${day.slice(-2)} ${why}`)];
  };
  expect(days([])).toEqual([['01', '02', '03'], []]);
  expect(days(['public'])).toEqual([['02', '03'], ['01 public']]);
  expect(days(['school', 'public'])).toEqual([['03'], ['01 public', '02 school']]);
  expect(days(['public'], ['2026-12-01'])).toEqual([['01', '02', '03'], []]);
});

it('slots are ordered by day, then by time', () => {
  const slots = ['2026-12-02 08:00', '2026-12-01 15:00', '2026-12-01 09:00'].map((text) => {
    const [day = '', at = ''] = text.split(' ');
    return { day, at };
  });
  expect(slots.sort(bySlot).map(({ day, at }) => `${day} ${at}`)).toEqual([
    '2026-12-01 09:00',
    '2026-12-01 15:00',
    '2026-12-02 08:00',
  ]);
});
