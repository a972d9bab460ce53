import type { Connection, Types } from 'mongoose';
import { BOOKING_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { check, clean } from '#contract/check';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { RequestEntity } from '#contract/follow-up';
import type { Language } from '#contract/languages';
import type { Rule, Rules } from '#contract/rule';
import { APPLICANT_FIELDS } from '#contract/users';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { duplicateKey } from '../common/errors/index.js';
import { insertManyIgnoringDuplicates } from '../common/idempotency/index.js';
import type { ReceiptsService } from '../receipts/index.js';

/** One change to data of older versions. It can be interrupted and run again. */
export interface Migration {
  readonly name: string;
  readonly run: (connection: Connection, receipts: ReceiptsService) => Promise<void>;
}

/** A quarantined form as older versions stored it. */
interface SuspectedSpamForm {
  readonly _id: Types.ObjectId;
  readonly what: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A family's request as older versions stored it. */
interface Unreferenced {
  readonly _id: Types.ObjectId;
  readonly consentLanguage?: Language;
}

const HOMES: Readonly<Record<string, string>> = { contact: 'contacts', 'course-request': 'courserequests' };

const REQUESTS: Readonly<Record<RequestEntity, string>> = {
  booking: 'bookings',
  'course-request': 'courserequests',
  contact: 'contacts',
};

/** Days, and what people are known by: where older versions kept a moment, or marks that nobody sees. */
const ONE_SPELLING: Readonly<Record<string, Rules>> = {
  bookings: { ...PARENT_FIELDS, startingDate: BOOKING_FIELDS['shadow-teacher'].startingDate },
  courserequests: COURSE_REQUEST_FIELDS,
  contacts: CONTACT_FIELDS,
  users: APPLICANT_FIELDS,
  vacancies: VACANCY_FIELDS,
};
const SPELLED: readonly Rule['type'][] = ['date', 'phone', 'email'];

/** Whoever reads a record by its version has the same day and the same person before and after: `updatedAt` stays. */
async function respell(connection: Connection, name: string, rules: Rules): Promise<void> {
  const spelled = Object.entries(rules).filter(([, { type }]) => SPELLED.includes(type));
  const projection = Object.fromEntries(spelled.map(([field]) => [field, 1]));
  const collection = connection.collection(name);
  for await (const { _id, ...stored } of collection.find({}, { projection })) {
    for (const [field, rule] of spelled) {
      const old: unknown = stored[field];
      const value = clean(rule, old instanceof Date ? old.toISOString() : old);
      const isOther = value instanceof Date ? Number(value) !== Number(old) : value !== old;
      if (value === undefined || !isOther || check(rule, value) !== undefined) continue;
      try {
        await collection.updateOne({ _id, [field]: old }, { $set: { [field]: value } });
      } catch (error) {
        // Two accounts under one address: both stay as they are, for a person to decide.
        if (!duplicateKey(error)) throw error;
      }
    }
  }
}

export const MIGRATIONS: readonly Migration[] = [
  {
    // Their fingerprints were plain hashes, of registrations with the password in them.
    name: 'idempotency keys with plain fingerprints go',
    run: async (connection) => {
      for (const name of ['users', 'bookings', 'contacts', 'courserequests', 'quarantine']) {
        await connection.collection(name).updateMany({ once: { $exists: true } }, { $unset: { once: 1 } });
      }
      await connection.collection('spentkeys').deleteMany({});
    },
  },
  {
    name: 'forms held back go home, suspected of being spam',
    run: async (connection) => {
      const quarantine = connection.collection<SuspectedSpamForm>('quarantine');
      for await (const { _id, what, record, createdAt, updatedAt } of quarantine.find()) {
        const home = connection.collection(HOMES[what] ?? 'bookings');
        const flagged = { _id, ...record, suspectedSpam: true, createdAt, updatedAt };
        await insertManyIgnoringDuplicates(home, [flagged]);
        await quarantine.deleteOne({ _id });
      }
    },
  },
  {
    // Replaced by sessions: everybody signs in once more.
    name: 'accounts count no passwords any more',
    run: async (connection) => {
      const counted = { tokenVersion: { $exists: true } };
      await connection.collection('users').updateMany(counted, { $unset: { tokenVersion: 1 } });
    },
  },
  {
    name: 'requests of families have a reference and can be followed',
    run: async (connection, receipts) => {
      for (const [entity, name] of Object.entries(REQUESTS)) {
        const collection = connection.collection(name);
        const old = collection.find<Unreferenced>({ reference: null }, { projection: { consentLanguage: 1 } });
        for await (const { _id, consentLanguage = 'en' } of old) {
          await receipts.withReference((reference) => {
            const $set = receipts.identity(entity as RequestEntity, reference, consentLanguage, _id);
            return collection.updateOne({ _id, reference: null }, { $set });
          });
        }
      }
    },
  },
  {
    name: 'applications have a reference',
    run: async (connection, receipts) => {
      const users = connection.collection('users');
      const without = { kind: 'applicant', reference: null };
      for await (const { _id } of users.find(without, { projection: { _id: 1 } })) {
        await receipts.withReference((reference) => users.updateOne({ ...without, _id }, { $set: { reference } }));
      }
    },
  },
  {
    name: 'messages are new until they are answered',
    run: async (connection) => {
      await connection.collection('contacts').updateMany({ status: null }, { $set: { status: 'new' } });
    },
  },
  {
    name: 'teachers are active until they leave',
    run: async (connection) => {
      await connection.collection('categories').updateMany({ status: null }, { $set: { status: 'active' } });
    },
  },
  {
    name: 'days are days of Sri Lanka, phone numbers and email addresses have one spelling',
    run: async (connection) => {
      for (const [name, rules] of Object.entries(ONE_SPELLING)) await respell(connection, name, rules);
    },
  },
  {
    // Where several have the title, or none has, nobody knows which was meant.
    name: 'course requests name their course by its id',
    run: async (connection) => {
      const courses = connection.collection<{ title: string }>('courses');
      const requests = connection.collection('courserequests');
      for await (const { _id, title } of courses.find({}, { projection: { title: 1 } })) {
        if ((await courses.countDocuments({ title })) > 1) continue;
        await requests.updateMany({ course: title, courseId: null }, { $set: { courseId: String(_id) } });
      }
    },
  },
];
