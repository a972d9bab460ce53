import { FaultFailed, must } from '../fault.js';
import { type Answer, type Call, call, postJson } from './call.js';
import type { Product } from './product.js';

const ADD = '/counselling-teacher/add-booking';
const VIEW = '/counselling-teacher/view-booking';
const PAGE = 1000;

const BOOKING = {
  childAge: 8,
  schoolGrade: 3,
  noOfsessionPerweek: 2,
  requirementsNeeds: 'Somebody to talk to, for an hour a week, in a quiet room near the school.',
  childCondition: 'Finds it hard to join in, and needs a break every half an hour.',
} as const;

/** Bookings that were acknowledged: id → the child's name that was sent. */
export type Acknowledged = Map<string, string>;

/** The id in an answer that acknowledges a booking. */
export function idOf(body: string): string {
  return (JSON.parse(body) as { bookingId: string }).bookingId;
}

/** Sends one booking over a connection of its own. */
export function bookOnce(
  { url }: Product,
  childName: string,
  key = '',
  how: Call = {},
  parentEmail?: string,
): Promise<Answer> {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return postJson(url + ADD, { childName, ...BOOKING, parentEmail }, { ...how, headers });
}

/** Sends one booking, over the kept connections unless told otherwise, and notes it where it is acknowledged. */
export async function book(
  product: Product,
  childName: string,
  acknowledged: Acknowledged,
  key = '',
  how: Call = { agent: product.kept },
): Promise<number> {
  const { status, body } = await bookOnce(product, childName, key, how);
  if (status === 201) acknowledged.set(idOf(body), childName);
  return status;
}

/** What anonymous visitors read. */
export async function read(product: Product): Promise<number> {
  return (await call(`${product.url}/category/alldetails`, { agent: product.kept })).status;
}

/** Half bookings, half what anonymous visitors read. */
export function bookOrRead(product: Product, i: number, acknowledged: Acknowledged): Promise<number> {
  return i % 2 === 0 ? book(product, `Child ${i}`, acknowledged) : read(product);
}

type Found = { readonly _id: string; readonly childName: string } & Readonly<Record<string, unknown>>;

type Headers = Readonly<Record<string, string>>;

/** Every booking the product has, read by an administrator. */
export async function allBookings(product: Product, signedIn?: Headers): Promise<Found[]> {
  const headers = signedIn ?? (await product.signIn());
  const found: Found[] = [];
  for (;;) {
    const range = encodeURIComponent(JSON.stringify([found.length, found.length + PAGE - 1]));
    const { status, body } = await call(`${product.url}${VIEW}?range=${range}&sort=["_id","ASC"]`, { headers });
    if (status !== 200) throw new FaultFailed(`the bookings cannot be read: ${status}`);
    const page = JSON.parse(body) as Found[];
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Every acknowledged booking is there exactly once, as it was sent; what else is there is whole. */
export async function mustAllBeThere(
  product: Product,
  acknowledged: Acknowledged,
  signedIn?: Headers,
): Promise<number> {
  const found = await allBookings(product, signedIn);
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
