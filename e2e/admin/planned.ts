import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { createBooking, createTeacherProfile } from './records.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A Wednesday so many weeks from now. */
export function wednesday(weeks: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const toWednesday = (10 - new Date(today).getUTCDay()) % 7;
  return dayAfter(today, toWednesday + 7 * weeks);
}

export interface Family {
  _id: string;
  children: { _id: string }[];
}

/** An approved booking of a child of a family of its own. */
export async function approvedBooking(api: Api, childName: string, phone?: string): Promise<string> {
  const booking = await createBooking(api, 'counselling-teacher', childName);
  await api.put(`/counselling-teacher/update-booking/${booking}`, { status: 'Approved' });
  const contacts = [{ name: `Parent of ${childName}`, ...(phone && { phone }), language: 'en', main: true }];
  const family = { name: `Family of ${childName}`, contacts, children: [{ name: childName }] };
  const { _id, children } = (await api.post('/families', family)) as Family;
  const add = [{ entity: 'booking', id: booking, child: children[0]?._id }];
  await api.post(`/families/${_id}/records`, { add });
  return booking;
}

/** Somebody who works every day from eight to five. */
export async function staff(api: Api, tName: string): Promise<string> {
  const profile = await createTeacherProfile(api, tName);
  const availability = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
  await api.put(`/staff/${profile}/availability`, { availability, travelMinutes: 0 });
  return profile;
}

export const series = (booking: string, profile: string, day: string, weeks: number) => ({
  booking,
  profile,
  pattern: [
    {
      weekday: 3,
      at: '09:00',
      minutes: 60,
    },
  ],
  place: 'centre',
  from: day,
  until: dayAfter(day, 7 * (weeks - 1)),
  skip: [],
});

/** Plans what the calendar allows, and the other days with a reason. */
export async function planned(api: Api, plan: object): Promise<void> {
  const { sessions } = (await api.post('/sessions/preview', plan)) as {
    sessions: { day: string; warnings: string[] }[];
  };
  const allow = sessions.filter(({ warnings }) => warnings.length > 0).map(({ day }) => ({ day, reason: 'Agreed' }));
  await api.post('/sessions/series', { ...plan, allow });
}

export const timetable = (page: Page, day: string, profile: string, origin = '') =>
  page.goto(`${origin}/timetable?${new URLSearchParams({ day, profile })}`);
