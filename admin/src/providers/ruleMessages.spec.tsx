import { renderHook } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import type { PropsWithChildren } from 'react';
import { I18nContext } from 'react-admin';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_FIELDS,
  BOOKING_KINDS,
  CALLER_FIELDS,
  ENTERED_FIELDS,
  PARENT_FIELDS,
  SCHOOL_FIELDS,
} from '#contract/bookings';
import { GREETING, PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { ValidationErrorCode } from '#contract/check';
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { COURSE_FIELDS } from '#contract/courses';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { CLOSING_FIELDS, DATA_REQUEST_FIELDS } from '#contract/data-requests';
import { FAMILY_FIELDS } from '#contract/families';
import { GOAL_CHANGE_FIELDS, GOAL_FIELDS } from '#contract/goals';
import { LANGUAGE_FIELDS, LANGUAGES } from '#contract/languages';
import { NOTE_FIELDS } from '#contract/notes';
import { ERASURE_FIELDS, PERSON_FIELDS } from '#contract/people';
import {
  AVAILABILITY_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SERIES_END_FIELDS,
  SERIES_PAUSE_FIELDS,
  SERIES_PLAN_FIELDS,
  SESSION_CANCEL_FIELDS,
  SESSION_CHANGE_FIELDS,
  SESSION_PLAN_FIELDS,
  STAFF_ACCOUNT_FIELDS,
  TIME_OFF_FIELDS,
} from '#contract/plan-rules';
import { REFUSALS } from '#contract/refusals';
import type { Rule, Rules } from '#contract/rule';
import { SERVICE_FIELDS } from '#contract/services';
import {
  ADMIN_PASSWORD,
  APPLICANT_FIELDS,
  CODE_FIELDS,
  INVITATION_FIELDS,
  OFFICE_OWN_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  SECOND_FACTOR_REMOVAL_FIELDS,
} from '#contract/users';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { errorCodesOf, validationMessage } from '#contract/validation-message';
import { bookingResource } from '../config/resources';
import { i18nProvider } from '../messages';
import '../messages/account';
import '../messages/dashboard';
import '../resources/plans/usePlansTranslate';
import '../messages/families';
import '../messages/people';
import { useFieldErrors } from './ruleMessages';

const bookingForms = {
  SCHOOL_FIELDS,
  PARENT_FIELDS,
  CALLER_FIELDS,
  ENTERED_FIELDS,
  ASSIGNMENT_FIELDS,
  LANGUAGE_FIELDS,
};

/** The rules of every form, by the resource whose messages label its fields. */
const FORMS: Readonly<Record<string, Readonly<Record<string, Rules>>>> = {
  ...Object.fromEntries(
    BOOKING_KINDS.map((kind) => [bookingResource(kind), { ...bookingForms, BOOKING_FIELDS: BOOKING_FIELDS[kind] }]),
  ),
  account: { OFFICE_OWN_FIELDS, PASSWORD_CHANGE_FIELDS },
  'admin-accounts': { INVITATION_FIELDS, LANGUAGE_FIELDS },
  alldetails: { TEACHER_PROFILE_FIELDS, files: { profilePicture: PROFILE_PICTURE, greeting: GREETING } },
  announcement: { ANNOUNCEMENT_FIELDS },
  courses: { COURSE_FIELDS },
  'family-list': { FAMILY_FIELDS },
  'family-list-children': { children: FAMILY_FIELDS.children.of },
  'family-list-contacts': { contacts: FAMILY_FIELDS.contacts.of },
  getcontact: { CONTACT_ANSWER_FIELDS },
  notes: { NOTE_FIELDS },
  'people-list': { PERSON_FIELDS, ERASURE_FIELDS },
  // The pages of plans have fields of their own; the server says what is wrong.
  plans: {
    AVAILABILITY_FIELDS,
    GOAL_FIELDS,
    HOLIDAY_CORRECTION_FIELDS,
    SERIES_END_FIELDS,
    SERIES_PLAN_FIELDS,
    SESSION_CHANGE_FIELDS,
    SESSION_PLAN_FIELDS,
    STAFF_ACCOUNT_FIELDS,
    TIME_OFF_FIELDS,
    // Their other fields are choices, with nothing to type.
    GOAL_CHANGE_FIELDS: { closedBecause: GOAL_CHANGE_FIELDS.closedBecause },
    SERIES_PAUSE_FIELDS: { reason: SERIES_PAUSE_FIELDS.reason },
    SESSION_CANCEL_FIELDS: { reason: SESSION_CANCEL_FIELDS.reason },
  },
  prices: { SERVICE_FIELDS },
  'privacy-requests': { DATA_REQUEST_FIELDS, CLOSING_FIELDS },
  'second-factor': { CODE_FIELDS },
  'second-factor-removal': { SECOND_FACTOR_REMOVAL_FIELDS },
  'user-list': { APPLICANT_FIELDS },
  vacancies: { VACANCY_FIELDS },
};

/** Nobody fills these in here: they are shown, or part of an export. */
const SHOWN = [
  'AUDIT_FIELDS',
  'CONSENT_FIELDS',
  'CONTACT_CHANNEL_FIELDS',
  'CONTACT_FIELDS',
  'COURSE_REQUEST_FIELDS',
  'OPEN_FIELDS',
  'MESSAGE_FIELDS',
  'SERIES_FIELDS',
  'SUSPECTED_SPAM_FIELDS',
];

/** Errors of rules that no form of the site has. */
const OFFICE_CODES: Partial<Record<Rule['type'], readonly ValidationErrorCode[]>> = {
  choices: ['missing', 'notListed'],
  ids: ['missing', 'notId'],
  list: ['missing'],
  day: ['missing'],
  time: ['missing'],
};

/** Without those that cannot happen: what may be left out, a text of any length, or of several lines. */
const codesOf = (rule: Rule) =>
  (OFFICE_CODES[rule.type] ?? errorCodesOf(rule)).filter(
    (code) =>
      (code !== 'missing' || !rule.optional || rule.message) &&
      (code !== 'tooShort' || 'min' in rule) &&
      (code !== 'oneLine' || !('lines' in rule)),
  );

/** A field with a sentence the server may say of it. */
const CASES = Object.entries(FORMS).flatMap(([form, constants]) =>
  Object.values(constants).flatMap((rules) =>
    Object.entries(rules).flatMap(([field, rule]) =>
      [rule, ...(rule.type === 'password' ? [ADMIN_PASSWORD] : [])].flatMap((one) =>
        codesOf(one).map((code) => ({ form, rules, field, sentence: validationMessage(one, code) })),
      ),
    ),
  ),
);

/** What is written the same in all languages. */
const NAMES = /WhatsApp|JPEG|PNG|WebP|GIF|AVIF|HEIC|Share|Export|MP3|M4A|OGG|MB|https?/g;

const wrapper = ({ children }: PropsWithChildren) => (
  <I18nContext.Provider value={i18nProvider}>{children}</I18nContext.Provider>
);
function inWords(form: string, rules: Rules, field: string, sentence: string): string {
  const { result, unmount } = renderHook(() => useFieldErrors(rules, form), { wrapper });
  const said = result.current({ [field]: sentence })?.[field] ?? '';
  unmount();
  return said;
}

it('looks at the rules of every form', () => {
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|^messages\//.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'));
  const used = new Set(files.flatMap((file) => file.match(/\b[A-Z_]+_FIELDS\b/g) ?? []));
  const known = [...SHOWN, ...Object.values(FORMS).flatMap(Object.keys)];
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(LANGUAGES)('what the server says of fields, in %s', (language) => {
  beforeAll(() => i18nProvider.changeLocale(language));
  afterAll(() => i18nProvider.changeLocale('en'));

  const isForeign = (text: string) => text === '' || (language !== 'en' && /[A-Za-z]/.test(text.replace(NAMES, '')));

  it('is said of every field, with its name and limits', () => {
    const said = CASES.map(
      ({ form, rules, field, sentence }) => [field, inWords(form, rules, field, sentence)] as const,
    );
    expect(said.filter(([, text]) => /%\{|undefined/.test(text) || isForeign(text))).toEqual([]);
  });

  it('is said of every refusal', () => {
    const said = Object.values(REFUSALS).map((sentence) => inWords('account', {}, 'email', sentence));
    expect(said.filter(isForeign)).toEqual([]);
  });
});

describe('in English', () => {
  const about = [...BOOKING_KINDS.map(bookingResource), 'user-list', 'admin-accounts'] as string[];
  const said = () =>
    CASES.filter(({ form }) => about.includes(form)).map(
      ({ form, rules, field, sentence }) => [form, field, inWords(form, rules, field, sentence)] as const,
    );

  it('the office reads about families and applicants, who are not at the keyboard', () => {
    expect(said().filter(([, , text]) => /\byou/i.test(text))).toEqual([]);
  });

  it.each([
    ['shadow-teacher', 'childName', "Enter your child's name.", "Enter the child's name."],
    ['shadow-teacher', 'childAge', "Enter your child's age as a number.", "Enter the child's age as a number."],
    [
      'shadow-teacher',
      'requirementsNeeds',
      'Enter what you would like from us.',
      'Enter what the parent would like from us.',
    ],
    [
      'shadow-teacher',
      'childNeeds',
      "Your child's needs must be 2000 characters or fewer.",
      "Child's needs must be 2000 characters or fewer.",
    ],
  ] as const)('of a booking for a %s, the field %s', (kind, field, sentence, expected) => {
    expect(inWords(bookingResource(kind), BOOKING_FIELDS[kind], field, sentence)).toBe(expected);
  });

  it('a day is asked for as a person writes one, not as a program does', () => {
    const sentence = 'Please enter a real day, written as YYYY-MM-DD.';
    expect(inWords('plans', TIME_OFF_FIELDS, 'from', sentence)).toBe('Please enter a real day: day, month and year.');
  });

  it.each([
    ['user-list', APPLICANT_FIELDS, 'full_name', 'Enter your full name.', 'Enter the full name.'],
    ['account', OFFICE_OWN_FIELDS, 'full_name', 'Enter your full name.', 'Enter your full name.'],
  ])('of the form %s', (form, rules, field, sentence, expected) => {
    expect(inWords(form, rules, field, sentence)).toBe(expected);
  });
});
