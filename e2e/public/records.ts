import { randomUUID } from 'node:crypto';
import type { Api } from '../support/api.js';
import type { BookingKind } from '#contract/bookings';

export type Stored = Readonly<Record<string, unknown>> & { _id: string };

/** A unique name, to count stored records by. */
export function someChild(): string {
  return `Kavya ${randomUUID()}`;
}

/** The stored bookings for a child, as an administrator sees them. */
export async function bookingsFor(api: Api, kind: BookingKind, childName: string): Promise<Stored[]> {
  return (await api.get(`/${kind}/view-booking?filter=${asFilter({ childName })}`)) as Stored[];
}

export function asFilter(fields: object): string {
  return encodeURIComponent(JSON.stringify(fields));
}
