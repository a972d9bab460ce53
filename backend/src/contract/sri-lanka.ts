/** Sri Lanka is this far ahead of UTC, all year. */
export const AHEAD_MS = 5.5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The 25 districts, as they are stored; the public site has their names in three languages. */
export const DISTRICTS = [
  ...(['Ampara', 'Anuradhapura', 'Badulla', 'Batticaloa', 'Colombo', 'Galle', 'Gampaha', 'Hambantota'] as const),
  ...(['Jaffna', 'Kalutara', 'Kandy', 'Kegalle', 'Kilinochchi', 'Kurunegala', 'Mannar', 'Matale', 'Matara'] as const),
  ...(['Monaragala', 'Mullaitivu', 'Nuwara Eliya', 'Polonnaruwa', 'Puttalam', 'Ratnapura'] as const),
  ...(['Trincomalee', 'Vavuniya'] as const),
] as const;
export type District = (typeof DISTRICTS)[number];

/** The day it is in Sri Lanka at a moment: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The same time of day, so many days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
