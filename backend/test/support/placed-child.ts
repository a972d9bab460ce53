import { mongo } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import type { ApiClient } from './api-client.js';
import { aSentBooking, type SentRequest } from './follow-up.js';
import type { Product } from './product.js';
import { anApplicant, login, tokenOf } from './registration.js';
import { theTeacherProfile } from './teacher-profiles.js';

/** An approved booking of a child that belongs to a family. */
export interface PlacedChild extends SentRequest {
  readonly booking: string;
  readonly family: string;
  readonly child: string;
}
/** Somebody with a teacher profile and an account of their own. */
export interface Member {
  readonly profile: string;
  readonly account: string;
  readonly client: ApiClient;
}

const newId = (): string => String(new mongo.ObjectId());
const times = () => ({ createdAt: new Date(), updatedAt: new Date() });
/** The day in Sri Lanka that many days from now. */
export const day = (fromNow: number): string => dayOf(daysFromNow(fromNow));

/** @param of a family whose child the booking is about too; a new one by default */
export async function aPlacedChild(product: Product, of?: PlacedChild, fields: object = {}): Promise<PlacedChild> {
  const sent = await aSentBooking(product, { diagnosedCondition: 'Speech delay', ...fields });
  const bookings = product.connection.collection('bookings');
  const { _id } = (await bookings.findOne({ reference: sent.reference })) ?? {};
  const family = of?.family ?? newId();
  const child = of?.child ?? newId();
  const approved = { status: 'Approved' };
  expect((await product.admin.put(`/shadow-teacher/update-booking/${String(_id)}`).send(approved)).status).toBe(200);
  await bookings.updateOne({ _id }, { $set: { family, child } });
  if (!of) {
    await product.connection.collection('families').insertOne({
      _id: new mongo.ObjectId(family),
      name: 'Perera',
      ...times(),
      contacts: [
        {
          name: 'Nimali Perera',
          language: 'en',
          main: true,
        },
      ],
      children: [
        {
          _id: child,
          name: 'Sithum',
        },
      ],
    });
  }
  return { ...sent, booking: String(_id), family, child };
}

let members = 0;
export async function aMember(product: Product, tName = 'Dilini'): Promise<Member> {
  const password = 'one step at a time';
  members += 1;
  const applied = await anApplicant(product, { password, email: `member${members}@onestep.test` });
  const { _id: profile } = await theTeacherProfile(product, { tName });
  const profiles = product.connection.collection('categories');
  await profiles.updateOne({ _id: new mongo.ObjectId(profile) }, { $set: { account: applied._id } });
  const token = tokenOf(await login(product, applied.email, password));
  return { profile, account: applied._id, client: product.as(token) };
}

/** A session as the office has planned it; tomorrow by default. @returns its id */
export async function aSession(
  { connection }: Product,
  { booking, family, child }: PlacedChild,
  { profile }: Pick<Member, 'profile'>,
  fields: object = {},
): Promise<string> {
  const kind: BookingKind = 'shadow-teacher';
  const { insertedId } = await connection.collection('sessions').insertOne({
    booking,
    family,
    child,
    profile,
    kind,
    status: 'planned',
    sequence: 0,
    day: day(1),
    at: '15:30',
    minutes: 45,
    place: 'home',
    ...times(),
    ...fields,
  });
  return String(insertedId);
}
