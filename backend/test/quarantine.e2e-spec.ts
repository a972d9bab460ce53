import { BOOKING_KINDS } from '#contract/bookings';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { NOTICE_VERSION } from '#contract/notice';
import { SUSPECTED_SPAM_FIELDS, SUSPECTED_SPAM_KINDS } from '#contract/quarantine';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aRegistration } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { sendForm } from './support/form.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { ADMIN, theProduct } from './support/product.js';
import { filled, heldBack, SUSPECTED_SPAM_CREATES, type SuspectedSpamRow, totalOf } from './support/quarantine.js';

const product = theProduct();

/** No form of ours sends these. */
const ODD: readonly unknown[] = [7, false, ['x'], { toString: 1 }, { $ne: null }];

const ID = /^[0-9a-f]{24}$/;

describe.each(SUSPECTED_SPAM_CREATES)('a form to $path that a program filled in', (create) => {
  const { path, send, before } = create;
  const [body, otherBody] = create.bodies;
  beforeEach(() => before?.(product));
  const withKey = (sent: Readonly<Record<string, unknown>>) =>
    send(product, path, sent).set('Idempotency-Key', 'one tap');
  /** An answer without what differs from record to record. */
  const shapeOf = ({ status, body: answer }: { status: number; body: unknown }) => ({
    status,
    answer: JSON.stringify(answer)
      .replace(/[0-9a-f]{24}/g, 'id')
      .replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'date')
      .replace(/OS-\w{4}-\w{4}/g, 'reference')
      .replace(/#[\w-]{43}/g, 'secret'),
  });

  it('is answered as any other, and is in no list but the quarantine', async () => {
    const usual = shapeOf(await send(product, path, otherBody));
    const total = await totalOf(product, create);
    expect(shapeOf(await send(product, path, filled(otherBody)))).toEqual(usual);
    expect(await totalOf(product, create)).toBe(total);
    const held = await heldBack(product);
    expect(held).toHaveLength(1);
    expect(held[0]).toMatchObject({
      _id: expect.stringMatching(ID) as string,
      what:
        SUSPECTED_SPAM_KINDS.find((what) => path.includes(what)) ??
        (path.startsWith('/course') ? 'course-request' : 'contact'),
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expect(JSON.stringify(held)).not.toContain('spam.example');
    expectNoSecrets(held);
  });

  it.each(['', '   ', null])('is not held back where the field says %j', async (nothing) => {
    expect((await send(product, path, { ...body, [HONEYPOT_FIELD]: nothing })).status).toBe(201);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });

  it.each(ODD.map((value) => [JSON.stringify(value), value]))('is held back where it says %s', async (_, something) => {
    expect((await send(product, path, { ...body, [HONEYPOT_FIELD]: something })).status).toBe(201);
    expect(await heldBack(product)).toHaveLength(1);
    expect(await totalOf(product, create)).toBe(0);
  });

  it('is held to the same rules', async () => {
    const [field = ''] = Object.keys(body);
    const plain = await send(product, path, { ...body, [field]: '' });
    const tricked = await send(product, path, filled({ ...body, [field]: '' }));
    expect([tricked.status, tricked.body]).toEqual([400, plain.body]);
    expect(await heldBack(product)).toEqual([]);
  });

  it('is held back once under its key, filled or not, and also of ten at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(filled(body))));
    const again = [await withKey(filled(body)), await withKey(body)];
    const [first] = answers;
    for (const { status, body: answer } of [...answers, ...again]) expect([status, answer]).toEqual([201, first?.body]);
    expect(await heldBack(product)).toHaveLength(1);
    expect(await totalOf(product, create)).toBe(0);
    expectError(await withKey(filled(otherBody)), 422);
  });

  it('is not stored a second time when its key came before without it', async () => {
    const first = await withKey(body);
    expect((await withKey(filled(body))).body).toEqual(first.body);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });
});

describe('a suspected booking', () => {
  it('is not there for the routes of its kind', async () => {
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(filled(aBooking('shadow-teacher')));
    const { bookingId } = body as { bookingId: string };
    const { admin } = product;
    expectError(await admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' }), 404);
    expectError(await admin.delete(`/shadow-teacher/delete-booking/${bookingId}`), 404);
    for (const filter of [{ id: bookingId }, { childName: 'Sithum' }, { q: 'Sithum' }]) {
      const query = { filter: JSON.stringify(filter), range: '[0,9]' };
      expect((await admin.get('/shadow-teacher/view-booking').query(query)).headers['content-range']).toMatch(/\*\/0$/);
    }
    expect(await heldBack(product)).toHaveLength(1);
  });
});

describe('a suspected request for a course', () => {
  it('is not there to be decided', async () => {
    await product.admin.post('/course/addCourse').send(aCourse());
    await product.visitor.post('/course/add-course-requests').send(filled(aCourseRequest()));
    const [held] = await heldBack(product);
    const decision = { status: 'accepted' };
    expectError(await product.admin.put(`/course/course-requests/${held?._id ?? ''}`).send(decision), 404);
    expect(await heldBack(product)).toHaveLength(1);
  });
});

describe('what is held back', () => {
  it('is in no figure and not in the inbox, but counted as what it is', async () => {
    for (const kind of BOOKING_KINDS) await product.visitor.post(`/${kind}/add-booking`).send(filled(aBooking(kind)));
    await product.visitor.post('/contact/addcontact').send(filled(aMessage()));
    expect((await product.admin.get('/bookings/inbox')).body).toEqual([]);
    const { body } = await product.admin.get('/dashboard/figures');
    const { heldBack: count, messages, weeks } = body as { heldBack: number; messages: number; weeks: object[] };
    expect([count, messages]).toEqual([6, 0]);
    expect(weeks.at(-1)).toMatchObject({ bookings: 0, messages: 0 });
    expect(JSON.stringify((body as { bookings: object }).bookings)).not.toMatch(/[1-9]/);
  });

  it('keeps everything that was written', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(filled(aBooking('shadow-teacher')));
    const [held] = await heldBack(product);
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const [stored] = (await product.admin.get('/shadow-teacher/view-booking')).body as Record<string, unknown>[];
    const { _id, kind, status, createdAt, updatedAt, ...others } = stored ?? {};
    const { reference: _reference, language: _language, notes: _notes, history: _history, ...written } = others;
    expect([kind, status]).toEqual(['shadow-teacher', 'Pending']);
    expect([_id, createdAt, updatedAt]).not.toContain(undefined);
    expect(held).toEqual({
      _id: held?._id,
      what: kind,
      ...written,
      createdAt: held?.createdAt,
      updatedAt: held?.updatedAt,
    });
  });

  it('is never an application, nor any field a form asks for', async () => {
    const sent = filled(aRegistration());
    expect((await sendForm(product.visitor.post('/user/create'), sent, aCv())).status).toBe(201);
    expect(await heldBack(product)).toEqual([]);
    expect((await product.admin.get('/user/get')).body).toHaveLength(1);
    for (const rules of Object.values(SUSPECTED_SPAM_FIELDS)) expect(Object.keys(rules)).not.toContain(HONEYPOT_FIELD);
  });
});

const release = (id = '') => product.admin.put(`/quarantine/${id}/release`);

const remove = (id = '') => product.admin.delete(`/quarantine/${id}`);

const audited = async (action: string): Promise<unknown> =>
  (await product.admin.get('/audit').query({ filter: JSON.stringify({ action, entity: 'quarantine' }) }))
    .body as unknown;

describe.each(SUSPECTED_SPAM_CREATES)('a form to $path that was held back', (create) => {
  const { path, list, bodies, send, before } = create;
  const [body] = bodies;
  beforeEach(() => before?.(product));
  const withKey = () => send(product, path, filled(body)).set('Idempotency-Key', 'one tap');
  const records = () => product.admin.get(list);

  it('is in its list once it was released, as though nothing had been in the way', async () => {
    await withKey();
    const [held] = await heldBack(product);
    const { status, body: answer } = await release(held?._id);
    expect([status, answer]).toEqual([200, { message: expect.stringMatching(/^Released/) as string, held }]);
    expect(await heldBack(product)).toEqual([]);
    const found = JSON.stringify((await records()).body);
    await product.clear();
    await before?.(product);
    await send(product, path, body);
    const usual = JSON.stringify((await records()).body);
    const plain = (text: string) =>
      text
        .replace(/[0-9a-f]{24}/g, 'id')
        .replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'date')
        .replace(/OS-\w{4}-\w{4}/g, 'reference');
    expect(plain(found)).toBe(plain(usual));
    expect(found).toContain(`"_id":"${held?._id ?? ''}"`);
    expect(found).toContain(`"createdAt":"${held?.createdAt ?? ''}"`);
  });

  it('can be changed and found like any other then', async () => {
    await withKey();
    const [held] = await heldBack(product);
    await release(held?._id);
    const { headers } = await product.admin.get(list).query({ filter: JSON.stringify({ id: held?._id }) });
    expect(headers['content-range']).toMatch(/ 0-0\/1$/);
  });

  it('is answered the same under its key while it waits, and after it was released or deleted', async () => {
    const first = await withKey();
    const [held] = await heldBack(product);
    await release(held?._id);
    for (const again of [await withKey(), await send(product, path, body).set('Idempotency-Key', 'one tap')]) {
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect(await totalOf(product, create)).toBe(1);
    expect(await heldBack(product)).toEqual([]);

    const second = await withKey().set('Idempotency-Key', 'another');
    const [other] = await heldBack(product);
    expect((await remove(other?._id)).status).toBe(200);
    expect((await withKey().set('Idempotency-Key', 'another')).body).toEqual(second.body);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });

  it('is released once, also where two try at once', async () => {
    await withKey();
    const [held] = await heldBack(product);
    const statuses = (await Promise.all([release(held?._id), release(held?._id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await totalOf(product, create)).toBe(1);
    expect(await heldBack(product)).toEqual([]);
    expectError(await release(held?._id), 404);
  });

  it('is gone for good once it was deleted', async () => {
    await send(product, path, filled(body));
    const [held] = await heldBack(product);
    const { status, body: answer } = await remove(held?._id);
    expect([status, answer]).toEqual([200, { message: expect.stringMatching(/deleted/) as string }]);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(0);
    expectError(await remove(held?._id), 404);
  });
});

describe('a decision about what was held back', () => {
  const hold = async (name: string): Promise<string> => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
    return (await heldBack(product))[0]?._id ?? '';
  };

  it('leaves a line in the audit that names the record and nothing in it', async () => {
    const ids = [await hold('Canary'), await hold('Canary')];
    await release(ids[0]);
    await remove(ids[1]);
    const by = { who: ADMIN.email, entity: 'quarantine', result: 'done' };
    expect(await audited('released')).toEqual([expect.objectContaining({ ...by, recordId: ids[0] })]);
    expect(await audited('deleted')).toEqual([expect.objectContaining({ ...by, recordId: ids[1] })]);
    const seen = (await audited('viewed')) as { count: number }[];
    expect(seen[0]).toMatchObject(by);
    expect(JSON.stringify([...seen, await audited('released')])).not.toContain('Canary');
  });

  it('keeps of a deleted booking when its parent agreed, as of any other', async () => {
    const consent = { consentVersion: NOTICE_VERSION, consentLanguage: 'ta' };
    const booking = filled(aBooking('shadow-teacher', consent));
    await product.visitor.post('/shadow-teacher/add-booking').send(booking);
    await remove((await heldBack(product))[0]?._id);
    const proofs = await product.connection.collection('consentproofs').find().toArray();
    expect(proofs).toMatchObject([consent]);
  });

  answers404ForUnknownIds((id) => product.admin.put(`/quarantine/${id}/release`));
  answers404ForUnknownIds((id) => product.admin.delete(`/quarantine/${id}`));
});

describe('the quarantine', () => {
  const get = (query: Readonly<Record<string, string>>) => product.admin.get('/quarantine').query(query);
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const { status, body, headers } = await get(query);
    expect(status).toBe(200);
    const names = (body as SuspectedSpamRow[]).map(({ name, childName }) => name ?? childName);
    return { names, range: headers['content-range'] };
  };
  const fill = async (): Promise<void> => {
    for (const name of ['Banu', 'anne'])
      await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
    const booking = aBooking('readiness-teacher', { childName: 'Chitra' });
    await product.visitor.post('/readiness-teacher/add-booking').send(filled(booking));
  };

  it('is empty where there is nothing', async () => {
    expect(await list({ range: '[0,9]' })).toEqual({ names: [], range: 'quarantine */0' });
  });

  it('shows the newest first, in pages', async () => {
    await fill();
    expect(await list()).toEqual({ names: ['Chitra', 'anne', 'Banu'], range: 'quarantine 0-2/3' });
    expect(await list({ range: '[1,1]' })).toEqual({ names: ['anne'], range: 'quarantine 1-1/3' });
    expect((await list({ range: '[3,5]' })).range).toBe('quarantine */3');
  });

  it('is sorted by time and form, narrowed to a form, and looked through', async () => {
    await fill();
    expect((await list({ sort: '["createdAt","ASC"]' })).names).toEqual(['Banu', 'anne', 'Chitra']);
    expect((await list({ sort: '["createdAt","ASC"]', range: '[1,2]' })).names).toEqual(['anne', 'Chitra']);
    expect((await list({ filter: '{"what":"contact"}' })).names).toEqual(['anne', 'Banu']);
    expect((await list({ filter: '{"what":"readiness-teacher"}' })).names).toEqual(['Chitra']);
    expect((await list({ filter: '{"what":["contact","readiness-teacher"]}' })).names).toHaveLength(3);
    expect((await list({ filter: '{"what":"shadow-teacher"}' })).names).toEqual([]);
    expect((await list({ filter: '{"q":"CHIT"}' })).names).toEqual(['Chitra']);
    expect((await list({ filter: '{"q":".*"}' })).names).toEqual([]);
  });

  it('can be cleared by age, and clears nothing by itself', async () => {
    await fill();
    for (const name of ['bookings', 'contacts', 'courserequests']) {
      const indexes = await product.connection.collection(name).indexes();
      expect(indexes).toContainEqual(expect.objectContaining({ key: { suspectedSpam: 1, createdAt: -1, _id: -1 } }));
      expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
    }
  });

  it.each([
    { sort: '["name","ASC"]' },
    { sort: '["what","ASC"]' },
    { filter: '{"suspectedSpam":true}' },
    { filter: '{"idempotency.key":"x"}' },
    { filter: '{"name":{"$ne":null}}' },
    { filter: '{"what":{"$ne":null}}' },
    { range: '[2,1]' },
  ])('refuses %j', async (query) => {
    expectError(await get(query as unknown as Readonly<Record<string, string>>), 400);
  });
});
