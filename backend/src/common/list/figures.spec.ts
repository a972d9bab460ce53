import { lastWeeks } from './figures.js';

describe('the last weeks', () => {
  it('begin on Mondays at midnight in Sri Lanka', () => {
    const [before, current] = lastWeeks(2, new Date('2026-11-21T10:00:00Z'));
    expect(before?.monday).toBe('2026-11-09');
    expect(current).toEqual({
      monday: '2026-11-16',
      start: new Date('2026-11-15T18:30:00Z'),
      end: new Date('2026-11-22T18:30:00Z'),
    });
  });

  it.each([
    ['2026-11-15T18:29:59Z', '2026-11-09'],
    ['2026-11-15T18:30:00Z', '2026-11-16'],
    ['2026-11-22T18:29:59Z', '2026-11-16'],
    ['2027-01-01T00:00:00Z', '2026-12-28'],
  ])('put %s into the week of %s', (now, monday) => {
    expect(lastWeeks(1, new Date(now))[0]?.monday).toBe(monday);
  });
});
