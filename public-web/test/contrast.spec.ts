import { DARK, LIGHT } from '#contract/colours';
import { contrast, PAIRS } from './contrast.js';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#0a5257', '#ffffff', 8.9],
    ['#1c2a38', '#f2a93b', 7.3],
    ['#767676', '#fff', 4.5],
  ])('of %s and %s is about %d, either way round', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('refuses what is no colour', () => {
    expect(() => contrast('blue', '#fff')).toThrow('blue');
  });
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s theme', (_, theme) => {
  it.each(PAIRS)('has $least to 1 for $of on $on', ({ on, of, least }) => {
    expect(contrast(theme[of], theme[on])).toBeGreaterThanOrEqual(least);
  });
});
