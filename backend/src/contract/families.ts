import { LANGUAGES } from './languages.js';
import type { Rules } from './rule.js';
import { dayOf } from './sri-lanka.js';
import { REQUEST_ENTITIES } from './subjects.js';

const RELATIONS = ['mother', 'father', 'grandparent', 'guardian', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Why a record may belong to a family: something of it is the same as of one of the family's contacts. */
export const SUGGESTED_BY = ['phone', 'email', 'name'] as const;
export type SuggestedBy = (typeof SUGGESTED_BY)[number];

/** A family is a record of the office, never a guess (contract, third part). */
export const FAMILY_FIELDS = {
  name: { type: 'text', label: 'Family', what: "the family's name", max: 120 },
  contacts: {
    type: 'list',
    label: 'Contacts',
    what: 'at least one contact',
    of: {
      name: { type: 'text', label: 'Name', what: 'the name', max: 120 },
      phone: { type: 'phone', label: 'Phone number', what: 'the phone number', optional: true, foreign: true },
      email: { type: 'email', label: 'Email', what: 'the email address', optional: true },
      relation: { type: 'choice', label: 'Relation', what: 'a relation', values: RELATIONS, optional: true },
      language: { type: 'choice', label: 'Language', what: 'a language', values: LANGUAGES },
      main: { type: 'boolean', label: 'Main contact', what: 'yes or no', optional: true },
    },
    min: 1,
    max: 6,
    message: 'Enter one to six contacts.',
  },
  children: {
    type: 'list',
    label: 'Children',
    what: 'the children',
    of: {
      /** Given by the server; a client sends it back, so that a child keeps its bookings. */
      _id: { type: 'id', label: 'Child', what: 'a child', optional: true },
      name: { type: 'text', label: "Child's name", what: "the child's name", max: 120 },
      bornYear: {
        type: 'number',
        label: 'Year of birth',
        what: 'the year of birth',
        min: 1990,
        /** Nobody is born after this year; the year is that of Sri Lanka, also in a process that runs past its end. */
        get max() {
          return Number(dayOf(new Date()).slice(0, 4));
        },
        whole: true,
        optional: true,
      },
    },
    max: 12,
    message: 'Enter twelve children at most.',
    optional: true,
  },
} as const satisfies Rules;

const RECORD = {
  entity: {
    type: 'choice',
    label: 'About',
    what: 'a kind of record',
    values: REQUEST_ENTITIES,
  },
  id: { type: 'id', label: 'Record', what: "a record's id" },
} as const satisfies Rules;

/** What is done with the records of a family: they belong to it, no longer belong to it, or never did. */
export const FAMILY_RECORDS_FIELDS = {
  add: {
    type: 'list',
    label: 'Added',
    what: 'the records',
    of: { ...RECORD, child: { type: 'id', label: 'Child', what: 'a child', optional: true } },
    max: 100,
    optional: true,
  },
  remove: { type: 'list', label: 'Removed', what: 'the records', of: RECORD, max: 100, optional: true },
  different: { type: 'list', label: 'Different people', what: 'the records', of: RECORD, max: 100, optional: true },
} as const satisfies Rules;

export const FAMILY_MERGE_FIELDS = {
  other: { type: 'id', label: 'The other family', what: 'a family' },
} as const satisfies Rules;

/** The family that a request or message belongs to. */
export const BELONGING_FIELDS = {
  family: { type: 'id', label: 'Family', what: 'a family', optional: true },
} as const satisfies Rules;

/** The family and the child that a booking belongs to; no public form and no update of a booking may set them. */
export const FAMILY_OF_FIELDS = {
  ...BELONGING_FIELDS,
  child: { type: 'id', label: 'Child', what: 'a child', optional: true },
} as const satisfies Rules;
