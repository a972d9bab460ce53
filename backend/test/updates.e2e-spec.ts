import type { HydratedDocument } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { AuditedChanges } from '../src/audit/index.js';
import { aBooking, aCourse, aMessage, aPortrait, aService, aVacancy } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, happenings, looked } from './support/follow-up.js';
import { sendForm } from './support/form.js';
import { ADMIN, type Product, theProduct } from './support/product.js';
import { anApplicant, aSignedIn } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles } from './support/uploads.js';

const product = theProduct();

interface Changed {
  /** The path that changes the record. */
  readonly path: string;
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Every kind of record with a change of it, and the other field that somebody else changes meanwhile. */
const RECORDS = [
  ...BOOKING_KINDS.map((kind) => ({
    name: kind,
    mine: { childName: 'Mine' },
    theirs: { childAge: 11 },
    make: async ({ visitor, admin }: Product): Promise<Changed> => {
      const { body } = await visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
      const { bookingId } = body as { bookingId: string };
      const read = async () => ((await admin.get(`/${kind}/view-booking`)).body as Record<string, unknown>[])[0] ?? {};
      return { path: `/${kind}/update-booking/${bookingId}`, read };
    },
  })),
  {
    name: 'an application',
    mine: { full_name: 'Mine' },
    theirs: { home_address: 'Theirs' },
    make: async (product: Product): Promise<Changed> => {
      const { _id } = await anApplicant(product);
      const read = async () => ((await product.admin.get('/user/get')).body as Record<string, unknown>[])[0] ?? {};
      return { path: `/user/${_id}/update`, read };
    },
  },
  {
    name: 'a course',
    mine: { title: 'Mine' },
    theirs: { description: 'Theirs' },
    make: async ({ admin }: Product): Promise<Changed> => {
      const { _id } = (await admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
      const read = async () => {
        const { body } = await admin.get('/course/getcourses');
        return (body as { data: { courses: Record<string, unknown>[] } }).data.courses[0] ?? {};
      };
      return { path: `/course/updateCourse/${_id}`, read };
    },
  },
  {
    name: 'a teacher detail',
    mine: { tName: 'Mine' },
    theirs: { age: 50 },
    make: async (product: Product): Promise<Changed> => {
      const { _id } = await theTeacherProfile(product);
      const read = async () => {
        const { body } = await product.admin.get(`/category/details/${_id}`);
        return (body as { category: Record<string, unknown> }).category;
      };
      return { path: `/category/updatedetails/${_id}`, read };
    },
  },
  {
    name: 'one’s own account',
    mine: { full_name: 'Mine' },
    theirs: { full_name: 'Theirs' },
    make: async ({ admin }: Product): Promise<Changed> => {
      await admin.put('/user/me').send({ full_name: 'Before' });
      const read = async () => ((await admin.get('/user/me')).body as { user: Record<string, unknown> }).user;
      return { path: '/user/me', read };
    },
  },
  {
    name: 'a person',
    mine: { name: 'Mine' },
    theirs: { phone: '0770000009' },
    make: async ({ visitor, admin }: Product): Promise<Changed> => {
      await visitor.post('/contact/addcontact').send(aMessage({ phone: '0770000001' }));
      const [{ _id } = { _id: '' }] = (await admin.get('/contact/getcontact')).body as { _id: string }[];
      const read = async () => (await admin.get(`/people/${_id}`)).body as Record<string, unknown>;
      return { path: `/people/${_id}`, read };
    },
  },
];

it.each(RECORDS)('a list is no change of $name', async ({ make, mine }) => {
  const { path, read } = await make(product);
  const before = await read();
  for (const body of [[], [mine]]) expectError(await product.admin.put(path).send(body), 400);
  expect(await read()).toEqual(before);
});

describe('a change that names the version it is about', () => {
  const put = (path: string, body: object, version: unknown) =>
    product.admin
      .put(path)
      .set('If-Match', `"${String(version)}"`)
      .send(body);

  it.each(RECORDS)('is made of $name as long as nobody changed it', async ({ make, mine }) => {
    const { path, read } = await make(product);
    expect((await put(path, mine, (await read())['updatedAt'])).status).toBe(200);
    expect(await read()).toMatchObject(mine);
  });

  it.each(RECORDS)(
    'is refused of $name once somebody else did, and nothing is saved',
    async ({ make, mine, theirs }) => {
      const { path, read } = await make(product);
      const { updatedAt } = await read();
      expect((await product.admin.put(path).send(theirs)).status).toBe(200);
      const now = await read();
      const refused = await put(path, mine, updatedAt);
      expectError(refused, 412);
      const [newest] = (refused.body as { changes: object[] }).changes;
      expect(newest).toMatchObject({ who: ADMIN.email, fields: Object.keys(theirs) });
      expect(await read()).toEqual(now);
    },
  );

  it.each(RECORDS)('wins once where several of $name come at the same moment', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const { updatedAt } = await read();
    const [field = ''] = Object.keys(mine);
    const answers = await Promise.all(['1', '2', '3', '4'].map((text) => put(path, { [field]: text }, updatedAt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it.each(RECORDS)('may name the ETag that an answer about $name carried, weak or strong', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const [field = ''] = Object.keys(mine);
    const change = (text: string, tag: string) =>
      product.admin
        .put(path)
        .set('If-Match', tag)
        .send({ [field]: text });
    const first = await product.admin.put(path).send({ [field]: 'First' });
    const tag = first.headers['etag'] ?? '';
    expect(tag).toBe(`"${String((await read())['updatedAt'])}"`);
    const second = await change('Second', `W/${tag}`);
    expect(second.status).toBe(200);
    expectError(await change('Third', tag), 412);
    expect((await change('Third', second.headers['etag'] ?? '')).status).toBe(200);
  });

  it('may be about any version, and one that never was is refused', async () => {
    const [booking] = RECORDS;
    const { path = '' } = (await booking?.make(product)) ?? {};
    expect((await product.admin.put(path).set('If-Match', '*').send({ childAge: 9 })).status).toBe(200);
    expectError(await put(path, { childAge: 10 }, 'no date'), 412);
  });

  it('may name several versions, one of which it has to be', async () => {
    const [booking] = RECORDS;
    const { path = '', read } = (await booking?.make(product)) ?? {};
    const tag = `"${String((await read?.())?.['updatedAt'])}"`;
    const other = '"2001-01-01T00:00:00.000Z"';
    const change = (tags: string) => product.admin.put(path).set('If-Match', tags).send({ childAge: 9 });
    expect((await change(`${other}, ${tag}`)).status).toBe(200);
    expectError(await change(`${other},${tag}`), 412);
    expect((await change(`W/"${String((await read?.())?.['updatedAt'])}" , ${other}`)).status).toBe(200);
    expectError(await change(`${other}, "*"`), 412);
  });

  describe('and brings a new picture', () => {
    it('wins once where several come at the same moment, and keeps one picture', async () => {
      const { _id, updatedAt } = await theTeacherProfile(product);
      const path = `/category/updatedetails/${_id}`;
      const send = () => sendForm(product.admin.put(path).set('If-Match', `"${String(updatedAt)}"`), {}, aPortrait());
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    it('answers with the version that is stored, which the next change may name', async () => {
      const { _id } = await theTeacherProfile(product);
      const path = `/category/updatedetails/${_id}`;
      const { body, headers } = await sendForm(product.admin.put(path), { tName: 'Mine' }, aPortrait());
      const { category } = (await product.visitor.get(`/category/details/${_id}`)).body as { category: unknown };
      expect((body as { category: unknown }).category).toEqual(category);
      expect((await put(path, { age: 41 }, (category as { updatedAt: string }).updatedAt)).status).toBe(200);
      expect(headers['etag']).toBe(`"${(category as { updatedAt: string }).updatedAt}"`);
    });
  });
});

/** Records as they were stored before today's rules, which refuse `old`, with a change that is right and one that is not. */
const OLD = [
  ...BOOKING_KINDS.map((kind) => ({
    name: kind,
    collection: 'bookings',
    old: { childName: 'x'.repeat(300), childAge: 40, parentPhone: '12', parentEmail: 'a..b@x.lk', schoolGrade: null },
    change: { parentName: 'Changed' },
    wrong: { parentEmail: 'c..d@x.lk' },
  })),
  {
    name: 'an application',
    collection: 'users',
    old: { full_name: 'x'.repeat(300), phone_number: '+94 77 1', email: 'a..b@x.lk', teacher_type: 'Nurse' },
    change: { home_address: 'Changed' },
    wrong: { phone_number: '+94 77 2' },
  },
  {
    name: 'a course',
    collection: 'courses',
    old: { title: 'x'.repeat(400), link: 'no link' },
    change: { description: 'Changed' },
    wrong: { link: 'another' },
  },
  {
    name: 'a teacher detail',
    collection: 'categories',
    old: { tName: 'x'.repeat(300), age: 12, service: 'Another service', languages: ['xx'] },
    change: { goodAt: 'Changed' },
    wrong: { age: 13 },
  },
];

describe('a record of older rules that is sent back whole', () => {
  /** Stored past the rules of today. */
  const store = async (collection: string, old: object): Promise<void> => {
    const records = product.connection.collection(collection);
    const { matchedCount } = await records.updateOne({ kind: { $ne: 'administrator' } }, { $set: old });
    expect(matchedCount).toBe(1);
  };
  const aged = async ({ name, collection, old }: (typeof OLD)[number]) => {
    const made = await RECORDS.find((record) => record.name === name)?.make(product);
    await store(collection, old);
    const before = (await made?.read()) ?? {};
    expect(before).toMatchObject(old);
    return { path: '', read: () => Promise.resolve({}), ...made, before };
  };

  it.each(OLD)('is changed where it differs: $name', async (record) => {
    const { path, read, before } = await aged(record);
    const { status, body } = await product.admin.put(path).send({ ...before, ...record.change });
    expect([status, (body as { errors?: unknown }).errors]).toEqual([200, undefined]);
    expect(await read()).toMatchObject({ ...record.old, ...record.change });
  });

  it.each(OLD)('is refused for what is wrong and differs, and for nothing else: $name', async (record) => {
    const { path, read, before } = await aged(record);
    const { status, body } = await product.admin.put(path).send({ ...before, ...record.wrong });
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(Object.keys(record.wrong));
    expect(await read()).toEqual(before);
  });

  it('may be decided, and keeps what it held', async () => {
    for (const [name, status] of [
      ['shadow-teacher', 'Approved'],
      ['an application', 'approved'],
    ]) {
      const record = OLD.find((each) => each.name === name);
      if (record === undefined) throw new Error('It is in no table.');
      const { path, read, before } = await aged(record);
      expect((await product.admin.put(path).send({ ...before, status })).status).toBe(200);
      expect(await read()).toMatchObject({ ...record.old, status });
    }
  });

  it('keeps an old value beside a new picture', async () => {
    const { _id } = await theTeacherProfile(product);
    await store('categories', { age: 12 });
    const path = `/category/updatedetails/${_id}`;
    const { status } = await sendForm(product.admin.put(path), { age: '12', tName: 'Changed' }, aPortrait());
    expect(status).toBe(200);
    const { body } = await product.visitor.get(`/category/details/${_id}`);
    expect(body).toMatchObject({ category: { age: 12, tName: 'Changed' } });
  });

  it('is one’s own account too, and asks for no password where the address is as it was', async () => {
    const own = product.as(await aSignedIn(product));
    const old = { full_name: 'x'.repeat(300), phone_number: '+94 77 1', email: 'a..b@x.lk' };
    await store('users', old);
    const { user } = (await own.get('/user/me')).body as { user: object };
    const { status, body } = await own.put('/user/me').send({ ...user, home_address: 'Changed' });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...old, home_address: 'Changed' })]);
    expectError(await own.put('/user/me').send({ ...user, phone_number: '+94 77 2' }), 400, {
      phone_number: 'Please enter a valid 10-digit phone number.',
    });
  });

  it('is a vacancy or a price too', async () => {
    const vacancy = (await product.admin.post('/vacancy').send(aVacancy())).body as { _id: string };
    await store('vacancies', { title: 'x'.repeat(300), teacher_type: 'Nurse' });
    const [read] = (await product.admin.get('/vacancy')).body as object[];
    const changed = await product.admin.put(`/vacancy/${vacancy._id}`).send({ ...read, pay: 'Changed' });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ teacher_type: 'Nurse', pay: 'Changed' }),
    ]);

    const service = (await product.admin.post('/services').send(aService())).body as { _id: string };
    const [priceFrom, priceTo] = [2000, 1000];
    await store('services', { priceFrom, priceTo });
    const put = (body: object) => product.admin.put(`/services/${service._id}`).send(body);
    expect((await put({ priceFrom, priceTo, waitingWeeks: 3 })).body).toMatchObject({
      priceFrom,
      priceTo,
      waitingWeeks: 3,
    });
    expectError(await put({ priceFrom, priceTo: 1500 }), 400, {
      priceTo: 'Price to must not be lower than the price from, which must be filled in too.',
    });
  });
});

describe('the ETag of a public record', () => {
  it('answers 304 until the record changes', async () => {
    const { _id, updatedAt } = await theTeacherProfile(product);
    const read = (tag: string) => product.visitor.get(`/category/details/${_id}`).set('If-None-Match', tag);
    const tag = (await product.visitor.get(`/category/details/${_id}`)).headers['etag'] ?? '';
    expect(tag).toBe(`"${String(updatedAt)}"`);
    expect((await read(tag)).status).toBe(304);
    await product.admin.put(`/category/updatedetails/${_id}`).send({ age: 44 });
    const { status, body } = await read(tag);
    expect(status).toBe(200);
    expect(body).toMatchObject({ category: { age: 44 } });
  });

  it.each(['/category/alldetails', '/course/getcourses'])(
    'answers 304 also where the client asks its caches to stand aside, as fetch does: %s',
    async (path) => {
      const tag = (await product.visitor.get(path)).headers['etag'] ?? '';
      const { status } = await fetch(product.url + path, { headers: { 'If-None-Match': tag } });
      expect([tag, status]).toEqual([expect.stringMatching(/^W\/"/), 304]);
    },
  );

  it('is none by which an answer that holds more is taken for unchanged', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [{ _id } = { _id: '' }] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    const { headers } = await product.admin.get(`/people/${_id}`);
    await product.admin.post('/notes').send({ entity: 'contact', recordId: _id, kind: 'call', text: 'They called.' });
    const again = await product.admin.get(`/people/${_id}`).set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.headers['etag']]).toEqual([200, headers['etag']]);
    expect(again.body).toMatchObject({ notes: [{ text: 'They called.' }] });
  });

  it('is no tag of a list, whatever it holds', async () => {
    const { updatedAt } = await theTeacherProfile(product);
    const { headers } = await product.visitor.get('/category/alldetails');
    expect(headers['etag']).toMatch(/^W\/"/);
    expect(headers['etag']).not.toContain(updatedAt);
  });
});

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
