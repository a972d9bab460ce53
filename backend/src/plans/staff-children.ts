import type { Model } from 'mongoose';
import type { Booking } from '../bookings/index.js';
import { namedBy } from './planning-sessions.js';

/** The names of the children of some sessions, by the ids of their bookings. */
export async function childNames(
  bookings: Model<Booking>,
  sessions: readonly { readonly booking: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (sessions.length === 0) return new Map();
  const found = bookings.find(namedBy(sessions, 'booking'), 'childName');
  const named = await found.lean<(Pick<Booking, '_id'> & { readonly childName?: string })[]>();
  return new Map(named.map(({ _id, childName }) => [String(_id), childName ?? '']));
}
