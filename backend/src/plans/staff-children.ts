import { type Model, trusted } from 'mongoose';
import type { Booking } from '../bookings/index.js';

/** The names of the children of some sessions, by the ids of their bookings. */
export async function childNames(
  bookings: Model<Booking>,
  sessions: readonly { readonly booking: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(sessions.map(({ booking }) => booking))];
  if (ids.length === 0) return new Map();
  const found = bookings.find({ _id: trusted({ $in: ids }) }, 'childName');
  const named = await found.lean<(Pick<Booking, '_id'> & { readonly childName?: string })[]>();
  return new Map(named.map(({ _id, childName }) => [String(_id), childName ?? '']));
}
