import { freeAtSchool, minutesAtSchool, schoolTimesIn } from './school-times.js';

it.each([
  ['7.30 to 13.30', { from: '07:30', to: '13:30' }],
  ['7.30 in the morning to 1.30', { from: '07:30', to: '13:30' }],
  ['උදේ 7.30 සිට 1.30 දක්වා', { from: '07:30', to: '13:30' }],
  ['7:30 AM – 2 PM', { from: '07:30', to: '14:00' }],
  ['8 - 12.00', { from: '08:00', to: '12:00' }],
  ['12.15 to 5.30', { from: '12:15', to: '17:30' }],
])('the times in %j are %j', (text, times) => {
  expect(schoolTimesIn(text)).toEqual(times);
});

it.each([
  'in the morning',
  '8 to 1',
  '6 hours, 5 days',
  '7.30',
  'Grade 1: 7.30 to 11.30',
  '2.30 to 5.30',
  '5.30 to 7.30',
  '7.30 to 18.30',
  '13.30 to 7.30',
  '7.75 to 1',
])('%j has no plain times of a school', (text) => {
  expect(schoolTimesIn(text)).toBeUndefined();
});

describe('at the times of a school', () => {
  const SCHOOL = { from: '07:30', to: '13:30' };
  // Monday to Sunday.
  const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
  const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to });

  it('somebody is needed on five days', () => {
    expect(minutesAtSchool(SCHOOL)).toBe(1800);
  });

  it('hours are free that lie in them, on school days', () => {
    const availability = [hours(1, '06:00', '18:00'), hours(2, '12:00', '15:00'), hours(3, '14:00', '18:00')];
    const saturday = hours(6, '07:00', '14:00');
    const staff = { availability: [...availability, saturday], planned: [], timeOff: [] };
    // Six hours on Monday, an hour and a half on Tuesday.
    expect(freeAtSchool(SCHOOL, staff, DAYS)).toBe(450);
  });

  it('hours are not free on days off, and while a session is planned', () => {
    const availability = [hours(1, '07:30', '09:00'), hours(1, '10:00', '12:00'), hours(2, '08:00', '10:00')];
    const timeOff = [{ from: '2026-11-24', to: '2026-11-25' }];
    const planned = [
      { day: '2026-11-23', at: '08:30', minutes: 120 },
      { day: '2026-11-23', at: '15:00', minutes: 60 },
      { day: '2026-11-30', at: '08:00', minutes: 60 },
    ];
    // 7.30 to 8.30 and 10.30 to 12.
    expect(freeAtSchool(SCHOOL, { availability, planned, timeOff }, DAYS)).toBe(150);
  });
});
