import type { SubjectEntity } from '#contract/subjects';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { byRule, redate } from './support/old-records.js';
import { type Product, theProduct } from './support/product.js';
import { filled, suspected } from './support/suspected-spam.js';
import { anApplicant } from './support/registration.js';

const product = theProduct();

interface Subject {
  readonly entity: SubjectEntity;
  readonly collection: string;
  /** @returns its id */
  readonly make: (product: Product) => Promise<string>;
  /** The route that deletes it, without its id. */
  readonly at: string;
  /** The list that shows it. */
  readonly list: string;
}

const idIn = (body: unknown, list: string): string => {
  const [first] = (list.startsWith('/course/') ? (body as Requests).data.requests : body) as { _id: string }[];
  return first?._id ?? '';
};
interface Requests {
  readonly data: { readonly requests: unknown[] };
}
const newest = async ({ admin }: Product, list: string) => idIn((await admin.get(list)).body, list);

const SUBJECTS: readonly Subject[] = [
  {
    entity: 'booking',
    collection: 'bookings',
    at: '/shadow-teacher/delete-booking',
    list: '/bookings/inbox',
    make: async (product) => {
      await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
      return newest(product, '/bookings/inbox');
    },
  },
  {
    entity: 'contact',
    collection: 'contacts',
    at: '/contact/deletecontact',
    list: '/contact/getcontact',
    make: async (product) => {
      await product.visitor.post('/contact/addcontact').send(aMessage());
      return newest(product, '/contact/getcontact');
    },
  },
  {
    entity: 'course-request',
    collection: 'courserequests',
    at: '/course/course-requests',
    list: '/course/course-requests',
    make: async (product) => {
      await product.admin.post('/course/addCourse').send(aCourse());
      await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
      return newest(product, '/course/course-requests');
    },
  },
  {
    entity: 'user',
    collection: 'users',
    at: '/user',
    list: '/user/get',
    make: async (product) => (await anApplicant(product))._id,
  },
];

const TEXT = 'Rang at nine.\nCalls back on Monday: quokka.';

describe('notes of the team', () => {
  const write = (about: object, more: object = {}) =>
    product.admin.post('/notes').send({ kind: 'call', text: TEXT, ...about, ...more });
  const notesOf = async (recordId: string) =>
    (await product.admin.get('/notes').query({ filter: JSON.stringify({ recordId }) })).body as { _id: string }[];

  it.each(SUBJECTS)(
    'about a $entity say who wrote what when, and go with the record',
    async ({ entity, ...subject }) => {
      const recordId = await subject.make(product);
      const { status, body } = await write({ entity, recordId });
      expect(status).toBe(201);
      expect(body).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        entity,
        recordId,
        kind: 'call',
        text: TEXT,
        by: 'admin@onestep.test',
        createdAt: expect.any(String) as string,
        updatedAt: expect.any(String) as string,
      });
      expect(await notesOf(recordId)).toEqual([body]);
      expect((await product.admin.delete(`${subject.at}/${recordId}`)).status).toBe(200);
      expect(await product.connection.collection('notes').countDocuments()).toBe(0);
    },
  );

  it.each(SUBJECTS)('about a $entity are in no list of such records', async ({ entity, make, list }) => {
    const recordId = await make(product);
    await write({ entity, recordId });
    expect(JSON.stringify((await product.admin.get(list)).body)).not.toContain('quokka');
    expect(JSON.stringify((await product.admin.get('/outbox')).body)).not.toContain('quokka');
  });

  it('are nothing a family sees', async () => {
    const { body } = await product.visitor.post('/contact/addcontact').send(aMessage());
    const { followUp } = body as { followUp: string };
    await write({ entity: 'contact', recordId: await newest(product, '/contact/getcontact') });
    const followed = await product.visitor.post('/follow-up').send({ token: new URL(followUp).hash.slice(1) });
    expect(followed.status).toBe(200);
    expect(JSON.stringify(followed.body)).not.toContain('quokka');
  });

  it('stand newest first and can be deleted one by one', async () => {
    const recordId = await product.visitor
      .post('/contact/addcontact')
      .send(aMessage())
      .then(() => newest(product, '/contact/getcontact'));
    await write({ entity: 'contact', recordId }, { kind: 'note', text: 'First' });
    await write({ entity: 'contact', recordId }, { text: 'Second' });
    const notes = await notesOf(recordId);
    expect(notes).toMatchObject([
      { kind: 'call', text: 'Second' },
      { kind: 'note', text: 'First' },
    ]);
    const deleted = await product.admin.delete(`/notes/${notes[0]?._id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: 'Note deleted.' }]);
    expect(await notesOf(recordId)).toMatchObject([{ text: 'First' }]);
  });

  it('are stored once when they come again under their key', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const recordId = await newest(product, '/contact/getcontact');
    const send = (more: object = {}) =>
      write({ entity: 'contact', recordId }, more).set('Idempotency-Key', 'one click');
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1].body).toEqual(both[0].body);
    expect(await notesOf(recordId)).toEqual([both[0].body]);
    expectError(await send({ text: 'Another' }), 422);
  });

  it('are in the audit without their words: written, looked at, deleted', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const recordId = await newest(product, '/contact/getcontact');
    const { body } = await write({ entity: 'contact', recordId });
    await notesOf(recordId);
    const { _id } = body as { _id: string };
    await product.admin.delete(`/notes/${_id}`);
    const filter = JSON.stringify({ entity: 'note' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    // What an earlier test looked at may arrive only now.
    const own = (events as { action: string }[]).filter((event) => JSON.stringify(event).includes(_id));
    expect(own.map(({ action }) => action).sort()).toEqual(['created', 'deleted', 'viewed']);
    expect(JSON.stringify(own)).not.toContain('quokka');
  });

  it.each([
    ['no text', { text: ' ' }, { text: 'Enter the note.' }],
    ['a text that is too long', { text: 'a'.repeat(2001) }, { text: expect.any(String) as string }],
    ['another kind', { kind: 'gossip' }, { kind: expect.any(String) as string }],
    ['another entity', { entity: 'course' }, { entity: expect.any(String) as string }],
    ['an id that is none', { recordId: '5' }, { recordId: expect.any(String) as string }],
    ['an object for an id', { recordId: { $ne: null } }, { recordId: expect.any(String) as string }],
  ])('refuses %s and says so', async (_what, wrong, errors) => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const recordId = await newest(product, '/contact/getcontact');
    const { status, body } = await write({ entity: 'contact', recordId }, wrong);
    expect([status, body]).toMatchObject([400, { errors }]);
    expect(await notesOf(recordId)).toEqual([]);
  });

  it('are about records that are there, of families and applicants only', async () => {
    expectError(await write({ entity: 'booking', recordId: 'f'.repeat(24) }), 404);
    const administrator = await product.connection.collection('users').findOne({ kind: 'administrator' });
    expectError(await write({ entity: 'user', recordId: String(administrator?._id) }), 404);
  });

  it('never stay behind where their record is deleted at the same moment', async () => {
    for (const { entity, make, at } of SUBJECTS) {
      for (let round = 0; round < 3; round++) {
        const recordId = await make(product);
        const both = [product.admin.delete(`${at}/${recordId}`), write({ entity, recordId })];
        const [gone, written] = await Promise.all(both);
        expect([gone?.status, [201, 404].includes(written?.status ?? 0)]).toEqual([200, true]);
        expect(await notesOf(recordId)).toEqual([]);
      }
    }
  });

  it('leave no trace of theirs in the record itself', async () => {
    for (const { entity, make } of SUBJECTS) {
      const recordId = await make(product);
      await write({ entity, recordId });
      expect((await product.admin.get(`/people/${recordId}/export`)).text).not.toContain('planned');
    }
  });

  it('go with the record that retention removes', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [gone, kept] = [await newest(product, '/contact/getcontact'), (await anApplicant(product))._id];
    for (const [entity, recordId] of Object.entries({ contact: gone, user: kept })) await write({ entity, recordId });
    await redate(product, 'contacts', gone, { createdAt: new Date('2024-11-20') });
    expect(await byRule(product, '2026-11-22', 'remove')).toEqual({ messages: 1 });
    expect(await notesOf(gone)).toEqual([]);
    expect(await notesOf(kept)).toHaveLength(1);
  });

  it('are not written about suspected spam', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage()));
    const recordId = (await suspected(product))[0]?._id;
    expectError(await write({ entity: 'contact', recordId }), 404);
  });

  answers404ForUnknownIds((id) => product.admin.delete(`/notes/${id}`));
});
