import { type Collection, mongo, type Types } from 'mongoose';
import { duplicateKey, isCutOff } from '../errors/index.js';

/** A record as it is going to be stored. */
export interface NewDocument extends Readonly<Record<string, unknown>> {
  readonly _id: Types.ObjectId;
}

/**
 * Inserts a record with a known id, so that an insert whose answer was lost can be repeated: a record that did arrive
 * is found instead of created twice.
 */
export async function insertRetrying(collection: Collection, record: NewDocument): Promise<void> {
  try {
    await collection.insertOne(record);
  } catch (error) {
    if (!isCutOff(error)) throw error;
    await collection.insertOne(record).catch(async (again: unknown) => {
      const arrived = duplicateKey(again) && (await collection.findOne({ _id: record._id }));
      if (!arrived) throw again;
    });
  }
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
