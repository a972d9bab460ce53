import { type Collection, type Model, mongo, type Types } from 'mongoose';
import { batched } from '../batched.js';
import { insertByCommand } from '../by-command.js';
import { duplicateKey, isCutOff, isTimedOut } from '../errors/index.js';

/** A record as it is going to be stored. */
export interface NewDocument extends Readonly<Record<string, unknown>> {
  readonly _id: Types.ObjectId;
}

/** Records (or keys) in one command. */
export const TOGETHER = 100;

/**
 * Inserts records of a model; those that come while others are being written go together in the next command, with one
 * sync of the disk. Their ids are known, so that an insert whose answer was lost can be repeated: a record that did
 * arrive is found instead of created twice.
 * Throws what MongoDB says of the one record, whatever becomes of those that went with it.
 */
export function inserting<Stored>(model: Model<Stored>): (record: NewDocument) => Promise<void> {
  const insertTogether = batched(async (records: readonly NewDocument[]): Promise<readonly boolean[]> => {
    const { n, writeConcernError } = await insertByCommand(model, records).catch((error: unknown) => {
      // The server refuses a command as a whole during an election, for instance: the driver repeats single inserts.
      const isPassing = isCutOff(error) || error instanceof mongo.MongoServerError;
      if (isPassing && !isTimedOut(error)) return { n: 0, writeConcernError: undefined };
      throw error;
    });
    if (writeConcernError) throw new mongo.MongoServerError(writeConcernError);
    return records.map(() => n === records.length);
  }, TOGETHER);
  return async (record) => {
    if (!(await insertTogether(record))) await insertAgain(model.collection, record);
  };
}

/** Inserts a record that may be there already. */
async function insertAgain(collection: Collection, record: NewDocument): Promise<void> {
  await collection.insertOne(record).catch(async (error: unknown) => {
    const arrived = duplicateKey(error) && (await collection.findOne({ _id: record._id }));
    if (!arrived) throw error;
  });
}

const DUPLICATE = 11_000;

/** Inserts documents; those that already exist, from an earlier try, stay as they are. */
export async function insertManyIgnoringDuplicates(
  collection: Collection,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await collection.insertMany([...documents], { ordered: false }).catch((error: unknown) => {
    const failed = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (failed.length === 0 || failed.some(({ code }) => code !== DUPLICATE)) throw error;
  });
}
