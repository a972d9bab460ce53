import type { ValidationErrorCode } from './check.js';
import { checkField, cleanField, wrongEntry } from './lists.js';
import type { Rule } from './rule.js';

const HOURS = {
  type: 'list',
  label: 'Weekly hours',
  what: 'the weekly hours',
  of: {
    weekday: { type: 'number', label: 'Weekday', what: 'a weekday', min: 1, max: 7, whole: true },
    from: { type: 'time', label: 'From', what: 'the beginning' },
  },
  min: 1,
  max: 2,
} as const satisfies Rule;

const judge = (rule: Rule, raw: unknown) => checkField(rule, cleanField(rule, raw));

describe('a list of entries', () => {
  it('keeps the known fields of each entry, cleaned', () => {
    expect(cleanField(HOURS, [{ weekday: ' 2 ', from: '9:15', $ne: 1 }])).toEqual([{ weekday: 2, from: '09:15' }]);
  });
  it.each<[unknown, ValidationErrorCode | undefined]>([
    [[{ weekday: 1, from: '08:00' }], undefined],
    [[], 'missing'],
    [undefined, 'missing'],
    [null, 'missing'],
    ['08:00', 'notListed'],
    [[5], 'wrongEntry'],
    [[{ weekday: 8, from: '08:00' }], 'wrongEntry'],
    [Array(3).fill({ weekday: 1, from: '08:00' }), 'tooMany'],
  ])('%j is judged %s', (value, error) => {
    expect(checkField(HOURS, cleanField(HOURS, value))).toBe(error);
  });
  it('names the field of its first wrong entry', () => {
    const entries = [{ weekday: 1, from: '08:00' }, { weekday: 1, from: '08:10' }, { weekday: 9 }];
    expect(wrongEntry(HOURS, entries)).toEqual({ rule: HOURS.of.from, error: 'notTime' });
  });
});

describe('a day and a time as text', () => {
  const DAY = { type: 'day', label: 'Day', what: 'the day' } as const satisfies Rule;
  const TIME = { type: 'time', label: 'Time', what: 'the time' } as const satisfies Rule;

  it.each([
    ['2027-02-28', '2027-02-28'],
    ['2027/2/8', '2027/2/8'],
    ['2026-12-01T18:30:00.000Z', '2026-12-02'],
  ])('%s is the day %s', (sent, day) => {
    expect(cleanField(DAY, sent)).toBe(day);
  });
  it.each(['2000-01-01', '2100-12-31'])('%s is a day', (sent) => {
    expect(judge(DAY, sent)).toBeUndefined();
  });
  it.each(['2027-02-30', '1999-12-31', '2101-01-01', 'tomorrow', 20270101])('%j is no day', (sent) => {
    expect(judge(DAY, sent)).toBe('notDay');
  });
  it.each(['00:00', '9:45', '23:45'])('%s is a time', (sent) => {
    expect(judge(TIME, sent)).toBeUndefined();
  });
  it.each(['24:00', '08:10', '8', '08:00:00', 800])('%j is no time', (sent) => {
    expect(judge(TIME, sent)).toBe('notTime');
  });
});

it('minutes of a session are a multiple of 15', () => {
  const MINUTES = { type: 'number', label: 'Minutes', what: 'the minutes', min: 15, max: 240, step: 15 } as const;
  expect(judge(MINUTES, 45)).toBeUndefined();
  expect(judge(MINUTES, 50)).toBe('notStep');
});
