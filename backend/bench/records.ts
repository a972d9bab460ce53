import { join } from 'node:path';
import mongoose from 'mongoose';
import { inStore } from '../faults/support/product.js';

const DAY_ONE = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const BATCH = 5000;
const APPLICANTS = 1000;
const COURSES = 20;

/** What a parent sends: every field of the form is filled in. */
export const BOOKING = {
  childName: 'Sithum Perera',
  childAge: 8,
  schoolGrade: 3,
  schoolName: 'Lake View School',
  location: '12 Lake Road, Wattala',
  schoolTimeDuration: '7.30 to 13.30',
  requirementsNeeds: 'A patient person who has worked with children on the spectrum before.',
  diagnosedCondition: 'Autism spectrum',
  childNeeds: 'Short tasks, a quiet corner and a break every half an hour.',
  startingDate: '2027-01-05T00:00:00.000Z',
  parentName: 'Nimali Perera',
  parentPhone: '0771234567',
  parentEmail: 'nimali@example.org',
} as const;

/**
 * Fills the store of a running product: bookings past the API, because a hundred thousand requests would take too long.
 * @param folder where that product runs
 * @returns the id of one of the applicants
 */
export async function fill(folder: string, bookings: number): Promise<string> {
  const id = new mongoose.Types.ObjectId();
  await inStore(join(folder, 'data'), async (store) => {
    const insert = async (collection: string, count: number, make: (i: number) => object): Promise<void> => {
      for (let from = 0; from < count; from += BATCH) {
        const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => make(from + i));
        await store.collection(collection).insertMany(batch, { ordered: false });
      }
    };
    await insert('bookings', bookings, (i) => aBooking(i, bookings));
    await insert('users', APPLICANTS, (i) => ({ ...(i === APPLICANTS / 2 && { _id: id }), ...anApplicant(i) }));
    await insert('courses', COURSES, aCourse);
  });
  return id.toHexString();
}

/** Dates in another order than the records, as after years of use; 7919 is prime, so each minute comes up once. */
function aBooking(i: number, count: number): object {
  const startingDate = new Date(BOOKING.startingDate);
  return { ...BOOKING, kind: 'shadow-teacher', status: 'Pending', startingDate, ...datesOf((i * 7919) % count) };
}

function anApplicant(i: number): object {
  return {
    kind: 'applicant',
    full_name: `Applicant ${i}`,
    home_address: '12 Lake Road, Wattala',
    phone_number: '0771234567',
    whatsapp_number: '0719876543',
    email: `applicant${i}@example.org`,
    teacher_type: 'Shadow_Teacher',
    passwordHash: 'none',
    status: 'pending',
    cv: `0123456789abcdef${i}.pdf`,
    ...datesOf(i),
  };
}

function aCourse(i: number): object {
  const description = 'Ten minutes a day, in small steps, for parents and children together. No experience is needed.';
  return { title: `Reading together ${i}`, description, link: 'https://courses.example.org/reading', ...datesOf(i) };
}

function datesOf(minute: number) {
  const date = new Date(DAY_ONE + minute * MINUTE);
  return { createdAt: date, updatedAt: date };
}
