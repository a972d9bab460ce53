import { createHash } from 'node:crypto';
import { BOOKING_FIELDS, CONSENT_FIELDS, PARENT_FIELDS, SCHOOL_FIELDS } from '#contract/bookings';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_CHANNEL_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import { NOTICE_VERSION } from '#contract/notice';
import { OPEN_FIELDS } from '#contract/open-fields';
import { REGISTRATION_FIELDS } from '#contract/users';
import en from './messages/en/index.js';
import si from './messages/si/index.js';
import ta from './messages/ta/index.js';

/** Hashes of the texts of each version. A changed text needs a new version, added here; old lines stay. */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-21.2': 'a1dcda525de3adecf9b860d69d9bb89cb8724c6e7ad9d0f0f3f6a4b3f8942a4f',
  '2026-11-22': '30a3336c3235acb8e6e56ca8ce34accd8bdbe822035a91ff7101623d5340f88c',
  '2026-11-22.2': '38a49363fd992a1c4a17efa229ac186615f5133455b264e9826d149a37248214',
  '2026-11-22.3': '710cad476795e32fd378ea0e523465152b778d3c6629c7c5f1f70251136d568f',
  '2026-11-23': '97126f34636b2bf5f4d3c9eb07c6252faf0a236b295ebaa156ef8a5eb8d7e228',
  '2026-11-23.2': '2943b811789e602b91502eb39a5dd45bfd3b7ce4062abafd72ad946a4076e82d',
  '2026-11-26': 'f6510ff03f748ce47147d1b3826d5db54d1c4897d9b02fef042dbe8f0276716f',
  '2026-11-26.2': '3a0fd9f2e1372dcfe1a14c3fd3b9aceef2fe426447558cea60e8e08e8392df8f',
  '2026-11-27': '11f7376ef9148c1afd62fe4397b6adb99c0999f118fea13486f437ff2e3bea75',
  '2026-11-27.2': 'fd5dfc8c88f5a6f426dbbd79cac42a8cd833c44bd1e844054217dbf5f7c80be3',
  '2026-11-28': '6aef6eee503fc64ba25d5d08594d894c5cef250425e13e9993dfd7209a4143f4',
};

it('the privacy notice, its short form and the sentence a parent agrees to have the version of their texts', () => {
  const texts = [en, si, ta].map(({ privacy, notice, booking }) => [privacy, notice, booking.guardian]);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(hash).toBe(VERSIONS[NOTICE_VERSION]);
  expect(Object.keys(VERSIONS).at(-1)).toBe(NOTICE_VERSION);
});

/** The section of "Which details we keep" that covers each field of a public form: a new field needs an entry. */
const TOLD = {
  'About you': [
    'parentName',
    'parentPhone',
    'parentEmail',
    'bestTime',
    'callBack',
    'preferredStaff',
    'consentVersion',
    'consentLanguage',
  ],
  'About your child': [
    'childName',
    'childAge',
    'schoolGrade',
    'notAtSchool',
    'schoolName',
    'location',
    'schoolTimeDuration',
    'homeLocation',
    'requirementsNeeds',
    'childNeeds',
    'childCondition',
    'diagnosedCondition',
    'startingDate',
    'noOfsessionPerweek',
    'noOfdaysPerweek',
    'noOfhoursPerweek',
    'preschool',
    'noOfsessionPerweekOpen',
    'noOfdaysPerweekOpen',
    'noOfhoursPerweekOpen',
    'startingDateOpen',
  ],
  'About applicants': [
    'full_name',
    'home_address',
    'phone_number',
    'whatsapp_number',
    'email',
    'teacher_type',
    'password',
  ],
  'Messages and course requests': ['name', 'email', 'phone', 'noEmail', 'message', 'course'],
} as const;

it('the privacy notice tells of every field that a public form asks for', () => {
  const forms = [
    ...Object.values(BOOKING_FIELDS),
    PARENT_FIELDS,
    SCHOOL_FIELDS,
    OPEN_FIELDS,
    CONSENT_FIELDS,
    REGISTRATION_FIELDS,
    CONTACT_FIELDS,
    CONTACT_CHANNEL_FIELDS,
    COURSE_REQUEST_FIELDS,
    COURSE_REQUEST_CHANNEL_FIELDS,
  ];
  const asked = new Set(forms.flatMap((fields) => Object.keys(fields)));
  expect([...asked].sort()).toEqual([...new Set(Object.values(TOLD).flat())].sort());
  const parts = en.privacy.parts.categories.lines.map((line) => line.split(':')[0]);
  expect(parts).toEqual(expect.arrayContaining(Object.keys(TOLD)));
});
