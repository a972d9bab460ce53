import type { Place, SessionStatus } from '#contract/plan-rules';
import { daysLater, minuteOf, timeOf } from '#contract/sri-lanka';
import { DAY_MINUTES } from './planning-rules.js';

/** A session as a calendar shows it: nothing that says who the child is to whoever reads over a shoulder. */
export interface CalendarSession {
  readonly _id: { toString(): string };
  readonly booking: string;
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
  readonly place: Place;
  readonly status: SessionStatus;
  /** Counts moves and cancellations. */
  readonly sequence: number;
  readonly updatedAt: Date;
}

const ZONE = 'Asia/Colombo';
const PLACES: Readonly<Record<Place, string>> = { school: 'School', home: 'Home', centre: 'Centre', online: 'Online' };

/** Sri Lanka has had no other time since 2006. With it a calendar without sessions has a component, as it must. */
const TIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20060415T003000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0530',
  'TZNAME:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const HEADER = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//One Step//Sessions//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:One Step',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
  ...TIMEZONE,
];

/** The sessions of one person as an iCalendar file (RFC 5545), with the names of their children by their bookings. */
export function toCalendar(sessions: readonly CalendarSession[], names: ReadonlyMap<string, string>): string {
  const initials = new Map(Array.from(names, ([booking, name]) => [booking, escaped(initialsOf(name))]));
  const events = sessions.map((session) => toEvent(session, initials.get(session.booking) ?? NAMELESS));
  return `${HEADER.join('\r\n')}\r\n${events.join('')}END:VCALENDAR\r\n`;
}

/** One string, since a year of one person has thousands of events; only a summary can be longer than a line may be. */
function toEvent(
  { _id, day, at, minutes, place, status, sequence, updatedAt }: CalendarSession,
  initials: string,
): string {
  const start = minuteOf(at);
  const changed = updatedAt.toISOString().replace(PUNCTUATION, '');
  // The identifier stays the same for ever: a calendar knows a session that was moved by it.
  return `BEGIN:VEVENT\r
UID:${String(_id)}@sessions.one-step\r
DTSTAMP:${changed}\r
LAST-MODIFIED:${changed}\r
SEQUENCE:${sequence}\r
STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}\r
DTSTART;TZID=${ZONE}:${localTime(day, start)}\r
DTEND;TZID=${ZONE}:${localTime(day, start + minutes)}\r
${folded(`SUMMARY:${initials} · ${PLACES[place]}`)}\r
END:VEVENT\r
`;
}

/** The characters that `2026-11-27T09:00:00.000Z` has and `20261127T090000Z` has not. */
const PUNCTUATION = /[-:]|\.\d+/g;

/** The clock of Sri Lanka, as `20261127T090000`. @param minute of the day, or of the next one */
function localTime(day: string, minute: number): string {
  if (minute >= DAY_MINUTES) return localTime(daysLater(day, 1), minute - DAY_MINUTES);
  return `${day.replaceAll('-', '')}T${timeOf(minute).replace(':', '')}00`;
}

/** A letter with its vowel sign, and with those that a joiner binds to it, as in `ශ්‍රී`. */
const LETTER = /\p{L}\p{M}*(?:\u200D\p{L}\p{M}*)*/u;
const INITIALS_MAX = 3;
const NAMELESS = '–';

/** `S. P.` of Sithum Perera; in Sinhala and Tamil a letter with its vowel sign. */
export function initialsOf(name: string): string {
  const initials = name
    .split(/[\s.]+/)
    .flatMap((word) => LETTER.exec(word)?.[0] ?? [])
    .slice(0, INITIALS_MAX);
  return initials.map((letter) => `${letter.toUpperCase()}.`).join(' ') || NAMELESS;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

const OCTETS_MAX = 75;

/** Lines of more than 75 octets go on in the next one, which begins with a space; no character is torn apart. */
export function folded(line: string): string {
  if (Buffer.byteLength(line) <= OCTETS_MAX) return line;
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS_MAX) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
