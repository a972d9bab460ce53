import { createHmac } from 'node:crypto';
import type { Response, Test } from 'supertest';
import { BOOKING_FIELDS, BOOKING_KINDS, CONSENT_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import { checkField, cleanField } from '#contract/lists';
import type { Rule, Rules } from '#contract/rule';
import { REGISTRATION_FIELDS } from '#contract/users';
import { validationMessage } from '#contract/validation-message';
import fc from './support/seeded-fast-check.js';
import { derivedKey } from '../src/config/index.js';
import { aCourse, aCv, aMessage, aPortrait } from './factories/index.js';
import { anyValueFor } from './support/any-value.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { type Product, SECRET, theProduct } from './support/product.js';
import { ONE_OF_EACH_CREATE, PUBLIC_CREATES, type PublicCreate } from './support/public-creates.js';

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
    const key = await derivedKey({ JWT_SECRET: SECRET, DATA_DIR: '' }, 'idempotency fingerprint');
    const fingerprint = createHmac('sha256', key).update(JSON.stringify({ name, email, message })).digest('base64url');
    expect(kept).toMatchObject({ fingerprint });
  });

  it('expires by an index', async () => {
    const indexes = await product.connection.collection('idempotencykeys').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { until: 1 }, expireAfterSeconds: 0 }));
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
