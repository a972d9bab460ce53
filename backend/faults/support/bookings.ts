import { call, postJson } from './call.js';
import { type LinePool, plainRequest } from './line-pool.js';
import type { Product } from './product.js';
import { Fallen, must } from '../fault.js';

const ADD = '/counselling-teacher/add-booking';
const VIEW = '/counselling-teacher/view-booking';
const PAGE = 1000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const BOOKING = {
  childAge: 8,
  schoolGrade: 3,
  noOfsessionPerweek: 2,
  requirementsNeeds: 'Somebody to talk to, for an hour a week, in a quiet room near the school.',
  childCondition: 'Finds it hard to join in, and needs a break every half an hour.',
} as const;

export function aBooking(childName: string): object {
  return { childName, ...BOOKING };
}

export const bookingUrl = ({ url }: Pick<Product, 'url'>): string => url + ADD;

/** The id in an answer that says "sent". */
export function idOf(body: string): string {
  return (JSON.parse(body) as { bookingId: string }).bookingId;
}

/** Bookings that were acknowledged: id → the child's name that was sent. */
export type Acknowledged = Map<string, string>;

/** Sends one booking; notes it where it is acknowledged. */
export async function book(pool: LinePool, childName: string, acknowledged: Acknowledged, key = ''): Promise<number> {
  const headers = { ...JSON_TYPE, ...(key && { 'Idempotency-Key': key }) };
  const { status, body } = await pool.send(plainRequest('POST', ADD, headers, JSON.stringify(aBooking(childName))));
  if (status === 201) acknowledged.set(idOf(body), childName);
  return status;
}

/** The same for one that is in no hurry. */
export async function bookOnce(product: Product, childName: string, key = '') {
  return postJson(bookingUrl(product), aBooking(childName), key ? { 'Idempotency-Key': key } : {});
}

type Found = { readonly _id: string; readonly childName: string } & Readonly<Record<string, unknown>>;

/** Every booking the product has, read by an administrator. */
export async function allBookings(product: Product): Promise<Found[]> {
  const headers = await product.signIn();
  const found: Found[] = [];
  for (;;) {
    const range = encodeURIComponent(JSON.stringify([found.length, found.length + PAGE - 1]));
    const { status, body } = await call(`${product.url}${VIEW}?range=${range}&sort=["_id","ASC"]`, { headers });
    if (status !== 200) throw new Fallen(`the bookings cannot be read: ${status}`);
    const page = JSON.parse(body) as Found[];
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Every acknowledged booking is there exactly once, as it was sent; what else is there is whole. */
export async function mustAllBeThere(product: Product, acknowledged: Acknowledged): Promise<number> {
  const found = await allBookings(product);
  const byId = new Map(found.map((booking) => [booking._id, booking]));
  must(byId.size === found.length, `${found.length - byId.size} bookings are listed twice`);
  const lost = [...acknowledged].filter(([id, name]) => byId.get(id)?.childName !== name);
  must(lost.length === 0, `${lost.length} of ${acknowledged.size} acknowledged bookings are gone or changed`);
  const names = new Map<string, number>();
  for (const { childName } of found) names.set(childName, (names.get(childName) ?? 0) + 1);
  const twice = [...acknowledged.values()].filter((name) => (names.get(name) ?? 0) > 1);
  must(twice.length === 0, `${twice.length} acknowledged bookings are there twice`);
  const half = found.filter((booking) => Object.entries(BOOKING).some(([field, value]) => booking[field] !== value));
  must(half.length === 0, `${half.length} bookings are not whole`);
  return found.length;
}
