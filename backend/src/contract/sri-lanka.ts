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

/** The midnight in Sri Lanka at which a day begins; none where the text is no day such as `2026-11-21`. */
export function startOf(day: string): Date | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(new Date(day).getTime() - UTC_OFFSET_MS) : undefined;
  return start === undefined || Number.isNaN(start.getTime()) || dayOf(start) !== day ? undefined : start;
}

/** The same time of day, so many days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
