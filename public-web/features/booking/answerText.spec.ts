import { BOOKING_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import en from '../../messages/en/index.js';
import si from '../../messages/si/index.js';
import ta from '../../messages/ta/index.js';
import { answerText, answerTo, warningOf } from './answerText.js';

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
    ['2026-11-20', 'pastDate'],
    ['2026-11-21', 'closedDay'],
    ['2026-11-22', 'closedDay'],
    ['2026-11-23', undefined],
    ['2026-11-27', undefined],
    ['2027-1-10', 'closedDay'],
    ['2027-1-11', undefined],
    ['2025-12-1', 'pastDate'],
    ['2027-11-19', undefined],
    ['2027-11-22', 'farDate'],
    ['', undefined],
  ])('%s gives a warning: %s', (day, warning) => {
    expect(warningOf(DATE, day, now)).toBe(warning);
  });
});

describe('a phone number', () => {
  it.each([
    ['077 000 0000', 'oddNumber'],
    ['7777777777', 'oddNumber'],
    ['077 100 0000', undefined],
    ['077 123 4567', undefined],
    ['', undefined],
  ])('%s gives a warning: %s', (number, warning) => {
    expect(warningOf(PARENT_FIELDS.parentPhone, number, new Date())).toBe(warning);
  });
});

describe('the answer to a question', () => {
  const form = {
    rules: { DATE, bestTime: PARENT_FIELDS.bestTime },
    texts: {},
    instead: { DATE: { unknown: 'I do not know yet' } },
    options: { bestTime: { any: 'At any time', morning: 'In the morning' } },
    presumed: { bestTime: 'any' },
  };
  it.each([
    ['DATE', { DATE: '', 'DATE-instead': 'unknown' }, 'I do not know yet'],
    ['DATE', { DATE: '2027-1-5' }, '5 January 2027'],
    ['DATE', {}, ''],
    ['bestTime', { bestTime: 'morning' }, 'In the morning'],
    ['bestTime', {}, 'At any time'],
  ] as const)('%s reads as a person says it', (name, answers, shown) => {
    expect(answerTo(name, form, answers, en.form)).toBe(shown);
  });
});
