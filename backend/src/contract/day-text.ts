import { dayOf } from './sri-lanka.js';

/** How one language names days; browsers and Node know no names in Sinhala. */
export interface DayWords {
  /** By number: January is 1. */
  readonly months: Readonly<Record<number, string>>;
  /** By number: Sunday is 0. */
  readonly weekdays: Readonly<Record<number, string>>;
  /** `{day}`, `{month}` and `{year}` in the order of the language. */
  readonly date: string;
  /** `{weekday}`, `{day}` and `{month}`. */
  readonly longDate: string;
}

/** A day such as `2026-11-24` as people say it, with its weekday. */
export function longDay(day: string, { longDate, weekdays, months }: DayWords): string {
  const date = new Date(day);
  return longDate
    .replace('{weekday}', weekdays[date.getUTCDay()] ?? '')
    .replace('{day}', String(date.getUTCDate()))
    .replace('{month}', months[date.getUTCMonth() + 1] ?? '');
}

/** The day a value stands for, or it was in Sri Lanka at a moment, with its year. */
export function dayText(moment: string, { date, months }: DayWords): string {
  const day = new Date(dayOf(new Date(moment)));
  return date
    .replace('{day}', String(day.getUTCDate()))
    .replace('{month}', months[day.getUTCMonth() + 1] ?? '')
    .replace('{year}', String(day.getUTCFullYear()));
}
