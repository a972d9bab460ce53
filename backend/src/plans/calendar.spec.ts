import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import fc from '../../test/support/seeded-fast-check.js';
import { type CalendarSession, folded, initialsOf, toCalendar } from './calendar.js';

/** A session with what the calendar is told of it elsewhere. */
type Planned = Omit<CalendarSession, '_id' | 'booking'> & { readonly id: string; readonly childName: string };

const SESSION: Planned = {
  id: '65f0c0ffee65f0c0ffee65f0',
  childName: 'Sithum Perera',
  day: '2026-11-27',
  at: '09:00',
  minutes: 90,
  place: 'school',
  status: 'planned',
  sequence: 2,
  updatedAt: new Date('2026-11-26T18:45:10.123Z'),
};
const session = (changes: Partial<Planned>): Planned => ({ ...SESSION, ...changes });
const calendarOf = (...sessions: readonly Planned[]): string =>
  toCalendar(
    sessions.map(({ id, childName: _, ...rest }, i) => ({ ...rest, _id: id, booking: `booking ${i}` })),
    new Map(sessions.map(({ childName }, i) => [`booking ${i}`, childName])),
  );
/** The line of the last session: the time zone before it has a DTSTART too. */
const lineOf = (text: string, name: string): string =>
  text
    .slice(text.lastIndexOf('BEGIN:VEVENT'))
    .split('\r\n')
    .find((line) => line.startsWith(name)) ?? '';

describe('a calendar', () => {
  it('of one session has these lines and no others', () => {
    expect(calendarOf(SESSION)).toBe(
      `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//One Step//Sessions//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:One Step
REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
BEGIN:VTIMEZONE
TZID:Asia/Colombo
BEGIN:STANDARD
DTSTART:20060415T003000
TZOFFSETFROM:+0600
TZOFFSETTO:+0530
TZNAME:+0530
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:65f0c0ffee65f0c0ffee65f0@sessions.one-step
DTSTAMP:20261126T184510Z
LAST-MODIFIED:20261126T184510Z
SEQUENCE:2
STATUS:CONFIRMED
DTSTART;TZID=Asia/Colombo:20261127T090000
DTEND;TZID=Asia/Colombo:20261127T103000
SUMMARY:S. P. · School
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n'),
    );
  });

  it('of no session has its time zone, since a calendar must have something', () => {
    expect(calendarOf()).toMatch(/END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  });

  it.each([
    ['planned', 'CONFIRMED'],
    ['held', 'CONFIRMED'],
    ['absent', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('says of a session that is %s: %s', (status, said) => {
    expect(lineOf(calendarOf(session({ status })), 'STATUS')).toBe(`STATUS:${said}`);
  });

  it('goes on after midnight, the end of a year and the day of a leap year', () => {
    const endOf = (day: string, at: string, minutes: number): string =>
      lineOf(calendarOf(session({ day, at, minutes })), 'DTEND');
    expect(endOf('2026-11-27', '23:45', 15)).toBe('DTEND;TZID=Asia/Colombo:20261128T000000');
    expect(endOf('2026-12-31', '22:00', 240)).toBe('DTEND;TZID=Asia/Colombo:20270101T020000');
    expect(endOf('2028-02-28', '23:30', 60)).toBe('DTEND;TZID=Asia/Colombo:20280229T003000');
    expect(endOf('2020-06-01', '00:00', 15)).toBe('DTEND;TZID=Asia/Colombo:20200601T001500');
  });

  it('has a line of its own for nothing that a name holds', () => {
    const text = calendarOf(session({ childName: 'A\r\nEND:VEVENT \\ ; , B' }));
    expect(lineOf(text, 'SUMMARY')).toBe('SUMMARY:A. E. B. · School');
    expect(text.match(/END:VEVENT/g)).toHaveLength(1);
  });
});

/** The time that a clock shows somewhere at a moment, as `20261127T090000`; the zones are the platform's, not ours. */
function clockIn(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts['year']}${parts['month']}${parts['day']}T${parts['hour']}${parts['minute']}${parts['second']}`;
}

/** The moment that a calendar somewhere makes of one of our lines, by the offset that our own time zone names. */
function momentOf(text: string, name: 'DTSTART' | 'DTEND'): number {
  const [, offsetHours = '', offsetMinutes = ''] = /TZOFFSETTO:\+(\d\d)(\d\d)/.exec(text) ?? [];
  const [, year, month, day, hour, minute] = /:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/.exec(lineOf(text, name)) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00+${offsetHours}:${offsetMinutes}`);
}

const DAY = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const AT = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const MINUTES = fc.integer({ min: 1, max: 16 }).map((quarters) => quarters * 15);
const ZONE = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

it('a session is at the same moment in every zone, and on its own day in Sri Lanka', () => {
  fc.assert(
    fc.property(DAY, AT, MINUTES, ZONE, (day, at, minutes, zone) => {
      const text = calendarOf(session({ day, at, minutes }));
      const [start, end] = [momentOf(text, 'DTSTART'), momentOf(text, 'DTEND')];
      expect(clockIn('Asia/Colombo', start)).toBe(`${day.replaceAll('-', '')}T${at.replace(':', '')}00`);
      expect(end - start).toBe(minutes * 60_000);
      // Whoever reads it elsewhere and comes back to Sri Lanka has lost nothing.
      const there = clockIn(zone, start);
      expect(clockIn(zone, Date.parse(`${day}T${at}:00+05:30`))).toBe(there);
    }),
    { numRuns: 300 },
  );
});

interface Read {
  readonly uid: string;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly sequence: number;
  readonly status: string;
}

/** Thunderbird reads calendars with this library. */
function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, sequence } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toUnixTime() * 1000) as [number, number];
    return { uid, start, end, summary, sequence, status: String(component.getFirstPropertyValue('status')) };
  });
}

/** Calendar servers read calendars with this library. */
function byNodeIcal(text: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) => {
    if (one?.type !== 'VEVENT') return [];
    const { uid, start, end, summary, sequence, status } = one;
    const said = { summary: typeof summary === 'string' ? summary : summary.val, status: String(status) };
    return [{ uid, start: start.getTime(), end: end?.getTime() ?? 0, sequence: Number(sequence), ...said }];
  });
}

describe.each([
  ['ical.js', byIcalJs],
  ['node-ical', byNodeIcal],
])('read by %s', (_, read) => {
  it('every session is as it was planned', () => {
    const planned = fc.record({
      day: DAY,
      at: AT,
      minutes: MINUTES,
      sequence: fc.nat(20),
      status: fc.constantFrom('planned', 'held', 'absent', 'cancelled'),
      place: fc.constantFrom('school', 'home', 'centre', 'online'),
      childName: fc.constantFrom('Sithum Perera', 'සිතුම් පෙරේරා', 'கவிதா', 'A; B, C\\'),
    } as const);
    fc.assert(
      fc.property(fc.array(planned, { maxLength: 20 }), (all) => {
        const sessions = all.map((changes, i) => session({ ...changes, id: String(i) }));
        const events = read(calendarOf(...sessions)).sort((a, b) => Number.parseInt(a.uid) - Number.parseInt(b.uid));
        expect(events).toEqual(
          sessions.map(({ id, day, at, minutes, place, status, sequence, childName }) => {
            const start = Date.parse(`${day}T${at}:00+05:30`);
            return {
              uid: `${id}@sessions.one-step`,
              start,
              end: start + minutes * 60_000,
              sequence,
              summary: `${initialsOf(childName)} · ${place[0]?.toUpperCase()}${place.slice(1)}`,
              status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
            };
          }),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('the initials of a child', () => {
  it.each([
    ['Sithum', 'S.'],
    ['  sithum   perera ', 'S. P.'],
    ['A. B. C. Fernando', 'A. B. C.'],
    ['A.B.C.Fernando', 'A. B. C.'],
    ['සිතුම් පෙරේරා', 'සි. පෙ.'],
    ['ශ්\u200Dරීමාලි ක්\u200Dරිශාන්ති', 'ශ්\u200Dරී. ක්\u200Dරි.'],
    ['கவிதா', 'க.'],
    ['Élodie (Ella)', 'É. E.'],
    ['', '–'],
    ['123 ,', '–'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a folded line', () => {
  it('has at most 75 octets, and is the line again without the breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const parts = folded(line).split('\r\n ');
        expect(parts.join('')).toBe(line);
        for (const [i, part] of parts.entries()) {
          expect(Buffer.byteLength(part) + (i === 0 ? 0 : 1)).toBeLessThanOrEqual(75);
          expect(Buffer.from(part).toString()).toBe(part);
        }
      }),
    );
  });

  it('breaks after the 75th octet, not earlier', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
    expect(folded('ම'.repeat(26))).toBe(`${'ම'.repeat(25)}\r\n ම`);
  });
});
