import { readdirSync, readFileSync } from 'node:fs';
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
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { COURSE_FIELDS } from '#contract/courses';
import { CLOSING_FIELDS, DATA_REQUEST_FIELDS } from '#contract/data-requests';
import type { ValidationErrorCode } from '#contract/check';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { MESSAGES } from '#contract/messages';
import { FAILURES, manyTriesFromHere, REFUSALS, tooManyTries } from '#contract/refusals';
import { GOAL_CHANGE_FIELDS, GOAL_FIELDS } from '#contract/goals';
import {
  AVAILABILITY_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SERIES_END_FIELDS,
  SERIES_PLAN_FIELDS,
  SESSION_CANCEL_FIELDS,
  SESSION_CHANGE_FIELDS,
  SESSION_PLAN_FIELDS,
  TIME_OFF_FIELDS,
} from '#contract/plan-rules';
import { FAMILY_FIELDS } from '#contract/families';
import { DISTRICTS } from '#contract/sri-lanka';
import { NOTE_FIELDS } from '#contract/notes';
import { LANGUAGE_FIELDS } from '#contract/outbox';
import { ERASURE_FIELDS, PERSON_FIELDS } from '#contract/people';
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
import { english, TRANSLATIONS } from '.';
import { PAGES } from '../config/resources';
import { account, accountForms } from './account';
import { audit } from './audit';
import { dashboard } from './dashboard';
import { families, familyForms } from './families';
import { labelsOf } from './labels';
import { plans } from './plans';
import { textsOf } from './translated';

/** Of every form: what is wrong in one is said in the language of the app. */
const FORMS = {
  BOOKING_FIELDS: Object.assign({}, ...BOOKING_KINDS.map((kind) => BOOKING_FIELDS[kind])) as Rules,
  SCHOOL_FIELDS,
  PARENT_FIELDS,
  CALLER_FIELDS,
  LANGUAGE_FIELDS,
  ENTERED_FIELDS,
  ASSIGNMENT_FIELDS,
  TEACHER_PROFILE_FIELDS,
  files: { profilePicture: PROFILE_PICTURE, greeting: GREETING },
  SERVICE_FIELDS,
  CONTACT_ANSWER_FIELDS,
  COURSE_FIELDS,
  VACANCY_FIELDS,
  ANNOUNCEMENT_FIELDS,
  NOTE_FIELDS,
  PERSON_FIELDS,
  ERASURE_FIELDS,
  DATA_REQUEST_FIELDS,
  FAMILY_FIELDS,
  families: { ...FAMILY_FIELDS.contacts.of, bornYear: FAMILY_FIELDS.children.of.bornYear },
  children: { name: FAMILY_FIELDS.children.of.name },
  CLOSING_FIELDS,
  APPLICANT_FIELDS,
  INVITATION_FIELDS,
  OFFICE_OWN_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  // What the form asks of a password here, and what the server answers to one that is easy to guess.
  passwords: { new: { ...PASSWORD_CHANGE_FIELDS.password, min: ADMIN_PASSWORD.min }, own: ADMIN_PASSWORD },
  CODE_FIELDS,
  SECOND_FACTOR_REMOVAL_FIELDS,
  // The pages of plans have fields of their own; the server says what is wrong.
  AVAILABILITY_FIELDS,
  TIME_OFF_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SERIES_PLAN_FIELDS,
  SERIES_END_FIELDS,
  SESSION_PLAN_FIELDS,
  SESSION_CHANGE_FIELDS,
  SESSION_CANCEL_FIELDS,
  GOAL_FIELDS,
  GOAL_CHANGE_FIELDS,
} satisfies Record<string, Rules>;

/** Nobody fills these in here: they are shown, or part of an export. */
const SHOWN = [
  'AUDIT_FIELDS',
  'CONSENT_FIELDS',
  'CONTACT_CHANNEL_FIELDS',
  'CONTACT_FIELDS',
  'COURSE_REQUEST_FIELDS',
  'OPEN_FIELDS',
  'OUTBOX_FIELDS',
  'SUSPECTED_SPAM_FIELDS',
];

/** Without those of errors that cannot happen: a text may be as short as it likes, or have several lines. */
/** The errors of rules that no form of the site has. */
const OFFICE_CODES: Partial<Record<Rule['type'], readonly ValidationErrorCode[]>> = {
  choices: ['missing', 'notListed'],
  ids: ['missing', 'notId'],
  list: ['missing'],
  day: ['missing'],
  time: ['missing'],
};
const codesOf = (rule: Rule) => OFFICE_CODES[rule.type] ?? errorCodesOf(rule);

const validationMessages = Object.values<Rules>(FORMS)
  .flatMap((rules) => Object.values(rules))
  .flatMap((rule) =>
    codesOf(rule)
      .filter((code) => (code !== 'tooShort' || 'min' in rule) && (code !== 'oneLine' || !('lines' in rule)))
      .map((code) => validationMessage(rule, code)),
  );

/** Of react-admin's own texts those that this app shows. */
const { action, boolean, message, navigation, notification, sort } = english.ra;

const TEXTS = textsOf([
  { ...english, ra: { action, boolean, message, navigation, notification, sort } },
  plans,
  dashboard,
  audit,
  families,
  familyForms,
  account,
  accountForms,
  labelsOf(ANNOUNCEMENT_FIELDS),
  Object.values(PAGES).map(({ label }) => label),
  MESSAGES,
  REFUSALS,
  FAILURES,
  [tooManyTries, manyTriesFromHere].flatMap((say) => [say(1), say(2).replace('2', '%{minutes}')]),
  validationMessages,
]);

const placeholders = (text: string) => (text.match(/%\{\w+\}/g) ?? []).sort();

it('looks at the rules of every form', () => {
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|^messages\//.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'));
  const used = new Set(files.flatMap((file) => file.match(/\b[A-Z_]+_FIELDS\b/g) ?? []));
  expect([...used].filter((name) => !(name in FORMS) && !SHOWN.includes(name))).toEqual([]);
});

const languages = Object.entries(TRANSLATIONS).map(
  async ([name, load]) => [name, (await load()).translations] as const,
);

describe.each(await Promise.all(languages))('the %s of the app', (_language, translations) => {
  it('has every text', () => {
    expect(TEXTS.filter((text) => translations[text] === undefined)).toEqual([]);
  });

  it('has no unused text', () => {
    expect(Object.keys(translations).filter((text) => !TEXTS.includes(text))).toEqual([]);
  });

  it('says that a request is open, not that it shall be opened', () => {
    expect(translations['Open again']).not.toContain(translations['Open']);
  });

  it('names every district', () => {
    expect(DISTRICTS.filter((district) => (translations[district] ?? district) === district)).toEqual([]);
  });

  it('has the same placeholders and as many plural forms', () => {
    const wrong = Object.entries(translations).filter(
      ([text, translation]) =>
        String(placeholders(text.split('||||')[0] ?? '')) !==
          String(placeholders(translation.split('||||')[0] ?? '')) ||
        text.split(' |||| ').length !== translation.split(' |||| ').length,
    );
    expect(wrong).toEqual([]);
  });
});

/** docs/terms.md: பதிவு alone is the registration of a teacher, and a recording. */
it('calls a booking in Tamil what the public site calls it', async () => {
  const { translations } = await import('./ta');
  const wrong = Object.entries(translations).filter(
    ([text, translation]) => /\bbookings?\b/i.test(text) && /(?<!முன்)பதிவ/.test(translation),
  );
  expect(wrong).toEqual([]);
});
