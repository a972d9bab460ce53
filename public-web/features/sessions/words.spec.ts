import en from '../../messages/en/index.js';
import { daysLater, mondayOf, timeText } from './words.js';

it.each([
  ['00:15', '12.15 a.m.'],
  ['08:00', '8.00 a.m.'],
  ['12:00', '12.00 p.m.'],
  ['15:30', '3.30 p.m.'],
])('%s is said as %s', (at, said) => {
  expect(timeText(at, en.sessionWords)).toBe(said);
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('a week is seven days long, also over the end of a year', () => {
  expect(daysLater('2026-12-28', 7)).toBe('2027-01-04');
  expect(daysLater('2027-01-04', -7)).toBe('2026-12-28');
});
