import { execFileSync } from 'node:child_process';
import fc from '../../../backend/test/support/seeded-fast-check';
import { i18nProvider } from '../messages';
import { day, dayOfYear, moment } from './formats';

const AFTERNOON = '2026-10-01T09:00:00.000Z';

/** The language of the page is set there. */
Object.assign(globalThis, { document: { documentElement: {} } });

describe('a date', () => {
  afterAll(() => i18nProvider.changeLocale('en'));

  it.each([
    ['en', '1 Oct 2026', '1 Oct', '1 Oct 2026, 14:30'],
    ['si', '2026 ඔක් 1', 'ඔක් 1', '2026 ඔක් 1, 14:30'],
  ])('is written in %s', async (language, whole, short, withTime) => {
    await i18nProvider.changeLocale(language);
    expect([day(AFTERNOON), dayOfYear(AFTERNOON), moment(AFTERNOON)]).toEqual([whole, short, withTime]);
    expect(day('no date')).toBe('');
  });

  it('has short names of months in Sinhala, which browsers do not know', async () => {
    await i18nProvider.changeLocale('si');
    const months = Array.from({ length: 12 }, (_, index) =>
      dayOfYear(new Date(Date.UTC(2026, index, 9)).toISOString()),
    );
    expect(months.join(', ')).toBe(
      'ජන 9, පෙබ 9, මාර්තු 9, අප්‍රේල් 9, මැයි 9, ජූනි 9, ජූලි 9, අගෝ 9, සැප් 9, ඔක් 9, නොවැ 9, දෙසැ 9',
    );
  });
});

const ROOT = new URL('../../../', import.meta.url);
/** Far west and far east, without and with half hours, before and after Sri Lanka. */
const ZONES = [
  'UTC',
  'Asia/Colombo',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
];
/** Reads each text as a form sends it, in each zone, and writes its day as every edge of the product does. */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { check, clean } from '${ROOT}backend/src/contract/check.ts';
  import { bookingWords } from '${ROOT}backend/src/contract/booking-words-en.ts';
  import { dayText } from '${ROOT}backend/src/contract/day-text.ts';
  import { dayIn } from '${ROOT}backend/src/contract/sri-lanka.ts';
  import { day } from '${ROOT}admin/src/config/formats.ts';
  import { answerText, warningOf } from '${ROOT}public-web/features/booking/answerText.ts';
  const { zones, texts } = JSON.parse(readFileSync(0, 'utf8'));
  const RULE = { type: 'date', label: 'Day', what: 'a day' };
  const offsets = new Set();
  const read = zones.map((zone) => {
    process.env.TZ = zone;
    offsets.add(new Date(2026, 0, 1).getTimezoneOffset());
    return texts.map((text) => {
      const kept = clean(RULE, text).toISOString();
      const now = new Date(Date.parse(kept) + 18e6);
      return {
        kept,
        admin: day(kept), input: dayIn(kept), mail: dayText(kept, bookingWords.days),
        older: /Z|[+-]\\d\\d:\\d\\d$/.test(text) ? [day(text), dayIn(text), dayText(text, bookingWords.days)] : [],
        typed: answerText(RULE, kept.slice(0, 10), bookingWords.days),
        warning: warningOf(RULE, kept.slice(0, 10), now) ?? check(RULE, clean(RULE, text)) ?? '',
      };
    });
  });
  console.log(JSON.stringify({ read, offsets: [...offsets] }));
`;

/** In each zone: what the office and the family read of a session, and whether a family that cancels at a moment is late. */
const SESSIONS_PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { dayOfYear } from '${ROOT}admin/src/config/formats.ts';
  import { daysLater, endOf, mondayOf, monthOf, weekdayOf } from '${ROOT}admin/src/resources/plans/days.ts';
  import { isLate } from '${ROOT}backend/src/contract/late-cancellation.ts';
  import { daysLater as daysLaterOnSite, mondayOf as mondayOnSite, momentText } from '${ROOT}public-web/features/sessions/words.ts';
  import { form } from '${ROOT}public-web/messages/en/forms.ts';
  import { sessionWords } from '${ROOT}public-web/messages/en/staff.ts';
  const { zones, sessions } = JSON.parse(readFileSync(0, 'utf8'));
  const read = zones.map((zone) => {
    process.env.TZ = zone;
    return sessions.map(({ day, at, minutes, evening }) => [
      weekdayOf(day), dayOfYear(day), endOf({ at, minutes }), momentText({ day, at }, form, sessionWords),
      daysLater(day, 1), daysLaterOnSite(day, 1), mondayOf(day), mondayOnSite(day), monthOf(day).last,
      isLate(day, evening - 1), isLate(day, evening),
    ]);
  });
  console.log(JSON.stringify(read));
`;

function inEachZone(program: string, input: object): unknown {
  const options = ['--import', `${ROOT}.config/typescript.mjs`, '--input-type=module', '-e', program];
  const sent = JSON.stringify({ zones: ZONES, ...input });
  return JSON.parse(execFileSync(process.execPath, options, { input: sent, encoding: 'utf8', cwd: ROOT }));
}

describe('a day of Sri Lanka', () => {
  const isWeekend = (day: string): boolean => ((Date.parse(day) - Date.parse('2001-01-01')) / 86_400_000) % 7 > 4;
  const two = (number: number): string => String(number).padStart(2, '0');
  /** A text with the day it stands for, by arithmetic of its own. */
  const dated = fc
    .record({
      wall: fc.date({ min: new Date('2001-01-02'), max: new Date('2099-12-30'), noInvalidDate: true }),
      offset: fc.oneof(fc.constantFrom(-720, -210, 0, 330, 345, 840), fc.constantFrom('none', 'day')),
    })
    .map(({ wall, offset }) => {
      const text = wall.toISOString().slice(0, 19);
      if (offset === 'day') return { text: text.slice(0, 10), day: text.slice(0, 10) };
      if (offset === 'none') return { text, day: text.slice(0, 10) };
      const size = Math.abs(offset);
      const zone = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
      const there = new Date(wall.getTime() + (330 - offset) * 60_000);
      return { text: text + zone, day: there.toISOString().slice(0, 10) };
    });

  it('is the same at every edge of the product, in every zone of a server and a browser', () => {
    const cases = fc.sample(dated, 200);
    const { read, offsets } = inEachZone(PROGRAM, { texts: cases.map(({ text }) => text) }) as {
      read: Record<string, string | string[]>[][];
      offsets: number[];
    };
    expect(offsets).toHaveLength(ZONES.length);
    const iso = (written: string): string => new Date(`${written} UTC`).toISOString().slice(0, 10);
    for (const zone of read) {
      zone.forEach(({ kept, warning, ...written }, at) => {
        const { text = '', day: expected = '' } = cases[at] ?? {};
        expect([text, kept, warning]).toEqual([
          text,
          `${expected}T00:00:00.000Z`,
          isWeekend(expected) ? 'closedDay' : '',
        ]);
        for (const one of Object.values(written).flat()) expect([text, iso(one)]).toEqual([text, expected]);
      });
    }
  });

  it('and a time of a session are the same on every screen, in every zone of a browser', () => {
    const DAY = 86_400_000;
    const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const plain = fc.record({
      // Days since Monday, 5 January 2026.
      since: fc.integer({ min: 0, max: 1500 }),
      quarter: fc.integer({ min: 0, max: 80 }),
      quarters: fc.integer({ min: 1, max: 12 }),
    });
    const clock = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
    const cases = fc.sample(plain, 200).map(({ since, quarter, quarters }) => {
      const midnight = Date.UTC(2026, 0, 5) + since * DAY;
      const dayAt = (days: number) => new Date(midnight + days * DAY).toISOString().slice(0, 10);
      // Eight in the evening of the day before, in Sri Lanka.
      const evening = midnight - 4 * 3_600_000 - 330 * 60_000;
      const session = { day: dayAt(0), at: clock(quarter), minutes: quarters * 15, evening };
      const date = new Date(midnight);
      const month = date.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
      const whole = date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
      const weekday = names[since % 7] ?? '';
      const hour = Math.floor(quarter / 4);
      const said = `${hour % 12 || 12}.${two((quarter % 4) * 15)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
      const capital = weekday.charAt(0).toUpperCase() + weekday.slice(1);
      const monday = dayAt(-(since % 7));
      const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
        .toISOString()
        .slice(0, 10);
      const expected = [
        (since % 7) + 1,
        `${date.getUTCDate()} ${month}`,
        clock(quarter + quarters),
        `${capital} ${date.getUTCDate()} ${whole}, ${said}`,
        dayAt(1),
        dayAt(1),
        monday,
        monday,
        lastOfMonth,
        false,
        true,
      ];
      return { session, expected };
    });
    const read = inEachZone(SESSIONS_PROGRAM, { sessions: cases.map(({ session }) => session) }) as unknown[][][];
    for (const zone of read) expect(zone).toEqual(cases.map(({ expected }) => expected));
  });
});
