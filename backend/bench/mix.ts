import type { Request } from './answers.js';
import { BOOKING } from './records.js';

/** Who asks: strangers who read, administrators who look at lists, parents who book. */
export const CLASSES = ['reads', 'administrators', 'creates'] as const;
export type Class = (typeof CLASSES)[number];

/** Of twenty requests, as on a busy day of a provider like this one. */
const SHARES: Readonly<Record<Class, number>> = { reads: 16, administrators: 3, creates: 1 };

export interface MixedRequest extends Request {
  readonly class: Class;
}

const query = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

const PAGE_OF_25 = query({ range: [0, 24], sort: ['createdAt', 'DESC'] });

const PATHS: Readonly<Record<Class, readonly string[]>> = {
  reads: [
    '/',
    '/si/shadow-teacher',
    '/booking-shadow-teacher',
    '/course/getcourses',
    '/category/alldetails',
    '/ta/resource',
    '/category/counselingdetails?service=Student%20Counseling',
    '/AboutUs',
  ],
  administrators: [
    `/shadow-teacher/view-booking?${PAGE_OF_25}`,
    `/user/get?${PAGE_OF_25}`,
    `/bookings/inbox?${PAGE_OF_25}`,
  ],
  creates: ['/shadow-teacher/add-booking'],
};

/** The requests of a day in the order in which they come again and again: classes in their shares, evenly spread. */
export function mix(admin: Readonly<Record<string, string>>): MixedRequest[] {
  const taken: Record<Class, number> = { reads: 0, administrators: 0, creates: 0 };
  const next = (name: Class): MixedRequest => {
    const path = PATHS[name][taken[name]++ % PATHS[name].length] ?? '/';
    return {
      class: name,
      path,
      ...(name === 'administrators' && { headers: admin }),
      ...(name === 'creates' && { body: BOOKING }),
    };
  };
  const total = Object.values(SHARES).reduce((sum, share) => sum + share, 0);
  // Long enough for every path to come up equally often within its class.
  return Array.from({ length: total * 24 }, () => {
    const wanted = CLASSES.map((name) => ({ name, due: (taken[name] + 1) / SHARES[name] }));
    return next(wanted.reduce((first, other) => (other.due < first.due ? other : first)).name);
  });
}
