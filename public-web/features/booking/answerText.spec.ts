import { BOOKING_FIELDS } from '#contract/bookings';
import en from '../../messages/en/index.js';
import si from '../../messages/si/index.js';
import ta from '../../messages/ta/index.js';
import { answerText, hasPassed } from './answerText.js';

const DATE = BOOKING_FIELDS['shadow-teacher'].startingDate;

describe('a date to check', () => {
  it.each([
    ['en', en.form, '5 January 2027'],
    ['si', si.form, '2027 ජනවාරි 5'],
    ['ta', ta.form, '5 ஜனவரி 2027'],
  ] as const)('is spelled out in %s', (_, words, spelled) => {
    expect(answerText(DATE, '2027-01-5', words)).toBe(spelled);
  });
});

describe('a day', () => {
  const now = new Date(2026, 10, 21, 15);
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2025-12-1', true],
    ['', false],
  ])('%s has passed: %s', (day, passed) => {
    expect(hasPassed(day, now)).toBe(passed);
  });
});
