import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { Response, Test } from 'supertest';
import { BOOKING_FIELDS, BOOKING_KINDS, CONSENT_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import { checkField, cleanField } from '#contract/lists';
import type { Rule, Rules } from '#contract/rule';
import { REGISTRATION_FIELDS } from '#contract/users';
import { validationMessage } from '#contract/validation-message';
import { derivedKey } from '../src/config/index.js';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aPdf, aPortrait, aRegistration } from './factories/index.js';
import { anyValueFor } from './support/any-value.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { type Product, SECRET, theProduct } from './support/product.js';
import { ONE_OF_EACH_CREATE, PUBLIC_CREATES, type PublicCreate } from './support/public-creates.js';
import { anApplicant, type Applicant } from './support/registration.js';
import { keptFiles } from './support/uploads.js';

const product = theProduct();

describe.each(ONE_OF_EACH_CREATE)('the same submission to $path', (create: PublicCreate) => {
  const { path, list, bodies, send, before } = create;
  const [body, otherBody] = bodies;
  beforeEach(() => before?.(product));
  const submit = (key: string, sent = body, to = path): Test => send(product, to, sent).set('Idempotency-Key', key);
  const total = async (): Promise<string | undefined> => {
    const { headers } = await product.admin.get(list).query({ range: '[0,0]' });
    return headers['content-range']?.split('/')[1];
  };
  const created = async (answer: PromiseLike<Response>): Promise<unknown> => {
    const { status, body: content } = await answer;
    expect(status).toBe(201);
    return content as unknown;
  };

  it('is answered again with its key, and stored once', async () => {
    const first = await created(submit('one tap'));
    expect(await created(submit('one tap'))).toEqual(first);
    expect(await created(submit('one tap'))).toEqual(first);
    expect(await total()).toBe('1');
  });

  it.each([2, 10])('is stored once when it comes %i times at the same moment', async (times) => {
    const answers = await Promise.all(Array.from({ length: times }, () => created(submit('a double tap'))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await total()).toBe('1');
  });

  it('is refused with its key and another body', async () => {
    await created(submit('one key'));
    expectError(await submit('one key', otherBody), 422);
    expect(await total()).toBe('1');
    await created(submit('one key'));
  });

  it('leaves one of two bodies with one key at the same moment', async () => {
    const answers = await Promise.all([submit('one key'), submit('one key', otherBody)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await total()).toBe('1');
  });

  it('is another one with another key, or to another route', async () => {
    await created(submit('first'));
    await created(submit('second', otherBody));
    expect(await total()).toBe('2');
    const elsewhere = PUBLIC_CREATES.find((other) => other.path !== path && !other.before) ?? create;
    const [there] = elsewhere.bodies;
    await created(elsewhere.send(product, elsewhere.path, there).set('Idempotency-Key', 'first'));
    expect(await total()).toBe('2');
  });

  it('is the same one however its path is written', async () => {
    const first = await created(submit('one tap'));
    for (const same of [path.toUpperCase(), `${path}/`, `${path}?again=1`]) {
      expect(await created(submit('one tap', body, same))).toEqual(first);
    }
    expect(await total()).toBe('1');
  });

  it('may have a key of 255 characters and no more', async () => {
    await created(submit('k'.repeat(255)));
    await created(submit('k'.repeat(255)));
    const answer = await submit('k'.repeat(256), otherBody);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/255/) as unknown });
    expect((await submit('k'.repeat(10_000), otherBody)).status).toBe(400);
    expect(await total()).toBe('1');
  });

  it('may be corrected under its key when it was refused', async () => {
    const [field = ''] = Object.keys(body);
    expect((await submit('one form', { ...body, [field]: '' })).status).toBe(400);
    await created(submit('one form'));
    expect(await total()).toBe('1');
  });

  it('is recognised by its content, not by its formatting', async () => {
    const first = await created(submit('one tap'));
    const turned = Object.fromEntries(Object.entries(body).reverse());
    expect(await created(submit('one tap', { ...turned, somethingElse: 'dropped' }))).toEqual(first);
  });

  it('is a new one after a day, when the key has expired', async () => {
    const keys = product.connection.collection('idempotencykeys');
    await created(submit('one tap'));
    const [kept] = await keys.find().toArray();
    expect(Number(kept?.['until']) - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
    expect(Number(kept?.['until']) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    // As the index on `until` does then.
    await keys.deleteMany({});
    await created(submit('one tap', otherBody));
    expect(await total()).toBe('2');
  });

  it('stores its key as a hash only', async () => {
    await created(submit('a canary of a key'));
    for (const collection of (await product.connection.db?.collections()) ?? []) {
      expect(JSON.stringify(await collection.find().toArray())).not.toContain('canary');
    }
  });
});

describe('the fingerprint of a submission', () => {
  it('cannot be computed without our key', async () => {
    const { name, email, message } = aMessage();
    await product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'one tap').send(aMessage());
    const [kept] = await product.connection.collection('idempotencykeys').find().toArray();
    const key = derivedKey(SECRET, 'idempotency fingerprint');
    const fingerprint = createHmac('sha256', key).update(JSON.stringify({ name, email, message })).digest('base64url');
    expect(kept).toMatchObject({ fingerprint });
  });

  it('expires by an index', async () => {
    const indexes = await product.connection.collection('idempotencykeys').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { until: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('a submission without a key', () => {
  it.each(PUBLIC_CREATES.filter(({ path }) => path !== '/user/create'))(
    'to $path is stored each time',
    async (create) => {
      const { path, list, bodies, send, before } = create;
      await before?.(product);
      const answers = [await send(product, path, bodies[0]), await send(product, path, bodies[0])];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { headers } = await product.admin.get(list);
      expect(headers['content-range']).toMatch(/\/2$/);
    },
  );
});

const KEY = { 'Idempotency-Key': 'one tap' };

describe('a submission with a key', () => {
  it.each(BOOKING_KINDS)('for a %s is answered as before after its booking was changed', async (kind) => {
    const submit = () => product.visitor.post(`/${kind}/add-booking`).set(KEY).send(aBooking(kind));
    const first = await submit();
    const { bookingId } = first.body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved', childName: 'Other' });
    expect((await submit()).body).toEqual(first.body);
    expect((await product.admin.get(`/${kind}/view-booking`)).body).toMatchObject([{ status: 'Approved' }]);
  });

  it('is stored once among many at the same moment, whatever becomes of the others', async () => {
    const submit = (key: string, name: string) =>
      product.visitor.post('/contact/addcontact').set('Idempotency-Key', key).send(aMessage({ name }));
    await submit('deleted', 'Deleted');
    const [{ _id }] = (await product.admin.get('/contact/getcontact')).body as [{ _id: string }];
    await product.admin.delete(`/contact/deletecontact/${_id}`);
    const first = await submit('known', 'Known');
    const answers = await Promise.all([
      submit('one', 'One'),
      submit('two', 'Two'),
      submit('known', 'Known'),
      submit('known', 'Another body'),
      submit('deleted', 'Deleted'),
      submit('three', 'Three'),
      submit('three', 'Three'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 422, 201, 201, 201]);
    expect(answers[2].body).toEqual(first.body);
    expect(answers[6].body).toEqual(answers[5].body);
    const kept = (await product.admin.get('/contact/getcontact')).body as { name: string }[];
    expect(kept.map(({ name }) => name).sort()).toEqual(['Known', 'One', 'Three', 'Two']);
  });

  it('creates nothing again after an administrator deleted its record', async () => {
    const submit = () => product.visitor.post('/contact/addcontact').set(KEY).send(aMessage());
    const first = await submit();
    const { body } = await product.admin.get('/contact/getcontact');
    const [{ _id }] = body as [{ _id: string }];
    await product.admin.delete(`/contact/deletecontact/${_id}`);
    const again = await submit();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await product.admin.get('/contact/getcontact')).body).toEqual([]);
  });

  it('is answered as before when its course has another name by now, and refused with another body', async () => {
    const course = (await product.admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
    const submit = (name: string) =>
      product.visitor.post('/course/add-course-requests').set(KEY).send(aCourseRequest({ name }));
    const first = await submit('Anula');
    expect(first.status).toBe(201);
    await product.admin.put(`/course/updateCourse/${course._id}`).send({ title: 'Another title' });
    const again = await submit('Anula');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expectError(await submit('Malini'), 422);
  });

  it('in another language gets the first answer, its private address included', async () => {
    const submit = (language: string) =>
      product.visitor.post('/contact/addcontact').set(KEY).send(aMessage({ language }));
    const first = await submit('ta');
    expect(first.body).toMatchObject({ followUp: expect.stringContaining('/ta/booking-status#') as string });
    expect((await submit('si')).body).toEqual(first.body);
  });

  describe('and a CV', () => {
    const fields = aRegistration();
    const submit = (content = aPdf()) =>
      sendForm(product.visitor.post('/user/create').set(KEY), fields, aCv({ content }));

    it('is answered as pending, as it was, after it was approved', async () => {
      const first = await submit();
      const { _id } = (first.body as { user: Applicant }).user;
      await product.admin.put(`/user/${_id}/update`).send({ status: 'approved', full_name: 'Other' });
      const again = await submit();
      expect([again.status, again.body]).toEqual([201, first.body]);
    });

    it('leaves one file, which the answer names, however often it comes', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => submit()));
      const names = answers.map(({ body }) => (body as { user: Applicant }).user.cv);
      expect(new Set(names).size).toBe(1);
      await submit();
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
      expect((await product.admin.get(`/file/${names[0] ?? ''}`)).status).toBe(200);
    });

    it('is another one with another CV', async () => {
      expect((await submit()).status).toBe(201);
      expectError(await submit(aPdf('another')), 422);
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    });

    it('is another one with an address that somebody else has', async () => {
      await anApplicant(product, { email: 'other@example.org' });
      expect((await submit()).status).toBe(201);
      const other = { ...fields, email: 'other@example.org' };
      expectError(await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv()), 422);
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 2, chunks: 2 });
    });

    it('is the same one with another password: no secret is remembered to tell them apart', async () => {
      const first = await submit();
      const other = { ...fields, password: 'another long password' };
      const again = await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv());
      expect([again.status, again.body]).toEqual([201, first.body]);
      const login = (password = '') => product.visitor.post('/user/login').send({ email: fields['email'], password });
      expect((await login(fields['password'])).status).toBe(200);
      expectError(await login(other.password), 401);
    });

    it.each(['full_name', 'home_address', 'teacher_type'])('is another one with another %s', async (field) => {
      expect((await submit()).status).toBe(201);
      const other = { ...fields, [field]: field === 'teacher_type' ? 'Counselor' : 'Other' };
      expectError(await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv()), 422);
    });
  });
});

type Fields = Record<string, unknown>;
interface Form {
  readonly rules: Rules;
  readonly send: (product: Product, fields: Fields) => Test;
  /** What the transport can carry of a value: JSON unless this says otherwise. */
  readonly carried?: (value: unknown) => unknown;
  /** What is sent besides and always right. */
  readonly besides?: Fields;
}

const asJson = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
/** Forms carry text alone, as UTF-8. */
const asText = (value: unknown): unknown => {
  if (value === undefined) return value;
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('utf8');
};

const post =
  (path: string): Form['send'] =>
  ({ visitor }, fields) =>
    visitor.post(path).send(fields);
const { course: _course, ...REQUEST_TYPED } = COURSE_REQUEST_FIELDS;

const FORMS: Readonly<Record<string, Form>> = {
  message: { rules: CONTACT_FIELDS, send: post('/contact/addcontact') },
  'request for a course': {
    rules: REQUEST_TYPED,
    send: post('/course/add-course-requests'),
    besides: { course: aCourse()['title'] },
  },
  course: { rules: COURSE_FIELDS, send: ({ admin }, fields) => admin.post('/course/addCourse').send(fields) },
  'teacher detail': {
    rules: TEACHER_PROFILE_FIELDS,
    send: ({ admin }, fields) => sendForm(admin.post('/category/adddetails'), fields, aPortrait()),
    carried: asText,
  },
  registration: {
    rules: REGISTRATION_FIELDS,
    send: ({ visitor }, fields) => sendForm(visitor.post('/user/create'), fields, aCv()),
    carried: asText,
  },
  ...Object.fromEntries(
    BOOKING_KINDS.map((kind): [string, Form] => [
      kind,
      { rules: { ...PARENT_FIELDS, ...BOOKING_FIELDS[kind], ...CONSENT_FIELDS }, send: post(`/${kind}/add-booking`) },
    ]),
  ),
};

/** What the web apps show beside the fields, in the order of the form. */
function shown(rules: Rules, fields: Fields): Record<string, string> {
  const faults = Object.entries(rules).flatMap(([field, rule]: [string, Rule]) => {
    const fault = checkField(rule, cleanField(rule, fields[field]));
    return fault === undefined ? [] : [[field, validationMessage(rule, fault)]];
  });
  return Object.fromEntries(faults) as Record<string, string>;
}

/** Seeded, so that every run tries the same values and a failure can be looked at. */
const RUNS = { seed: 20_260_101, numRuns: 25 };

describe('the server and the web apps', () => {
  beforeEach(() => product.admin.post('/course/addCourse').send(aCourse()));

  it.each(Object.entries(FORMS))(
    'say the same of any %s',
    async (_, { rules, send, carried = asJson, besides }) => {
      const values = Object.entries(rules).map(([field, rule]) => [field, anyValueFor(rule).map(carried)] as const);
      const anyFields = fc.record(Object.fromEntries(values), { requiredKeys: [] });
      const saysTheSame = async (fields: Fields): Promise<void> => {
        const errors = shown(rules, fields);
        const answer = await send(product, { ...besides, ...fields });
        if (Object.keys(errors).length > 0) expectError(answer, 400, errors);
        // An e-mail address that came before is refused for another reason.
        else expect([201, 409]).toContain(answer.status);
      };
      await fc.assert(fc.asyncProperty(anyFields, saysTheSame), RUNS);
    },
    60_000,
  );
});
