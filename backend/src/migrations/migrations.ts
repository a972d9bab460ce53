import type { Connection, Types } from 'mongoose';
import { insertUnlessThere } from '../common/idempotency/index.js';

/** One change to what older versions stored. It may break off and be run again. */
export interface Migration {
  readonly name: string;
  readonly run: (connection: Connection) => Promise<void>;
}

/** A form as older versions held it back. */
interface SuspectedSpamForm {
  readonly _id: Types.ObjectId;
  readonly what: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const HOMES: Readonly<Record<string, string>> = { contact: 'contacts', 'course-request': 'courserequests' };

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
        await insertUnlessThere(home, { _id, ...record, suspectedSpam: true, createdAt, updatedAt });
        await quarantine.deleteOne({ _id });
      }
    },
  },
  {
    // Sessions took its place: everybody signs in once more.
    name: 'accounts count no passwords any more',
    run: async (connection) => {
      const counted = { tokenVersion: { $exists: true } };
      await connection.collection('users').updateMany(counted, { $unset: { tokenVersion: 1 } });
    },
  },
];
