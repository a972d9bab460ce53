import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import type { SeriesPreview, Session } from '#contract/plans';
import { DAY_MS, dayOf } from '#contract/sri-lanka';
import { aBooking } from '../factories/index.js';
import type { Product } from './product.js';
import { anApplicant, login, tokenOf } from './registration.js';
import { theTeacherProfile } from './teacher-profiles.js';

/** A booking for which sessions can be planned. */
export interface Plannable {
  readonly booking: string;
  readonly family: string;
  readonly child: string;
}

const PARENT = { parentName: 'Nimali Perera', parentPhone: '0771234567', parentEmail: 'nimali@family.test' };

/** The day so many days from today in Sri Lanka. */
export function dayFromToday(days: number): string {
  return dayOf(new Date(Date.now() + days * DAY_MS));
}

/** From 1 for Monday to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first such weekday after so many days. */
export function weekdayFrom(weekday: number, days: number): string {
  const first = dayFromToday(days);
  return later(first, (weekday - weekdayOf(first) + 7) % 7);
}

export function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The tests plan from today on, and around the holidays at the end of 2026. */
const spans = (): readonly (readonly [string, string])[] => [
  [dayFromToday(0), dayFromToday(200)],
  ['2026-12-01', '2027-01-31'],
];

/** Takes the school holidays out of the calendar: what is planned depends on no almanac. */
export async function keepSchoolsOpen({ connection }: Product): Promise<void> {
  const days = new Set<string>();
  for (const [from, until] of spans()) for (let day = from; day <= until; day = later(day, 1)) days.add(day);
  const removed = [...days].map((day) => ({ day, kind: 'school', removed: true }));
  await connection.collection('holidays').insertMany(removed);
}

/** An approved booking of a child of a family. */
export async function aPlannable(
  product: Product,
  {
    kind = 'special-need-teacher',
    of,
    ...fields
  }: { readonly kind?: BookingKind; readonly of?: Plannable; readonly [field: string]: unknown } = {},
): Promise<Plannable> {
  const { connection, visitor, admin } = product;
  const sent = await visitor.post(`/${kind}/add-booking`).send(aBooking(kind, { ...PARENT, ...fields }));
  const { bookingId: booking } = sent.body as { bookingId: string };
  const approved = await admin.put(`/${kind}/update-booking/${booking}`).send({ status: 'Approved' });
  expect(approved.status).toBe(200);
  const { family, child } = of ?? (await aStoredFamily(product));
  const _id = new Types.ObjectId(booking);
  await connection.collection('bookings').updateOne({ _id }, { $set: { family, child } });
  return { booking, family, child };
}

async function aStoredFamily({ connection }: Product): Promise<{ family: string; child: string }> {
  const _id = new Types.ObjectId();
  const child = new Types.ObjectId().toHexString();
  const now = new Date();
  await connection.collection('families').insertOne({
    _id,
    name: 'Perera',
    contacts: [{ name: 'Nimali Perera', phone: '0771234567', language: 'en', main: true }],
    children: [{ _id: child, name: 'Sithum' }],
    createdAt: now,
    updatedAt: now,
  });
  return { family: String(_id), child };
}

/** @param fields of the profile that no form sets: weekly hours, travel time, the account */
export async function aProfile(product: Product, fields: object = {}, form: Record<string, unknown> = {}) {
  const { _id } = await theTeacherProfile(product, form);
  const where = { _id: new Types.ObjectId(_id) };
  if (Object.keys(fields).length > 0) {
    await product.connection.collection('categories').updateOne(where, { $set: fields });
  }
  return _id;
}

/** A member of staff who is signed in, with the profile that their account is linked to. */
export async function aStaffMember(product: Product, email = 'kumari@staff.test') {
  const password = 'one step at a time';
  const { _id: account } = await anApplicant(product, { email, password });
  const profile = await aProfile(product, { account });
  return { profile, account, api: product.as(tokenOf(await login(product, email, password))) };
}

/** A weekly series on the weekday of its first day. */
export function aSeries(
  booking: string,
  profile: string,
  from: string,
  weeks: number,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const pattern = [{ weekday: weekdayOf(from), at: '15:00', minutes: 60 }];
  return { booking, profile, pattern, from, until: later(from, weeks * 7 - 1), place: 'centre', ...changes };
}

export const previewOf = ({ body }: Response): SeriesPreview => body as SeriesPreview;
export const sessionsOf = ({ body }: Response): readonly Session[] => body as Session[];

/** Plans one session that has to be possible. */
export async function aSession(
  { admin }: Product,
  booking: string,
  profile: string,
  slot: Readonly<Record<string, unknown>>,
): Promise<Session> {
  const wanted = { booking, profile, at: '15:00', minutes: 60, place: 'centre', ...slot };
  const { status, body } = await admin.post('/sessions').send(wanted);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as Session;
}

/** All sessions, by day and time. */
export async function allSessions({ admin }: Product, filter: object = {}): Promise<readonly Session[]> {
  const { status, body } = await admin
    .get('/sessions')
    .query({ sort: '["day","ASC"]', filter: JSON.stringify(filter) });
  expect(status).toBe(200);
  return body as Session[];
}

/** The routes that read what is planned, each with an address that has an answer. */
export async function addressesOfPlans(product: Product): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const kind of BOOKING_KINDS) {
    const { booking } = await aPlannable(product, { kind });
    addresses.set(`/${kind}/matches/:bookingId`, `/${kind}/matches/${booking}`);
  }
  const { booking } = await aPlannable(product);
  const profile = await aProfile(product);
  const day = dayFromToday(0);
  const reasons = [{ day, reason: 'For the test.' }];
  const { _id } = await aSession(product, booking, profile, { day, at: '00:00', minutes: 15, allow: reasons });
  const note = { mood: 3, language: 'en', forFamily: 'He waved.' };
  expect((await product.admin.put(`/sessions/${_id}/note`).send(note)).status).toBe(200);
  const { body } = await product.admin.post(`/staff/${profile}/calendar-address`);
  const days = `from=${day}&to=${day}`;
  return addresses
    .set('/sessions/:id', `/sessions/${_id}`)
    .set('/sessions/:id/note', `/sessions/${_id}/note`)
    .set('/sessions/hours', `/sessions/hours?${days}`)
    .set('/calendar/holidays', `/calendar/holidays?${days}`)
    .set('/calendar/:secret.ics', new URL((body as { url: string }).url).pathname)
    .set('/staff/:profileId/availability', `/staff/${profile}/availability`)
    .set('/staff/:profileId/load', `/staff/${profile}/load`)
    .set('/follow-up/report', `/follow-up/report?booking=${booking}`);
}
