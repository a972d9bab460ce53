import type { DayWords } from '#contract/day-text';
import { longDay } from '#contract/day-text';
import { daysLater, dayOf, UTC_OFFSET_MS, weekdayOf } from '#contract/sri-lanka';
import { serverNow } from '../../api/clock.js';
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
  const [day = '', time = ''] = new Date(Date.parse(moment) + UTC_OFFSET_MS).toISOString().split('T');
  return { day, at: time.slice(0, 5) };
}

export { daysLater };

/** The Monday of the week in which a day is. */
export function mondayOf(day: string): string {
  return daysLater(day, 1 - weekdayOf(day));
}

export const today = () => dayOf(serverNow());

interface Dated {
  readonly day: string;
  readonly at: string;
}
export const byTime = (a: Dated, b: Dated) => `${a.day} ${a.at}`.localeCompare(`${b.day} ${b.at}`);
