import {
  BOOKING_KINDS,
  BOOKING_STATUSES,
  type BOOKING_FIELDS,
  type BookingKind,
  type SCHOOL_FIELDS,
} from '#contract/bookings';
import { CONTACT_STATUSES } from '#contract/contacts';
import { REQUEST_STATUSES } from '#contract/courses';
import { NOTICE_VERSION } from '#contract/notice';
import { DECISION_MESSAGES, type MessageTemplate } from '#contract/messages';
import { LANGUAGES, type Language } from '#contract/languages';
import type { Values } from '#contract/rule';
import { DAY_MS, daysFromNow } from '#contract/sri-lanka';
import { type APPLICANT_FIELDS, TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import type { SubjectEntity } from '#contract/subjects';
import { COURSES } from './offers.js';
import { APPLICANTS, FAMILIES, WORDS } from './words.js';

/** A record of a living provider: when it came, what became of it, and whether its person knows. */
export interface DemoRecord {
  readonly entity: SubjectEntity;
  readonly kind?: BookingKind;
  readonly status: string;
  readonly language: Language;
  readonly daysAgo: number;
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly fields: object;
  /** The message that tells the decision; a record that still waits has none. */
  readonly template: MessageTemplate | undefined;
  readonly params?: Readonly<Record<string, string>>;
  /** The reason why the family no longer wants it. */
  readonly cancelled?: string;
}

/** The message that tells each decision. */
const TELLS: Readonly<Record<SubjectEntity, Readonly<Partial<Record<string, MessageTemplate>>>>> = {
  ...DECISION_MESSAGES,
  contact: { answered: 'contact-answered' },
};

/** Nobody has such a number. Every second person has an e-mail address too. */
function contactDetailsOf(language: Language, index: number) {
  const number = `${LANGUAGES.indexOf(language) + 1}${String(index + 1).padStart(2, '0')}`;
  return { phone: `0700000${number}`, ...(index % 2 === 0 && { email: `family${number}@parent.example` }) };
}

function familyOf(language: Language, index: number) {
  const all = FAMILIES[language];
  const [name, child, place] = all[index % all.length] ?? all[0];
  return { name, child, place, ...contactDetailsOf(language, index % all.length) };
}

type Asked<K extends BookingKind> = Values<(typeof BOOKING_FIELDS)[K]> & Values<typeof SCHOOL_FIELDS>;
type OfKind = { readonly [K in BookingKind]: Omit<Asked<K>, 'childName' | 'startingDate'> };

/** Answers the questions of each kind of booking in the words of a language. */
function answersOf(language: Language, place: string): OfKind {
  const { wishes, needs: childNeeds, condition: childCondition, diagnosis, school } = WORDS[language];
  const wish = (kind: BookingKind) => ({ requirementsNeeds: wishes[kind] });
  return {
    'shadow-teacher': {
      ...wish('shadow-teacher'),
      childAge: 8,
      schoolGrade: 3,
      schoolName: school,
      location: place,
      schoolTimeDuration: '7.30 – 13.30',
      childNeeds,
      diagnosedCondition: diagnosis,
    },
    'special-need-teacher': {
      ...wish('special-need-teacher'),
      childAge: 7,
      schoolGrade: 2,
      homeLocation: place,
      noOfsessionPerweek: 2,
      childNeeds,
    },
    'readiness-teacher': {
      ...wish('readiness-teacher'),
      childAge: 5,
      notAtSchool: true,
      homeLocation: place,
      noOfdaysPerweek: 4,
      noOfhoursPerweek: 8,
      childNeeds,
      diagnosedCondition: diagnosis,
    },
    'counselling-teacher': {
      ...wish('counselling-teacher'),
      childAge: 14,
      schoolGrade: 9,
      noOfsessionPerweek: 1,
      childCondition,
    },
    'therapy-session-teacher': {
      ...wish('therapy-session-teacher'),
      childAge: 9,
      schoolGrade: 4,
      noOfsessionPerweek: 2,
      childCondition,
    },
  };
}

/** A day as records keep it, two weeks and more after a booking came. */
const startAfter = (daysAgo: number): Date =>
  new Date(Math.floor(daysFromNow(20 - daysAgo).getTime() / DAY_MS) * DAY_MS);

/** Every kind in every status and language: what waits came in the last days, what is decided in eight weeks. */
const BOOKINGS = BOOKING_KINDS.flatMap((kind, k) =>
  BOOKING_STATUSES.flatMap((status, s) =>
    LANGUAGES.map((language, l): DemoRecord => {
      const isWaiting = TELLS.booking[status] === undefined;
      const daysAgo = isWaiting ? k * 2 + l * 0.4 : 3 + (k * 2 + s) * 4.8 + l * 1.4;
      const { name, child, place, ...contact } = familyOf(language, k * 2 + s);
      const isEntered = isWaiting && k === 1 && l === 1;
      return {
        entity: 'booking',
        kind,
        status,
        language,
        daysAgo,
        name,
        ...contact,
        template: TELLS.booking[status],
        ...(status === 'Rejected' && k === 2 && { cancelled: WORDS[language].cancelled }),
        fields: {
          ...answersOf(language, place)[kind],
          kind,
          childName: child,
          parentName: name,
          parentPhone: contact.phone,
          parentEmail: contact.email,
          consentVersion: NOTICE_VERSION,
          consentLanguage: language,
          ...(isEntered && {
            consentBy: 'phone',
            recordedBy: 'office@onestep.example',
          }),
          ...(kind !== 'counselling-teacher' && { startingDate: startAfter(daysAgo) }),
        },
      };
    }),
  ),
);

const REQUESTS = REQUEST_STATUSES.flatMap((status, s) =>
  LANGUAGES.map((language, l): DemoRecord => {
    const { name, child: _child, place: _place, ...contact } = familyOf(language, s);
    const { title: course } = COURSES[(s + l) % COURSES.length] ?? COURSES[0];
    const daysAgo = s * 7 + l * 2 + 0.5;
    return {
      entity: 'course-request',
      status,
      language,
      daysAgo,
      name,
      ...contact,
      template: TELLS['course-request'][status],
      params: { course },
      fields: {
        name,
        ...contact,
        course,
        ...(!contact.email && { noEmail: true }),
        ...(status === 'accepted' && { courseUntil: daysFromNow(30) }),
      },
    };
  }),
);

const CONTACTS = CONTACT_STATUSES.flatMap((status, s) =>
  LANGUAGES.map((language, l): DemoRecord => {
    const { name, child: _child, place: _place, ...contact } = familyOf(language, s);
    const { question: message, answer } = WORDS[language];
    const daysAgo = s * 6 + l * 1.5 + 0.2;
    const told = status === 'answered' && {
      params: { text: answer },
      answer: { text: answer, at: daysFromNow(1 - daysAgo), by: 'office@onestep.example' },
    };
    const fields = { name, ...contact, message, ...(told && { answer: told.answer }) };
    return {
      entity: 'contact',
      status,
      language,
      daysAgo,
      name,
      ...contact,
      template: TELLS.contact[status],
      fields,
      ...(told && { params: told.params }),
    };
  }),
);

const APPLICATIONS = USER_STATUSES.flatMap((status, s) =>
  LANGUAGES.map((language, l): DemoRecord => {
    const index = s * LANGUAGES.length + l;
    const [name = '', home_address = ''] = APPLICANTS[language][s % APPLICANTS[language].length] ?? [];
    const phone = `07000004${String(index + 1).padStart(2, '0')}`;
    const email = `teacher${index + 1}@cv.example`;
    const teacher_type = TEACHER_TYPES[index % TEACHER_TYPES.length] ?? TEACHER_TYPES[0];
    const fields: Values<typeof APPLICANT_FIELDS> = {
      full_name: name,
      home_address,
      phone_number: phone,
      whatsapp_number: phone,
      email,
      teacher_type,
    };
    const daysAgo = 1 + s * 12 + l * 3;
    const contact = { name, phone, email };
    return {
      entity: 'user',
      status,
      language,
      daysAgo,
      ...contact,
      template: TELLS.user[status],
      fields: {
        ...fields,
        kind: 'applicant',
      },
    };
  }),
);

export const RECORDS: readonly DemoRecord[] = [...BOOKINGS, ...REQUESTS, ...CONTACTS, ...APPLICATIONS];
