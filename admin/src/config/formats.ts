import { dayIn, dayOf } from '#contract/sri-lanka';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
/** One time zone for all administrators, whatever their computers are set to. */
const MOMENT = { ...DAY, hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Colombo' } as const;

const formatsIn = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, DAY),
  dayOfYear: new Intl.DateTimeFormat(locale, { ...DAY, year: undefined }),
  moment: new Intl.DateTimeFormat(locale, MOMENT),
  momentOfYear: new Intl.DateTimeFormat(locale, { ...MOMENT, year: undefined }),
});
let formats = formatsIn('en-GB');

/** Writes a date from its English parts. */
export type DateWriter = (parts: readonly Intl.DateTimeFormatPart[]) => string;
let writer: DateWriter | undefined;

/** Writes dates in the language of the app from now on; by its own writer, where browsers do not know the language. */
export function setDateLanguage(language: string, own?: DateWriter): void {
  writer = own;
  formats = formatsIn(own || language === 'en' ? 'en-GB' : `${language}-LK`);
}

function formatted(format: Intl.DateTimeFormat, value: unknown): string {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) return '';
  return writer ? writer(format.formatToParts(date)) : format.format(date);
}

/** A day of Sri Lanka, the same whatever the computer is set to. */
export const day = (value: unknown): string => formatted(formats.day, dayIn(value));

/** A calendar day beside a date that has the year. */
export const dayOfYear = (value: unknown): string => formatted(formats.dayOfYear, dayIn(value));

/** When something came in, on the clock of Sri Lanka. */
export const moment = (value: unknown): string => formatted(formats.moment, value);

/** Today on the clock of Sri Lanka: 2026-11-21. */
export const today = (): string => dayOf(new Date());

/** The same as `moment` where room is short: without the year if that is this one. */
export function shortMoment(value: string): string {
  const isThisYear = dayIn(value).slice(0, 4) === today().slice(0, 4);
  return formatted(isThisYear ? formats.momentOfYear : formats.moment, value);
}

/** When something came in, as a spreadsheet sorts it: 2026-11-21 14:30. */
export const sortableMoment = (value: string): string =>
  new Date(value).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Colombo' });

const HOUR = 60 * 60 * 1000;

/** How long ago something came in, in the largest unit that fits. */
export function ageOf(since: string, now: number): { unit: 'fresh' | 'hours' | 'days'; count: number } {
  const hours = Math.floor((now - Date.parse(since)) / HOUR);
  if (hours < 1) return { unit: 'fresh', count: 0 };
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
