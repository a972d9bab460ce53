import { Types } from 'mongoose';
import type { Session } from '#contract/plans';
import fc from './support/seeded-fast-check.js';
import { HolidaysService } from '../src/plans/holidays.service.js';
import {
  allSessions,
  aPlannable,
  aProfile,
  aSeries,
  dayFromToday,
  later,
  type Plannable,
  weekdayFrom,
  weekdayOf,
} from './support/plans.js';
import type { Product } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { ALLOWED, clashes, minuteOf, twoBackends } from './support/two-backends.js';

/** Whoever plans at the same moment, nobody is in two places. */
const { product, backend } = twoBackends();

describe('at the same moment at two backends', () => {
  it('of twenty plans for one person at overlapping times one is made', async () => {
    const bookings = await Promise.all(Array.from({ length: 4 }, () => aPlannable(product)));
    const profile = await aProfile(product);
    const day = weekdayFrom(2, 7);
    const tries = Array.from({ length: 20 }, (_, i) => {
      const at = ['10:00', '10:15', '10:30', '10:45'][i % 4];
      const wanted = {
        booking: bookings[i % 4]?.booking,
        profile,
        day,
        at,
        minutes: 60,
        place: 'centre',
        allow: ALLOWED,
      };
      return backend(i).admin.post('/sessions').send(wanted);
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    expect(await allSessions(product)).toHaveLength(1);
  });

  it('of series of one child with several people, one is made whole and nothing of the others', async () => {
    const one = await aPlannable(product);
    const other = await aPlannable(product, { of: one, kind: 'therapy-session-teacher' });
    const staff = [await aProfile(product), await aProfile(product), await aProfile(product)];
    const from = weekdayFrom(4, 7);
    const tries = Array.from({ length: 12 }, (_, i) => {
      const series = aSeries([one, other][i % 2]?.booking ?? '', staff[i % 3] ?? '', from, 6);
      return backend(i)
        .admin.post('/sessions/series')
        .send({ ...series, allow: ALLOWED });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await allSessions(product)).toHaveLength(6);
    expect(await product.connection.collection('series').countDocuments()).toBe(1);
  });

  it('two moves onto one hour, and a plan onto it: one gets it', async () => {
    const [one, other] = [await aPlannable(product), await aPlannable(product)];
    const profile = await aProfile(product);
    const day = weekdayFrom(3, 7);
    const planned = async (at: string, { booking }: Plannable, on = product) =>
      on.admin.post('/sessions').send({ booking, profile, day, at, minutes: 60, place: 'centre', allow: ALLOWED });
    const [first, next] = [await planned('08:00', one), await planned('09:00', other)];
    const move = (on: Product, { body }: { body: unknown }) =>
      on.admin.put(`/sessions/${(body as Session)._id}`).send({ at: '14:00', allow: ALLOWED });
    const answers = await Promise.all([
      move(backend(0), first),
      move(backend(1), next),
      planned('14:30', one, backend(1)),
    ]);
    expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
    expect(clashes(await allSessions(product))).toEqual([]);
  });

  it('a session that was moved since it was looked at is not cancelled', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const [day, at] = [weekdayFrom(2, 7), '10:00'];
    const plan = { booking, profile, day, at, minutes: 60, place: 'centre', allow: ALLOWED };
    const seen = (await product.admin.post('/sessions').send(plan)).body as Session;
    const moved = await backend(1).admin.put(`/sessions/${seen._id}`).send({ at: '14:00', allow: ALLOWED });
    expect(moved.status).toBe(200);
    const cancel = (version: string) =>
      product.admin.post(`/sessions/${seen._id}/cancel`).set('If-Match', `"${version}"`).send({ by: 'provider' });
    expect((await cancel(seen.updatedAt)).status).toBe(412);
    const [now] = await allSessions(product);
    expect(now).toMatchObject({ at: '14:00', status: 'planned' });
    expect((await cancel(now?.updatedAt ?? '')).status).toBe(200);
  });

  it('a plan and the refusal of its booking leave no planned session of a refused booking', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { booking } = await aPlannable(product);
      const profile = await aProfile(product);
      const wanted = {
        booking,
        profile,
        day: dayFromToday(7),
        at: '09:00',
        minutes: 60,
        place: 'online',
        allow: ALLOWED,
      };
      await Promise.all([
        backend(round).admin.post('/sessions').send(wanted),
        backend(round + 1)
          .admin.put(`/special-need-teacher/update-booking/${booking}`)
          .send({ status: 'Rejected' }),
        backend(round).admin.delete(`/category/deletedetails/${profile}`),
      ]);
      expect(await allSessions(product, { booking, status: 'planned' })).toEqual([]);
      const staff = await product.connection.collection('categories').countDocuments();
      const sessions = await product.connection.collection('sessions').countDocuments();
      expect(sessions === 0 || staff === 1).toBe(true);
      await product.clear();
    }
  });
});

describe('an account that two administrators decide on at the same moment', () => {
  it('is linked to a profile only while it is approved', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { _id: account } = await anApplicant(product, { email: `round${round}@staff.test` });
      await product.admin.put(`/user/${account}/update`).send({ status: 'approved' });
      const profile = await aProfile(product);
      const link = backend(round).admin.put(`/staff/${profile}/account`).send({ account });
      const refuse = backend(round + 1)
        .admin.put(`/user/${account}/update`)
        .send({ status: 'rejected' });
      const [linking, refusing] = await Promise.all([link, refuse]);
      expect([200, 400, 503]).toContain(linking.status);
      expect([200, 503]).toContain(refusing.status);
      const _id = new Types.ObjectId(account);
      const user = await product.connection.collection('users').findOne({ _id });
      const staff = await product.connection.collection('categories').countDocuments({ account });
      expect([user?.['status'], staff]).toEqual(
        refusing.status === 200 ? ['rejected', 0] : ['approved', expect.any(Number)],
      );
    }
  });
});

/** What a plain model of the office's wall chart does, beside what the product is asked. */
type Deed =
  | {
      readonly do: 'series';
      readonly booking: number;
      readonly staff: number;
      readonly weekday: number;
      readonly hour: number;
      readonly weeks: number;
      readonly place: 'school' | 'centre';
      /** Public holidays are allowed by name. */
      readonly isAllowed: boolean;
    }
  | { readonly do: 'move' | 'moveAll'; readonly session: number; readonly days: number; readonly hour: number }
  | { readonly do: 'cancel' | 'cancelAll'; readonly session: number }
  | { readonly do: 'cover'; readonly session: number; readonly staff: number };

const small = (max: number) => fc.integer({ min: 0, max });
const deeds = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('series' as const),
      booking: small(2),
      staff: small(1),
      weekday: fc.integer({ min: 1, max: 7 }),
      hour: fc.integer({ min: 8, max: 12 }),
      weeks: fc.integer({ min: 1, max: 6 }),
      place: fc.constantFrom('school' as const, 'centre' as const),
      isAllowed: fc.boolean(),
    }),
    fc.record({
      do: fc.constantFrom('move' as const, 'moveAll' as const),
      session: small(20),
      days: fc.integer({ min: -3, max: 7 }),
      hour: fc.integer({ min: 8, max: 12 }),
    }),
    fc.record({ do: fc.constantFrom('cancel' as const, 'cancelAll' as const), session: small(20) }),
    fc.record({ do: fc.constant('cover' as const), session: small(20), staff: small(1) }),
  ),
  { minLength: 4, maxLength: 14 },
);

/** Minutes on the way of the second member of staff. */
const TRAVELS = 30;

/** The pairs of sessions of one person on a day that leave too little time for the way to a school, or from it. */
function hurries(sessions: readonly Session[], traveller: string): string[] {
  const own = sessions.filter(({ profile, status }) => profile === traveller && status !== 'cancelled');
  return own.flatMap((one) =>
    own.flatMap((next) => {
      const gap = minuteOf(next.at) - minuteOf(one.at) - one.minutes;
      const stays = one.place === next.place && (one.place === 'centre' || one.child === next.child);
      const isNext = one.day === next.day && one !== next && minuteOf(next.at) > minuteOf(one.at);
      return isNext && !stays && gap < TRAVELS ? [`${one.day} ${one.at} ${one.place}, ${next.at} ${next.place}`] : [];
    }),
  );
}

describe('whatever is planned, moved, cancelled and covered', () => {
  it('nobody is in two places, no session lies on a skipped day unless it was allowed, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (chain: readonly Deed[]) => {
        await product.clear();
        const one = await aPlannable(product);
        const bookings = [one, await aPlannable(product, { of: one }), await aPlannable(product)];
        const staff = [await aProfile(product), await aProfile(product, { travelMinutes: TRAVELS })];
        let count = 0;
        for (const deed of chain) {
          const made = await done(deed, bookings, staff);
          count += made;
          const now = await allSessions(product);
          expect(now).toHaveLength(count);
          expect(clashes(now)).toEqual([]);
          expect(hurries(now, staff[1] ?? '')).toEqual([]);
          await expectNoHolidays(now);
        }
      }),
      { numRuns: 12 },
    );
  }, 600_000);

  /** @returns how many sessions there are more */
  async function done(deed: Deed, bookings: readonly Plannable[], staff: readonly string[]): Promise<number> {
    if (deed.do === 'series') {
      const from = weekdayFrom(deed.weekday, 7);
      const pattern = [{ weekday: weekdayOf(from), at: `${String(deed.hour).padStart(2, '0')}:30`, minutes: 90 }];
      const { booking = '' } = bookings[deed.booking] ?? {};
      const series = aSeries(booking, staff[deed.staff] ?? '', from, deed.weeks, {
        pattern,
        place: deed.place,
        skip: ['public'],
        allow: deed.isAllowed ? ALLOWED : await schoolHolidays(),
      });
      const { status, body } = await product.admin.post('/sessions/series').send(series);
      if (status === 201) return (body as { sessions: Session[] }).sessions.length;
      // Everything may lie on holidays.
      expect([400, 409]).toContain(status);
      return 0;
    }
    const planned = await allSessions(product, { status: 'planned' });
    const session = planned[deed.session % Math.max(planned.length, 1)];
    if (session === undefined) return 0;
    const statuses = await asked(deed, session, staff);
    expect([200, 409, 400]).toContain(statuses);
    return 0;
  }

  async function asked(deed: Exclude<Deed, { do: 'series' }>, session: Session, staff: readonly string[]) {
    if (deed.do === 'cover') {
      const body = { profile: session.profile, day: session.day, by: staff[deed.staff] };
      return (await product.admin.post('/sessions/cover').send(body)).status;
    }
    const scope = deed.do.endsWith('All') ? 'following' : 'this';
    if (!('days' in deed)) {
      return (await product.admin.post(`/sessions/${session._id}/cancel`).send({ by: 'provider', scope })).status;
    }
    const at = `${String(deed.hour).padStart(2, '0')}:00`;
    const to = { day: later(session.day, deed.days), at, scope, allow: await schoolHolidays() };
    return (await product.admin.put(`/sessions/${session._id}`).send(to)).status;
  }

  /** The coming days on which only schools are closed: they are allowed, so that there is something to plan. */
  async function schoolHolidays() {
    const holidays = await product.app.get(HolidaysService).holidaysBetween(dayFromToday(0), dayFromToday(89));
    return ALLOWED.filter(({ day }) => holidays.get(day)?.has('public') !== true);
  }

  async function expectNoHolidays(sessions: readonly Session[]): Promise<void> {
    const days = sessions.map(({ day }) => day).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return;
    const holidays = await product.app.get(HolidaysService).holidaysBetween(first, last);
    const without = { 'allowed.warnings': { $ne: 'public' } };
    const stored = await product.connection.collection('sessions').find(without).toArray();
    expect(stored.map(({ day }) => String(day)).filter((day) => holidays.get(day)?.has('public'))).toEqual([]);
  }
});
