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
