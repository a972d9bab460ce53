import { bookingWords as en } from './booking-words-en.js';
import { bookingWords as si } from './booking-words-si.js';
import { bookingWords as ta } from './booking-words-ta.js';
import { dayText, longDay } from './day-text.js';

describe('a day', () => {
  it.each([
    ['en', en, 'Wednesday 25 November'],
    ['si', si, 'නොවැම්බර් 25 බදාදා'],
    ['ta', ta, 'புதன் 25 நவம்பர்'],
  ] as const)('has its weekday in %s', (_, { days }, text) => {
    expect(longDay('2026-11-25', days)).toBe(text);
  });

  it('is the one it was in Sri Lanka', () => {
    expect(dayText('2026-11-24T20:00:00.000Z', en.days)).toBe('25 November 2026');
  });

  it('counts from January and from Sunday', () => {
    expect(longDay('2027-01-03', en.days)).toBe('Sunday 3 January');
    expect(longDay('2026-12-26', en.days)).toBe('Saturday 26 December');
  });
});
