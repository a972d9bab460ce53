import { refuseEarlyClock } from './clock.js';

describe('the clock at the start', () => {
  it.each([
    ['2000-01-01T00:00:00Z', '2000-01-01'],
    ['2025-12-31T18:29:59Z', '2025-12-31'],
  ])('is refused when it cannot be right: %s', (moment, day) => {
    expect(() => refuseEarlyClock(new Date(moment))).toThrow(
      `The clock of this machine says ${day}: set it, then start again.`,
    );
  });

  it.each(['2025-12-31T18:30:00Z', '2026-11-29T12:00:00Z', '2038-02-01T00:00:00Z'])(
    'is taken otherwise: %s',
    (moment) => {
      expect(() => refuseEarlyClock(new Date(moment))).not.toThrow();
    },
  );
});
