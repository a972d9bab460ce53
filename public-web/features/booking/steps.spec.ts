import { BOOKING_FIELDS, BOOKING_KINDS } from '#contract/bookings';
import { BOOKING_STEPS, hashOf, positionOf, furthestReachable } from './steps.js';

describe.each(BOOKING_KINDS)('the steps of %s', (kind) => {
  const steps = BOOKING_STEPS[kind];
  const asked = steps.flatMap(({ fields }): readonly string[] => fields);

  it('ask every field of the contract once', () => {
    const fields = Object.keys(BOOKING_FIELDS[kind]);
    expect(asked.filter((name) => fields.includes(name)).sort()).toEqual(fields.sort());
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('ask for the parent first, and four things at most at a time', () => {
    expect(asked.slice(0, 2)).toEqual(['parentName', 'parentPhone']);
    expect(Math.max(...steps.map(({ fields }) => fields.length))).toBeLessThanOrEqual(4);
  });

  it('ask the age before anything else about the child', () => {
    const child: readonly string[] = steps[1].fields;
    expect(child[0]).toBe('childAge');
  });
});

describe('a place', () => {
  it.each(['#step-3', '#check', '#sent'])('%s is read and written alike', (hash) => {
    expect(hashOf(positionOf(hash, 4))).toBe(hash);
  });

  it.each(['', '#step-0', '#step-9', '#step-x', '#else'])('%s is the first step', (hash) => {
    expect(positionOf(hash, 4)).toBe(1);
  });

  it('is reached only past answered steps', () => {
    const steps = BOOKING_STEPS['shadow-teacher'];
    expect(furthestReachable('check', steps, ['childAge'])).toBe(2);
    expect(furthestReachable(4, steps, ['childAge'])).toBe(2);
    expect(furthestReachable(1, steps, ['childAge'])).toBe(1);
    expect(furthestReachable('check', steps, [])).toBe('check');
    expect(furthestReachable('sent', steps, ['childAge'])).toBe('sent');
  });
});
