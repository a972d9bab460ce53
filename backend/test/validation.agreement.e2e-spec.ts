import fc from 'fast-check';
import type { Test } from 'supertest';
import { BOOKING_FIELDS, BOOKING_KINDS, CONSENT_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { check, clean } from '#contract/check';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Rule, Rules } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';
import { REGISTRATION_FIELDS } from '#contract/users';
import { aCourse, aCv, aPortrait } from './factories/index.js';
import { anyValueFor } from './support/any-value.js';
import { sendForm } from './support/form.js';
import { type Product, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

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
      { rules: { ...PARENT_FIELDS, ...CONSENT_FIELDS, ...BOOKING_FIELDS[kind] }, send: post(`/${kind}/add-booking`) },
    ]),
  ),
};

/** What the web apps show beside the fields, in the order of the form. */
function shown(rules: Rules, fields: Fields): Record<string, string> {
  const faults = Object.entries(rules).flatMap(([field, rule]: [string, Rule]) => {
    const fault = check(rule, clean(rule, fields[field]));
    return fault === undefined ? [] : [[field, validationMessage(rule, fault)]];
  });
  return Object.fromEntries(faults) as Record<string, string>;
}

/** Seeded, so that every run tries the same values and a failure can be looked at. */
const RUNS = { seed: 20_260_101, numRuns: 25 };

describe('the server and the web apps', () => {
  const product = theProduct({}, false);
  beforeAll(() => product.admin.post('/course/addCourse').send(aCourse()));

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
