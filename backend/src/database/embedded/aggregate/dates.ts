import { CommandError, unsupported } from '../errors.js';

const DAY = 86_400_000;

/** Formatters are slow to make and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, made);
    return made;
  } catch {
    throw new CommandError('BadValue', `unrecognized time zone identifier: "${zone}"`);
  }
}

/** Offsets of whole UTC days, by zone: asking Intl for each of many dates would take seconds. */
const days = new Map<string, number | undefined>();
const MOST_DAYS = 20_000;

/** Minutes a zone (a name or ±hh:mm) is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0));
  const day = Math.floor(instant / DAY);
  const key = `${zone}/${day}`;
  if (!days.has(key)) {
    if (days.size >= MOST_DAYS) days.clear();
    const [first, last] = [offsetFromIntl(day * DAY, zone), offsetFromIntl((day + 1) * DAY - 1, zone)];
    days.set(key, first === last ? first : undefined);
  }
  return days.get(key) ?? offsetFromIntl(instant, zone);
}

function offsetFromIntl(instant: number, zone: string): number {
  const shown = formatter(zone).formatToParts(instant);
  const part = (type: string) => Number(shown.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((wall - Math.floor(instant / 1000) * 1000) / 60_000);
}

/** The wall clock of a zone, as if it were UTC. */
function wallClock(date: Date, zone: string): Date {
  return new Date(date.getTime() + offsetAt(date.getTime(), zone) * 60_000);
}

/** The instant at which a zone's wall clock shows this. */
function instant(wall: number, zone: string): Date {
  const guess = wall - offsetAt(wall, zone) * 60_000;
  return new Date(wall - offsetAt(guess, zone) * 60_000);
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `$dateTrunc` with binSize 1: the beginning of the unit in the time zone. */
export function truncateDate(date: Date, unit: string, zone = 'UTC', startOfWeek = 'sunday'): Date {
  const wall = wallClock(date, zone);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  switch (unit) {
    case 'year':
      return instant(Date.UTC(year, 0), zone);
    case 'quarter':
      return instant(Date.UTC(year, month - (month % 3)), zone);
    case 'month':
      return instant(Date.UTC(year, month), zone);
    case 'week': {
      const first = WEEKDAYS.indexOf(startOfWeek.toLowerCase().slice(0, 3));
      if (first < 0) throw new CommandError('BadValue', `unknown day of week value: ${startOfWeek}`);
      return instant(Date.UTC(year, month, day - ((wall.getUTCDay() - first + 7) % 7)), zone);
    }
    case 'day':
      return instant(Date.UTC(year, month, day), zone);
    default:
      throw unsupported(`$dateTrunc to the unit ${unit}`);
  }
}

function isoWeek(wall: Date): { year: number; week: number } {
  const thursday = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + 4 - (wall.getUTCDay() || 7));
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday - Date.UTC(year, 0)) / (7 * DAY)) };
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** `$dateToString`. Throws for a format letter it does not know. */
export function formatDate(date: Date, format = '%Y-%m-%dT%H:%M:%S.%LZ', zone = 'UTC'): string {
  const wall = wallClock(date, zone);
  const offset = offsetAt(date.getTime(), zone);
  const letters: Readonly<Record<string, () => string>> = {
    Y: () => padded(wall.getUTCFullYear(), 4),
    m: () => padded(wall.getUTCMonth() + 1, 2),
    d: () => padded(wall.getUTCDate(), 2),
    H: () => padded(wall.getUTCHours(), 2),
    M: () => padded(wall.getUTCMinutes(), 2),
    S: () => padded(wall.getUTCSeconds(), 2),
    L: () => padded(wall.getUTCMilliseconds(), 3),
    j: () => padded(1 + Math.floor((wall.getTime() - Date.UTC(wall.getUTCFullYear(), 0)) / DAY), 3),
    w: () => String(wall.getUTCDay() + 1),
    u: () => String(wall.getUTCDay() || 7),
    G: () => padded(isoWeek(wall).year, 4),
    V: () => padded(isoWeek(wall).week, 2),
    z: () =>
      `${offset < 0 ? '-' : '+'}${padded(Math.floor(Math.abs(offset) / 60), 2)}${padded(Math.abs(offset) % 60, 2)}`,
    Z: () => String(offset),
    '%': () => '%',
  };
  return format.replace(/%(.?)/g, (_all, letter: string) => {
    const shown = letters[letter];
    if (!shown) throw new CommandError('BadValue', `Invalid format character '%${letter}' in format string`);
    return shown();
  });
}
