import type { Test } from 'supertest';
import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

describe('the audit', () => {
  const lines = async (query: Readonly<Record<string, string>> = {}): Promise<Line[]> => {
    const { status, body } = await product.admin.get('/audit').query(query);
    expect(status).toBe(200);
    return body as Line[];
  };
  const book = async (kind: (typeof BOOKING_KINDS)[number] = 'shadow-teacher') => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    return (body as { bookingId: string }).bookingId;
  };

  it.each(BOOKING_KINDS)('says who decided on a booking of a %s', async (kind) => {
    const id = await book(kind);
    await product.admin.put(`/${kind}/update-booking/${id}`).send({ status: 'Approved' });
    const [line] = await lines({ filter: JSON.stringify({ recordId: id }) });
    expect(line).toMatchObject({
      who: ADMIN.email,
      action: 'updated',
      entity: 'booking',
      kind,
      recordId: id,
      fields: ['status'],
      from: 'Pending',
      to: 'Approved',
    });
  });

  it('names the fields that changed and never what a parent wrote', async () => {
    const id = await book();
    await product.admin
      .put(`/shadow-teacher/update-booking/${id}`)
      .send({ ...aBooking('shadow-teacher'), childName: 'Canary Child', location: 'Canary Street' });
    const [line] = await lines();
    expect(line).toMatchObject({ fields: ['childName', 'location'] });
    expect(line).not.toHaveProperty('from');
    expect(JSON.stringify(line)).not.toContain('Canary');
  });

  it('says of a change that changes nothing that the record was looked at, and stays silent about what is refused', async () => {
    const id = await book();
    const path = `/shadow-teacher/update-booking/${id}`;
    await product.admin.put(path).send({ status: 'Pending' });
    await product.admin.put(path).send({ status: 'Lost' });
    await product.visitor.put(path).send({ status: 'Approved' });
    expect(await lines()).toMatchObject([{ action: 'viewed', recordId: id }]);
  });

  /** Each has a receipt, and becomes one that somebody is to be told about. */
  const DECISIONS: readonly (readonly [entity: string, make: () => Promise<string>, decide: (id: string) => Test])[] = [
    [
      'booking',
      async () => {
        const booking = aBooking('shadow-teacher', { parentPhone: '0771234567' });
        const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(booking);
        return (body as { bookingId: string }).bookingId;
      },
      (id) => product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' }),
    ],
    [
      'user',
      async () => (await anApplicant(product))._id,
      (id) => product.admin.put(`/user/${id}/update`).send({ status: 'rejected' }),
    ],
    [
      'course-request',
      async () => {
        await product.admin.post('/course/addCourse').send(aCourse());
        const { body } = await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
        return (body as { request: { _id: string } }).request._id;
      },
      (id) => product.admin.put(`/course/course-requests/${id}`).send({ status: 'accepted' }),
    ],
    [
      'contact',
      async () => {
        await product.visitor.post('/contact/addcontact').send(aMessage());
        return String((await product.connection.collection('contacts').findOne())?._id);
      },
      (id) => product.admin.post(`/contact/${id}/answer`).send({ text: 'We open at eight.' }),
    ],
  ];

  it.each(DECISIONS)('has one line of a decision that answers what is to be told: %s', async (entity, make, decide) => {
    const id = await make();
    const before = (await lines()).length;
    const { status, body } = await decide(id).set('Prefer', 'outgoing');
    expect(status).toBe(200);
    const { outgoing, ...record } = body as { outgoing: { template: string }[] };
    const [line, ...more] = await lines();
    expect(line).toMatchObject({ who: ADMIN.email, action: 'updated', entity, recordId: id });
    expect(more).toHaveLength(before);
    expect(record).toMatchObject({ _id: id, toTell: true });
    expect(outgoing.map(({ template }) => template)).toEqual([
      expect.stringMatching(/-(approved|rejected|accepted|answered)$/),
      expect.stringMatching(/-received$/),
    ]);
    expect((await product.admin.get('/outbox').query({ filter: JSON.stringify({ recordId: id }) })).body).toEqual(
      outgoing,
    );
  });

  it.each(DECISIONS)(
    'has one line of a decision of any other client, which is answered the record: %s',
    async (...of) => {
      const [, make, decide] = of;
      const id = await make();
      const before = (await lines()).length;
      const { body } = await decide(id).set('Prefer', 'return=representation');
      expect(body).toMatchObject({ _id: id, toTell: true });
      expect(body).not.toHaveProperty('outgoing');
      expect(await lines()).toHaveLength(before + 1);
    },
  );

  it('has a line for every other thing an administrator does', async () => {
    const done = async (action: string, entity: string) => {
      const [line] = await lines({ range: '[0,0]' });
      expect(line).toMatchObject({ who: ADMIN.email, action, entity });
    };
    const course = (await product.admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
    await done('created', 'course');
    await product.admin.put(`/course/updateCourse/${course._id}`).send({ title: 'Another' });
    await done('updated', 'course');
    await product.admin.delete(`/course/deleteCourse/${course._id}`);
    await done('deleted', 'course');
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [message] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    await product.admin.delete(`/contact/deletecontact/${message?._id ?? ''}`);
    await done('deleted', 'contact');
    await product.admin.delete(`/shadow-teacher/delete-booking/${await book()}`);
    await done('deleted', 'booking');
    await product.admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' });
    await done('created', 'announcement');
    const staff = await theTeacherProfile(product);
    await done('created', 'category');
    await product.admin.put(`/category/updatedetails/${staff._id}`).send({ age: 41 });
    await done('updated', 'category');
    await product.admin.delete(`/category/deletedetails/${staff._id}`);
    await done('deleted', 'category');
  });

  it('is append-only', async () => {
    const id = await book();
    await product.admin.delete(`/shadow-teacher/delete-booking/${id}`);
    const audit = product.connection.model<{ recordId: string; who: string }>('Audit');
    await expect(audit.updateOne({ recordId: id }, { who: 'nobody@example.org' })).rejects.toThrow('append-only');
    await expect(audit.deleteMany({})).rejects.toThrow('append-only');
    const line = await audit.findOne({ recordId: id });
    await expect(line?.set({ who: 'nobody@example.org' }).save()).rejects.toThrow('append-only');
    await expect(line?.deleteOne()).rejects.toThrow('append-only');
    expect(await lines()).toHaveLength(1);
  });

  it('tells of a change without changing the record: its version stays the one that was answered', async () => {
    const { body } = await product.admin.post('/course/addCourse').send(aCourse());
    const path = `/course/updateCourse/${(body as { _id: string })._id}`;
    let { updatedAt } = body as { updatedAt: string };
    for (const title of ['First', 'Second']) {
      const answer = await product.admin.put(path).set('If-Match', `"${updatedAt}"`).send({ title });
      expect(answer.status).toBe(200);
      ({ updatedAt } = answer.body as { updatedAt: string });
      const stored = await product.connection.collection('courses').findOne({});
      expect(stored).toMatchObject({ title, updatedAt: new Date(updatedAt) });
    }
    expect(await lines({ filter: JSON.stringify({ action: 'updated' }) })).toHaveLength(2);
  });

  it('is narrowed to days of Sri Lanka', async () => {
    const event = { action: 'updated', entity: 'course', fields: [] };
    const at = ['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00Z'];
    const events = at.map((moment) => ({ ...event, createdAt: new Date(moment), updatedAt: new Date(moment) }));
    await product.connection.collection('audits').insertMany(events);
    const filter = JSON.stringify({ since: '2026-11-21', until: '2026-11-21' });
    expect((await lines({ filter })).map(({ createdAt }) => createdAt)).toEqual([
      '2026-11-21T18:29:59.000Z',
      '2026-11-20T18:30:00.000Z',
    ]);
    const { status } = await product.admin.get('/audit').query({ filter: '{"since":"21 November"}' });
    expect(status).toBe(400);
  });
});

describe('the process log', () => {
  const told = () => logs.lines().filter(({ msg }) => msg === 'audit event');

  it('has each event too: ids and names of fields, and nothing that says who anybody is', async () => {
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { childName: 'Canary' }));
    const { bookingId } = body as { bookingId: string };
    const before = told().length;
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' });
    await product.admin.get('/bookings/inbox');
    const { body: listed } = await product.admin.get('/audit');
    const events = (listed as Line[]).slice(0, 2).reverse();
    const withoutWho = events.map(({ who: _who, ...event }) => event);
    expect(withoutWho).toEqual([
      expect.objectContaining({ action: 'updated', recordId: bookingId, from: 'Pending', to: 'Approved' }),
      expect.objectContaining({ action: 'viewed', recordIds: [bookingId], count: 1 }),
    ]);
    const lines = told().slice(before);
    expect(lines.map(({ auditEvent }) => auditEvent)).toEqual(withoutWho);
    expect(lines.map(({ level }) => level)).toEqual([30, 30]);
    expect(JSON.stringify(told())).not.toMatch(/Canary|@|127\.0\.0\.1/);
  });
});

type Line = Readonly<Record<string, unknown>>;
