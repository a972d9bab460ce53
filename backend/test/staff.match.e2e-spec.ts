import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { aBooking } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { storeSession } from './support/staff.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct();
const inDays = (days: number): string => dayOf(daysFromNow(days));

const SERVICE = {
  'shadow-teacher': 'Shadow teacher for school',
  'special-need-teacher': 'Special needs teacher for home',
  'readiness-teacher': 'School Readiness Program',
  'counselling-teacher': 'Student counseling',
  'therapy-session-teacher': 'Speech and behavior occupational therapy session',
} as const;

const book = async (kind: BookingKind, changes: Record<string, unknown> = {}): Promise<string> => {
  const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, changes));
  return (body as { bookingId: string }).bookingId;
};
/** The Mondays of the next four weeks. */
const mondays = (): string[] =>
  Array.from({ length: 28 }, (_, days) => inDays(days)).filter((day) => new Date(day).getUTCDay() === 1);
const matches = (kind: string, id: string) => product.admin.get(`/${kind}/matches/${id}`);
const hoursOf = async (profile: string, ...days: number[]): Promise<void> => {
  const availability = days.map((weekday) => ({ weekday, from: '08:00', to: '12:00' }));
  await product.admin.put(`/staff/${profile}/availability`).send({ availability, travelMinutes: 0 });
};
const profile = async (tName: string, more: Record<string, unknown> = {}): Promise<string> =>
  (await theTeacherProfile(product, { tName, service: SERVICE['special-need-teacher'], ...more }))._id;

describe('who could take a booking', () => {
  it('are the staff who work with us, best first, with what speaks for and against each', async () => {
    const other = await profile('Of another service', { service: SERVICE['counselling-teacher'], languages: 'si' });
    const plain = await profile('Plain');
    const fitting = await profile('Fitting', { languages: 'si,ta', districts: 'Gampaha' });
    const wished = await profile('Wished', { districts: 'Galle' });
    const left = await profile('Left');
    await product.admin.put(`/category/updatedetails/${left}`).send({ status: 'left' });
    await hoursOf(fitting, 1, 2);
    await hoursOf(plain, 1);
    // Four sessions of 60 minutes in the next four weeks take an hour of each week.
    for (const day of [0, 7, 14, 27])
      await storeSession(product, { booking: other, profile: fitting, day: inDays(day) });
    await storeSession(product, { booking: other, profile: fitting, day: inDays(28) });
    await storeSession(product, { booking: other, profile: fitting, day: inDays(3), status: 'cancelled' });

    const id = await book('special-need-teacher', {
      homeLocation: '7 Temple Road, Gampaha',
      preferredStaff: wished,
      language: 'si',
      noOfsessionPerweek: 4,
    });
    const { status, body } = await matches('special-need-teacher', id);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: [
        {
          profile: wished,
          tName: 'Wished',
          freeMinutesPerWeek: 0,
          wished: true,
          reasons: ['wished', 'role'],
          missing: ['language', 'district', 'noHours'],
        },
        {
          profile: fitting,
          tName: 'Fitting',
          freeMinutesPerWeek: 420,
          wished: false,
          reasons: ['role', 'language', 'district', 'hours'],
          missing: [],
        },
        {
          profile: plain,
          tName: 'Plain',
          freeMinutesPerWeek: 240,
          wished: false,
          reasons: ['role', 'hours'],
          missing: ['language', 'district'],
        },
        {
          profile: other,
          tName: 'Of another service',
          freeMinutesPerWeek: 0,
          wished: false,
          reasons: ['language'],
          missing: ['role', 'district', 'noHours'],
        },
      ],
    });
  });

  it.each(BOOKING_KINDS)('of %s are those of its service', async (kind) => {
    for (const service of Object.values(SERVICE)) await theTeacherProfile(product, { tName: service, service });
    const { body } = await matches(kind, await book(kind));
    const [best, ...others] = body as { tName: string; missing: string[] }[];
    expect(best?.tName).toBe(SERVICE[kind]);
    expect(best?.missing).not.toContain('role');
    for (const { missing } of others) expect(missing).toContain('role');
  });

  it('are less free by their days off', async () => {
    const someone = await profile('Someone');
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '10:00' }));
    await product.admin.put(`/staff/${someone}/availability`).send({ availability: everyDay, travelMinutes: 0 });
    await product.admin.post(`/staff/${someone}/time-off`).send({ from: inDays(2), to: inDays(15) });
    const { body } = await matches('special-need-teacher', await book('special-need-teacher'));
    // Two hours a day; two of the next four weeks are off.
    expect(body).toMatchObject([{ profile: someone, freeMinutesPerWeek: 420 }]);
  });

  it('need the hours that a family asks for, where it knows them', async () => {
    const someone = await profile('Someone', { service: SERVICE['readiness-teacher'] });
    await hoursOf(someone, 1);
    const missingFor = async (more: Record<string, unknown>): Promise<unknown> => {
      const { body } = await matches('readiness-teacher', await book('readiness-teacher', more));
      return (body as { missing: string[] }[])[0]?.missing.includes('hours');
    };
    expect(await missingFor({ noOfhoursPerweek: 4 })).toBe(false);
    expect(await missingFor({ noOfhoursPerweek: 5 })).toBe(true);
    expect(await missingFor({ noOfhoursPerweek: 5, noOfhoursPerweekOpen: true })).toBe(false);
  });

  it('are free when the child is at school, where the family wrote plain times', async () => {
    const someone = await profile('Someone', { service: SERVICE['shadow-teacher'] });
    const availability = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '16:00' }));
    await product.admin.put(`/staff/${someone}/availability`).send({ availability, travelMinutes: 0 });
    const booking = await book('shadow-teacher', { schoolTimeDuration: '7.30 to 1.30' });
    for (const day of mondays()) {
      await storeSession(product, { booking, profile: someone, day, at: '12:30', minutes: 120 });
    }
    const { body } = await matches('shadow-teacher', booking);
    // Five and a half hours on five days, but for the hour from 12.30 on Mondays; 48 hours but for two in the whole week.
    expect(body).toMatchObject([
      {
        freeMinutesPerWeek: 2760,
        atSchool: { from: '07:30', to: '13:30', free: 1590, of: 1800 },
        missing: expect.arrayContaining(['hours']) as unknown,
      },
    ]);
    const [unclear] = (
      await matches('shadow-teacher', await book('shadow-teacher', { schoolTimeDuration: 'mornings' }))
    ).body as { missing: string[] }[];
    expect(unclear).not.toHaveProperty('atSchool');
    expect(unclear?.missing).not.toContain('hours');
  });

  it('are asked for with the booking’s own kind, which the audit records as opened', async () => {
    const id = await book('readiness-teacher');
    expectError(await matches('shadow-teacher', id), 404);
    await matches('readiness-teacher', id);
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
    expect(body).toEqual([expect.objectContaining({ action: 'viewed', entity: 'booking', kind: 'readiness-teacher' })]);
  });

  answers404ForUnknownIds((id) => matches('shadow-teacher', id));
});
