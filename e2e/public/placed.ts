import { randomUUID } from 'node:crypto';
import type { Goal } from '#contract/goals';
import type { Language } from '#contract/languages';
import type { Session } from '#contract/plans';
import { dayOf, UTC_OFFSET_MS } from '#contract/sri-lanka';
import { createTeacherProfile } from '../admin/records.js';
import type { Api } from '../support/api.js';

const PASSWORD = 'one step at a time';

/** A child with a goal and a session of today, the member of staff whose session it is, and the family's private address. */
export interface PlacedChild {
  readonly childName: string;
  readonly session: Session;
  readonly goal: Goal;
  /** Of the member of staff. */
  readonly token: string;
  /** `/booking-status#…` */
  readonly privatePage: string;
}

const form = (fields: Readonly<Record<string, string>>, cv: Blob) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('cv', cv, 'cv.pdf');
  return data;
};

async function aMember(api: Api, baseURL = ''): Promise<{ profile: string; token: string }> {
  const email = `person.${randomUUID()}@example.com`;
  const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const fields = { full_name: 'Ruwani Silva', home_address: '4 Temple Road', phone_number: '0712345678' };
  const more = { whatsapp_number: '0712345678', email, teacher_type: 'Counselor', password: PASSWORD };
  const sent = form({ ...fields, ...more }, new Blob([PDF], { type: 'application/pdf' }));
  const { user } = (await api.postForm('/user/create', sent)) as { user: { _id: string } };
  await api.put(`/user/${user._id}/update`, { status: 'approved' });
  const profile = await createTeacherProfile(api, 'Ruwani Silva');
  await api.put(`/staff/${profile}/account`, { account: user._id });
  const response = await fetch(`${baseURL}/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return { profile, token };
}

const QUARTER_MS = 15 * 60_000;

/** A quarter of an hour that begins within half an hour to three quarters, at any time of the day. */
export function soon(): { day: string; at: string; minutes: number } {
  const start = Math.ceil((Date.now() + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS;
  const at = new Date(start + UTC_OFFSET_MS).toISOString().slice(11, 16);
  return { day: dayOf(new Date(start)), at, minutes: 15 };
}

/**
 * @param language that the family reads
 * @param slot of the session; it may be over
 */
export async function aPlacedChild(
  api: Api,
  baseURL: string | undefined,
  language: Language = 'en',
  slot = { day: dayOf(new Date()), at: '15:30', minutes: 45 },
): Promise<PlacedChild> {
  const childName = `Kavya ${randomUUID().slice(0, 8)}`;
  const parent = { parentName: 'Nimal Perera', parentPhone: '0771234567', consent: true };
  const asked = {
    ...parent,
    childName,
    childAge: 7,
    schoolGrade: 2,
    requirementsNeeds: 'Words',
    childCondition: 'Shy',
  };
  const path = '/counselling-teacher';
  const made = (await api.post(`${path}/add-booking`, { ...asked, noOfsessionPerweek: 1, language })) as {
    bookingId: string;
    followUp: string;
  };
  await api.put(`${path}/update-booking/${made.bookingId}`, { status: 'Approved' });
  const contacts = [{ name: 'Nimal Perera', phone: '0771234567', language, main: true }];
  const family = (await api.post('/families', { name: 'Perera', contacts, children: [{ name: childName }] })) as {
    _id: string;
    children: { _id: string }[];
  };
  const add = [{ entity: 'booking', id: made.bookingId, child: family.children[0]?._id }];
  await api.post(`/families/${family._id}/records`, { add });
  const { profile, token } = await aMember(api, baseURL);
  const session = (await api.post('/sessions', {
    booking: made.bookingId,
    profile,
    ...slot,
    place: 'home',
    allow: [
      {
        day: slot.day,
        reason: 'For the test',
      },
    ],
  })) as Session | { session: Session };
  const steps = [{ text: 'I point' }, { text: 'I say one word' }];
  const goal = (await api.post('/goals', { booking: made.bookingId, title: 'I ask for help', steps })) as Goal;
  const [, secret = ''] = made.followUp.split('#');
  const planned = 'session' in session ? session.session : session;
  return { childName, session: planned, goal, token, privatePage: `/booking-status#${secret}` };
}
