import type { DayWords } from '#contract/day-text';
import { longDay } from '#contract/day-text';
import { DAY_MS, dayOf } from '#contract/sri-lanka';
import type { Catalogue } from '../../messages/catalogue.js';
import { fill } from '../../messages/fill.js';

type SessionWords = Pick<Catalogue['sessionWords'], 'times'>;

/** A time of day such as `15:30` as people say it. */
export function timeText(at: string, { times }: SessionWords): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const time = `${hours % 12 || 12}.${String(minutes).padStart(2, '0')}`;
  return fill(hours < 12 ? times.am : times.pm, { time });
}

/** When a session is, in words. */
export function momentText(
  session: { readonly day: string; readonly at: string },
  days: DayWords,
  words: SessionWords,
) {
  return `${longDay(session.day, days)}, ${timeText(session.at, words)}`;
}

/** Day and time of an instant. */
export function inSriLanka(moment: string): { day: string; at: string } {
  const date = new Date(moment);
  return { day: dayOf(date), at: date.toLocaleTimeString('sv-SE', { timeZone: 'Asia/Colombo', timeStyle: 'short' }) };
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week in which a day is. */
export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

export const today = () => dayOf(new Date());

interface Dated {
  readonly day: string;
  readonly at: string;
}
export const byTime = (a: Dated, b: Dated) => `${a.day} ${a.at}`.localeCompare(`${b.day} ${b.at}`);
