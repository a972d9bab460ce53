import { type Collection, mongo, type Types } from 'mongoose';

/** A document as it is going to be stored. */
export interface NewDocument extends Readonly<Record<string, unknown>> {
  readonly _id: Types.ObjectId;
}

const DUPLICATE = 11_000;

/**
 * Inserts documents and leaves those alone that an earlier attempt has already inserted.
 * @throws what MongoDB says of any other failure
 */
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
