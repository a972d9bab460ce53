import { HOLIDAY_NAMES, HOLIDAYS, missingYear } from './holidays.js';
import { dueSpan, isWorkingDay, replyBy, rightsDueBy, rightsDueSpan } from './working-days.js';

describe('the day by which we call', () => {
  it.each([
    ['on a Monday', '2026-11-16T08:00:00Z', '2026-11-18'],
    ['on a Thursday, over the weekend', '2026-11-19T08:00:00Z', '2026-11-23'],
    ['on a Saturday', '2026-11-14T08:00:00Z', '2026-11-17'],
    ['on a Sunday before the poya day of a Tuesday', '2026-11-22T08:00:00Z', '2026-11-25'],
    ['late on a Sunday in UTC, which is Monday in Sri Lanka', '2026-11-15T20:00:00Z', '2026-11-18'],
    ['before the New Year of April', '2026-04-10T04:00:00Z', '2026-04-16'],
    ['on the last day of a year', '2026-12-31T04:00:00Z', '2027-01-04'],
  ])('when a family writes %s', (_, sent, day) => {
    expect(replyBy(new Date(sent))).toBe(day);
  });
});

describe('the day by which a request about data is answered', () => {
  it.each([
    // Four weeks and a day, with the poya day of 24 November.
    ['on a Monday', '2026-11-16', '2026-12-16'],
    // Over the poya day of 23 December and Christmas.
    ['on a Friday', '2026-11-27', '2026-12-30'],
    ['on a Sunday', '2026-11-22', '2026-12-22'],
    ['before the New Year of April', '2026-03-16', '2026-04-20'],
  ])('is 21 working days later, where it was received %s', (_, received, day) => {
    expect(rightsDueBy(new Date(received))).toBe(day);
  });

  it('is soon five working days ahead, and late the day after', () => {
    const now = new Date('2026-12-16T04:00:00Z');
    const { from, before } = rightsDueSpan('soon', now);
    expect(rightsDueSpan('late', now)).toEqual({ before: from });
    const dueIn = (moment: Date | undefined) => rightsDueBy(moment ?? now);
    // Received right before and after each end of the span; the 23rd is a poya day.
    expect(dueIn(from && new Date(from.getTime() - 1))).toBe('2026-12-15');
    expect(dueIn(from)).toBe('2026-12-16');
    expect(dueIn(new Date(before.getTime() - 1))).toBe('2026-12-24');
    expect(dueIn(before) > '2026-12-24').toBe(true);
  });
});

describe('what waits', () => {
  // In Sri Lanka a day begins at 18:30 of the day before in UTC. The 24th is a poya day.
  it.each([
    ['Monday', '2026-11-23T04:00:00Z', '2026-11-18T18:30:00.000Z', '2026-11-19T18:30:00.000Z'],
    ['Sunday, when nothing is due', '2026-11-22T04:00:00Z', '2026-11-18T18:30:00.000Z', '2026-11-18T18:30:00.000Z'],
    ['Wednesday after a holiday', '2026-11-25T04:00:00Z', '2026-11-19T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
  ])('is late, or due, on a %s, from when it came in', (_, now, late, due) => {
    expect(dueSpan('late', new Date(now))).toEqual({ before: new Date(late) });
    expect(dueSpan('today', new Date(now))).toEqual({ from: new Date(late), before: new Date(due) });
  });

  it('says the same as the day by which we call', () => {
    const now = new Date('2026-04-17T04:00:00Z');
    const { before } = dueSpan('late', now);
    expect(replyBy(new Date(before.getTime() - 1)) < '2026-04-17').toBe(true);
    expect(replyBy(before) >= '2026-04-17').toBe(true);
  });
});

describe('a working day', () => {
  it.each(['2026-11-23', '2026-12-24', '2027-01-01'])('is %s', (day) => {
    expect(isWorkingDay(day)).toBe(true);
  });
  it.each(['2026-11-21', '2026-11-22', '2026-11-24', '2026-12-25', '2027-05-20'])('is not %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });
});

describe('the table of public holidays', () => {
  it('says so in October where the coming year is missing, and from then on', () => {
    expect(missingYear(HOLIDAYS, new Date('2026-12-31T04:00:00Z'))).toBeUndefined();
    expect(missingYear(HOLIDAYS, new Date('2027-09-30T18:29:59Z'))).toBeUndefined();
    expect(missingYear(HOLIDAYS, new Date('2027-09-30T18:30:00Z'))).toBe(2028);
    expect(missingYear(HOLIDAYS, new Date('2028-03-01T04:00:00Z'))).toBe(2028);
  });

  it('knows none of a missing year, in which only weekends are no working days', () => {
    expect(replyBy(new Date('2040-05-01T04:00:00Z'))).toBe('2040-05-03');
  });

  it.each(Object.entries(HOLIDAYS))('names real days of %s, each once and in order', (year, holidays) => {
    const days = Object.keys(holidays);
    const dates = days.map((day) => new Date(`${year}-${day}`).toISOString().slice(5, 10));
    expect(dates).toEqual(days);
    expect([...new Set(days)].sort()).toEqual(days);
  });

  it.each(Object.entries(HOLIDAY_NAMES))('calls %s by its name in each language', (_, { en, si, ta }) => {
    expect(en).toMatch(/^[A-Z][A-Za-z' ()-]+$/);
    expect(si).toMatch(/^[\p{Script=Sinhala}\u200D ()]+$/u);
    expect(ta).toMatch(/^[\p{Script=Tamil} ,()]+$/u);
  });
});
