/** Sri Lanka is this far ahead of UTC, all year. */
export const UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The 25 districts, as they are stored and as English names them. */
export const DISTRICTS = [
  ...(['Ampara', 'Anuradhapura', 'Badulla', 'Batticaloa', 'Colombo', 'Galle', 'Gampaha', 'Hambantota'] as const),
  ...(['Jaffna', 'Kalutara', 'Kandy', 'Kegalle', 'Kilinochchi', 'Kurunegala', 'Mannar', 'Matale', 'Matara'] as const),
  ...(['Monaragala', 'Mullaitivu', 'Nuwara Eliya', 'Polonnaruwa', 'Puttalam', 'Ratnapura'] as const),
  ...(['Trincomalee', 'Vavuniya'] as const),
] as const;
export type District = (typeof DISTRICTS)[number];

/** What is said of a text that is no day. */
export const DAY_MESSAGE = 'Please enter a real day, written as YYYY-MM-DD.';

/** The day it is in Sri Lanka at a moment: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day of a stored value, for every screen, mail and file: `2026-11-21`; nothing where it is none. */
export function dayIn(value: unknown): string {
  const moment = new Date(value instanceof Date || typeof value === 'string' ? value : NaN);
  return Number.isNaN(moment.getTime()) ? '' : dayOf(moment);
}

/** The midnight in Sri Lanka at which a day begins. */
export function midnightOf(day: string): Date {
  return new Date(Date.parse(day) - UTC_OFFSET_MS);
}

/** The same; none where the text is no day such as `2026-11-21`. */
export function startOf(day: string): Date | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? midnightOf(day) : undefined;
  return start === undefined || Number.isNaN(start.getTime()) || dayOf(start) !== day ? undefined : start;
}

/** The same time of day, so many days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** The day so many days later; a day is text, so that no clock and no zone can move it. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months later; in a shorter month its last day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day of the week, from 1 for Monday to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The minutes of a time such as `07:30` since midnight. */
export function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of that minute of a day, such as `07:30`. */
export function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
