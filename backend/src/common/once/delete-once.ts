import type { Connection, Model } from 'mongoose';
import { deleteOr404, findOr404 } from '../find-or-404.js';
import type { OnceRecord, WithOnce } from './once.schema.js';
import { spentKeys } from './spent-key.schema.js';

/**
 * Deletes a record that was created with a key; the key stays spent for the rest of its 24 hours.
 * @throws NotFoundException for an unknown or malformed id
 */
export async function deleteOnce<Stored extends WithOnce>(model: Model<Stored>, id: string): Promise<void> {
  const { once } = await findOr404(model, id, {}, '+once');
  await spendKey(model.db, once);
  await deleteOr404(model, id);
}

/** Keeps the key of a record that is about to go, for the rest of its 24 hours. */
export async function spendKey(connection: Connection, once: OnceRecord | undefined): Promise<void> {
  if (!once || once.until <= new Date()) return;
  const { key, fingerprint, answer, until } = once;
  await spentKeys(connection).updateOne({ _id: key }, { $set: { fingerprint, answer, until } }, { upsert: true });
}
