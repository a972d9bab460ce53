import { join } from 'node:path';
import mongoose from 'mongoose';
import { inStore } from './product.js';

/** For whom sessions can be planned, and with whom. */
export interface Plannable {
  readonly booking: string;
  readonly profile: string;
}

/** Adds a teacher, a family and its approved booking to the store of a running product. */
export async function addPlannable(folder: string, name: string): Promise<Plannable> {
  const [booking, profile, family, child] = [0, 1, 2, 3].map(() => new mongoose.Types.ObjectId()) as [Id, Id, Id, Id];
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  const who = { childName: name, parentName: `Parent of ${name}`, parentPhone: '0771234567', language: 'en' };
  const children = [{ _id: String(child), name }];
  const contacts = [{ name: who.parentName, phone: who.parentPhone, language: 'en', main: true }];
  await inStore(join(folder, 'data'), async (store) => {
    await store.collection('categories').insertOne({ _id: profile, tName: `Teacher of ${name}`, ...TEACHER, ...dates });
    await store.collection('families').insertOne({ _id: family, name, contacts, children, ...dates });
    const belongs = { family: String(family), child: String(child), kind: 'therapy-session-teacher' };
    await store.collection('bookings').insertOne({ _id: booking, ...who, ...belongs, status: 'Approved', ...dates });
  });
  return { booking: String(booking), profile: String(profile) };
}

type Id = mongoose.Types.ObjectId;

const TEACHER = {
  service: 'Speech and behavior occupational therapy session',
  status: 'active',
  age: 40,
  experience: 10,
  qualification: 'Diploma',
};

/** The first Monday after so many days. */
export function mondayAfter(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  return dayOf(new Date(day.getTime() + ((8 - day.getUTCDay()) % 7) * DAY_MS));
}

export function later(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

const DAY_MS = 86_400_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
