import { isBetweenTerms } from '#contract/school-terms';
import { holidaysIn, kindsByDay } from './holidays.js';

const kindsOn = (day: string, ...corrections: Parameters<typeof holidaysIn>[1]) =>
  holidaysIn({ from: day, to: day }, corrections).map(({ kind }) => kind);

describe('the school holidays', () => {
  it.each([
    ['2026-01-04', true],
    ['2026-01-05', false],
    ['2026-01-10', true],
    ['2026-01-20', true],
    ['2026-01-21', false],
    ['2026-02-13', false],
    ['2026-02-14', true],
    ['2026-03-02', true],
    ['2026-03-03', false],
    ['2026-04-11', true],
    ['2026-04-20', false],
    // The second term ends on a Friday, and the third begins on the Monday after.
    ['2026-07-25', false],
    ['2026-08-08', true],
    ['2026-09-06', true],
    ['2026-09-07', false],
    ['2026-12-04', false],
    ['2026-12-05', true],
    ['2026-12-31', true],
  ])('%s is one: %s', (day, isOne) => {
    expect(isBetweenTerms(day)).toBe(isOne);
  });

  it('of a year that is not known are none', () => {
    expect(isBetweenTerms('2027-08-15')).toBe(false);
  });
});

describe('the holidays', () => {
  it('are corrected by kind: added, renamed and taken out', () => {
    expect(kindsOn('2026-12-25')).toEqual(['public', 'school']);
    expect(kindsOn('2026-12-25', { day: '2026-12-25', kind: 'school', removed: true })).toEqual(['public']);
    expect(kindsOn('2026-11-27', { day: '2026-11-27', kind: 'school', name: 'Sports day' })).toEqual(['school']);
    expect(kindsOn('2026-11-27', { day: '2026-11-28', kind: 'school', name: 'Sports day' })).toEqual([]);
  });

  it('are given by day', () => {
    const kinds = kindsByDay(holidaysIn({ from: '2026-12-23', to: '2026-12-26' }, []));
    expect([...kinds].map(([day, of]) => [day, [...of]])).toEqual([
      ['2026-12-23', ['public', 'school']],
      ['2026-12-24', ['school']],
      ['2026-12-25', ['public', 'school']],
      ['2026-12-26', ['school']],
    ]);
  });
});
