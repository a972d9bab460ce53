import type { HydratedDocument } from 'mongoose';
import type { Response } from 'supertest';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../src/audit/index.js';
import { aBooking, aService } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, happenings, looked } from './support/follow-up.js';
import { goals, STEPS } from './support/goals.js';
import { aPlacedChild } from './support/placed-child.js';
import { theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { RECORDS } from './support/changeable-records.js';

const product = theProduct();

interface Row {
  readonly _id: string;
  readonly status: string;
  readonly cancelledBy?: string;
  readonly startingDate?: string;
  readonly updatedAt: string;
  readonly notes?: readonly { readonly text: string }[];
}

const bookings = async () => (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
const booking = async (): Promise<Row> => {
  const [row] = await bookings();
  if (row === undefined) throw new Error('There is no booking.');
  return row;
};
const decide = (status: string, { _id, updatedAt }: Row, ifMatch = false) =>
  product.admin
    .put(`/shadow-teacher/update-booking/${_id}`)
    .set(ifMatch ? { 'If-Match': `"${updatedAt}"` } : {})
    .send({ status });

describe('what is sent at the same moment', () => {
  it('keeps all notes of a family', async () => {
    const { token } = await aSentBooking(product);
    const notes = ['One', 'Two', 'Three'];
    const answers = await Promise.all(notes.map((note) => family(product).change({ token, note })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await booking()).notes?.map(({ text }) => text).sort()).toEqual(['One', 'Three', 'Two']);
  });

  it('keeps a note beside the answer to a message, and both in its history', async () => {
    const { token } = await aSentMessage(product, { phone: '0771234567' });
    const [contact] = (await product.admin.get('/contact/getcontact')).body as Row[];
    const answer = product.admin.post(`/contact/${contact?._id}/answer`).send({ text: 'We are open.' });
    const both = await Promise.all([answer, family(product).change({ token, note: 'A note' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(happenings(await looked(product, { token })).sort()).toEqual(['answered', 'note', 'received']);
  });

  it('keeps a note beside the decision on a course request', async () => {
    const { token } = await aSentCourseRequest(product);
    const { body } = await product.admin.get('/course/course-requests');
    const [request] = (body as { data: { requests: Row[] } }).data.requests;
    const accept = product.admin.put(`/course/course-requests/${request?._id}`).send({ status: 'accepted' });
    const both = await Promise.all([accept, family(product).change({ token, note: 'A note' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(happenings(await looked(product, { token })).sort()).toEqual(['accepted', 'note', 'received', 'told']);
  });

  it('leaves a booking approved or cancelled, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      await product.clear();
      const { token } = await aSentBooking(product);
      const row = await booking();
      await Promise.all([decide('Approved', row), family(product).cancel({ token, reason: 'We moved.' })]);
      const { status, cancelledBy } = await booking();
      expect([
        { status: 'Approved', cancelledBy: undefined },
        { status: 'Rejected', cancelledBy: 'family' },
      ]).toContainEqual({ status, cancelledBy });
      expect(happenings(await looked(product, { token })).sort()).toEqual(['approved', 'cancelled', 'received']);
    }
  });

  it('approves the starting date that the administrator saw', async () => {
    for (let round = 0; round < 5; round += 1) {
      await product.clear();
      const { token } = await aSentBooking(product);
      const row = await booking();
      const [decision, change] = await Promise.all([
        decide('Approved', row, true),
        family(product).change({ token, startingDate: '2027-03-01' }),
      ]);
      expect([
        [200, 409],
        [412, 200],
      ]).toContainEqual([decision.status, change.status]);
      const { status, startingDate } = await booking();
      const isApproved = decision.status === 200;
      expect([status, startingDate]).toEqual(
        isApproved ? ['Approved', row.startingDate] : ['Pending', '2027-03-01T00:00:00.000Z'],
      );
    }
  });

  it('takes one of the announcements made where there was none, and where the last one was taken down', async () => {
    const path = '/dashboard/announcement';
    const announce = (text: string) => product.admin.put(path).set('If-None-Match', '*').send({ text });
    for (const round of ['none', 'taken down', 'taken down again']) {
      const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(announce));
      expect([round, ...answers.map(({ status }) => status).sort()]).toEqual([round, 200, 412, 412, 412]);
      const { body } = await product.admin.get(path);
      expect(answers.find(({ status }) => status === 200)?.body).toEqual(body);
      expect((await product.admin.put(path).send({ text: '' })).status).toBe(200);
    }
  });

  it('takes every announcement of those who do not say what they have read', async () => {
    const path = '/dashboard/announcement';
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => product.admin.put(path).send({ text })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await product.connection.collection('announcements').countDocuments()).toBe(3);
  });

  it('deletes a record that others change meanwhile, and says so', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answer = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
      const { bookingId } = answer.body as { bookingId: string };
      const change = (childAge: number) =>
        product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ childAge });
      const [deletion] = await Promise.all([
        product.admin.delete(`/shadow-teacher/delete-booking/${bookingId}`),
        change(9),
        change(10),
        change(11),
      ]);
      expect([deletion.status, await bookings()]).toEqual([200, []]);
      expectError(await product.admin.delete(`/shadow-teacher/delete-booking/${bookingId}`), 404);
    }
  });
});

describe('what is deleted between being read and being written', () => {
  afterEach(() =>
    ['update', 'replace'].forEach((name) => Reflect.deleteProperty(product.app.get(AuditedChanges), name)),
  );

  /** From now on whatever is to be changed is gone when it is written. Afterwards it is back: it may be who asks. */
  function vanish(): void {
    const changes = product.app.get(AuditedChanges);
    const instead = (write: (...args: unknown[]) => Promise<unknown>) => {
      return async (record: HydratedDocument<{ updatedAt: Date }>, ...rest: unknown[]) => {
        const stored = await record.collection.findOne({ _id: record._id });
        if (stored === null) throw new Error('There is no such record.');
        await record.collection.deleteOne({ _id: record._id });
        try {
          return await write.call(changes, record, ...rest);
        } finally {
          await record.collection.insertOne(stored);
        }
      };
    };
    for (const name of ['update', 'replace'] as const)
      Object.assign(changes, {
        [name]: instead(Reflect.get(changes, name) as (...args: unknown[]) => Promise<unknown>),
      });
  }

  it.each(RECORDS)('is answered 404 for $name, 412 where a version is named', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const { updatedAt } = await read();
    vanish();
    expectError(await product.admin.put(path).send(mine), 404);
    expectError(
      await product.admin
        .put(path)
        .set('If-Match', `"${String(updatedAt)}"`)
        .send(mine),
      412,
    );
  });

  it.each(['told', 'resend'])(
    'is answered 404 for a message (%s), and its record was told of nothing',
    async (action) => {
      await aSentBooking(product, { parentEmail: 'parent@family.test' });
      await decide('Approved', await booking());
      const [message] = (await product.admin.get('/outbox')).body as Row[];
      vanish();
      expectError(await product.admin.post(`/outbox/${message?._id}/${action}`).send({ by: 'phone' }), 404);
      expect(await product.connection.collection('bookings').countDocuments({ toTell: true })).toBe(1);
      expect(await booking()).not.toHaveProperty('told');
    },
  );
});

describe('consent that is withdrawn between being read and being written', () => {
  const METHODS = ['moveStatus', 'updateWhere', 'create', 'update'] as const;
  afterEach(() => METHODS.forEach((name) => Reflect.deleteProperty(product.app.get(AuditedChanges), name)));

  /** The next change by this method is made just after the person has withdrawn. */
  function withdrawBefore(method: (typeof METHODS)[number], person: string): void {
    const changes = product.app.get(AuditedChanges);
    const write = Reflect.get(changes, method) as (...args: unknown[]) => Promise<unknown>;
    const late = async (...args: unknown[]) => {
      Reflect.deleteProperty(changes, method);
      expect((await product.admin.post(`/people/${person}/withdraw`).send({})).status).toBe(200);
      return write.apply(changes, args);
    };
    Object.assign(changes, { [method]: late });
  }

  const expectWithdrawn = ({ status, body }: Response) =>
    expect([status, body]).toMatchObject([409, { message: REFUSALS.consentWithdrawn }]);
  const requests = async () => {
    const { body } = await product.admin.get('/course/course-requests');
    return (body as { data: { requests: Row[] } }).data.requests;
  };

  it('leaves a course request undecided', async () => {
    await aSentCourseRequest(product);
    const [request] = await requests();
    withdrawBefore('moveStatus', String(request?._id));
    const answer = await product.admin.put(`/course/course-requests/${request?._id}`).send({ status: 'accepted' });
    expectWithdrawn(answer);
    expect(await requests()).toMatchObject([{ status: 'pending' }]);
  });

  it('leaves a course request decided', async () => {
    await aSentCourseRequest(product);
    const [request] = await requests();
    const path = `/course/course-requests/${request?._id}`;
    await product.admin.put(path).send({ status: 'accepted' });
    withdrawBefore('moveStatus', String(request?._id));
    expectWithdrawn(await product.admin.post(`${path}/take-back`));
    expect(await requests()).toMatchObject([{ status: 'accepted' }]);
  });

  it('leaves a child without the goal, and a goal as it was', async () => {
    const { goalOf, goalsOf, change } = goals(product);
    const placed = await aPlacedChild(product);
    const goal = await goalOf({ booking: placed.booking });
    withdrawBefore('update', placed.booking);
    expectWithdrawn(await change(goal, { title: 'Another' }));
    expect((await product.admin.delete(`/people/${placed.booking}/withdraw`).send({})).status).toBe(200);
    withdrawBefore('create', placed.booking);
    const another = { booking: placed.booking, title: 'Another', steps: STEPS };
    expectWithdrawn(await product.admin.post('/goals').send(another));
    expect(await goalsOf(placed)).toEqual([goal]);
  });

  it('leaves an account its address', async () => {
    const password = 'one step at a time';
    const { _id, email } = await anApplicant(product, { password });
    const applicant = product.as(tokenOf(await login(product, email, password)));
    withdrawBefore('updateWhere', _id);
    const answer = await applicant.put('/user/me').send({ email: 'another@staff.test', current: password });
    expectWithdrawn(answer);
    expect((await applicant.get('/user/me')).body).toMatchObject({ user: { email } });
  });
});

describe('two changes at the same moment, each good by itself', () => {
  const both = async (path: string, changes: readonly object[]) =>
    (await Promise.all(changes.map((change) => product.admin.put(path).send(change))))
      .map(({ status }) => status)
      .sort();

  it('never leave a highest price below the lowest', async () => {
    const { body } = await product.admin.post('/services').send(aService({ priceFrom: 100, priceTo: 900 }));
    const path = `/services/${(body as Row)._id}`;
    expect(await both(path, [{ priceFrom: 800 }, { priceTo: 200 }])).toEqual([200, 400]);
  });

  it('never leave a child at school without a grade', async () => {
    await aSentBooking(product, { notAtSchool: true, schoolGrade: 3 });
    const path = `/shadow-teacher/update-booking/${(await booking())._id}`;
    expect(await both(path, [{ notAtSchool: false }, { schoolGrade: null }])).toEqual([200, 400]);
  });

  it('never close a message that has been answered', async () => {
    await aSentMessage(product);
    const [{ _id } = { _id: '' }] = (await product.admin.get('/contact/getcontact')).body as Row[];
    const [answered, closed] = await Promise.all([
      product.admin.post(`/contact/${_id}/answer`).send({ text: 'We open at eight.' }),
      product.admin.put(`/contact/${_id}/status`).send({ status: 'closed' }),
    ]);
    expect(answered.status).toBe(200);
    expect([200, 409]).toContain(closed.status);
    expect((await product.admin.get('/contact/getcontact')).body).toMatchObject([{ status: 'answered' }]);
  });
});

describe('a family that names the version its change is about', () => {
  it('is refused once something changed', async () => {
    const { token } = await aSentBooking(product);
    const { headers } = await family(product).look({ token });
    const tag = headers['etag'] ?? '';
    const change = (note: string) => family(product).change({ token, note }).set('If-Match', tag);
    expect((await change('One')).status).toBe(200);
    expectError(await change('Two'), 412);
    expect((await booking()).notes).toMatchObject([{ text: 'One' }]);
  });
});
