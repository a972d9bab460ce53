import { dayOf } from '#contract/sri-lanka';
import type { Translation } from './catalogue.js';
import { fill } from './fill.js';

type Words = Pick<Translation['form'], 'date' | 'longDate' | 'months' | 'weekdays'>;

/** A day such as `2026-11-24` as people say it, with its weekday. Names come from the catalogue: browsers know none in Sinhala. */
export function longDay(day: string, words: Words): string {
  const date = new Date(day);
  const values = { weekday: weekdayOf(date, words), day: date.getUTCDate(), month: monthOf(date, words) };
  return fill(words.longDate as '{weekday} {day} {month}', values);
}

/** The day it was in Sri Lanka at a moment. */
export function dayText(moment: string, words: Words): string {
  const date = new Date(dayOf(new Date(moment)));
  const values = { day: date.getUTCDate(), month: monthOf(date, words), year: date.getUTCFullYear() };
  return fill(words.date as '{day} {month} {year}', values);
}

function monthOf(date: Date, { months }: Words): string {
  return Object.values(months)[date.getUTCMonth()] ?? '';
}

function weekdayOf(date: Date, { weekdays }: Words): string {
  return Object.values(weekdays)[date.getUTCDay()] ?? '';
}
