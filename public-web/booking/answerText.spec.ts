import { BOOKING_FIELDS } from '#contract/bookings';
import en from '../messages/en/index.js';
import si from '../messages/si/index.js';
import ta from '../messages/ta/index.js';
import { answerText } from './answerText.js';

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
