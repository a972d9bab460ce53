import { NotFoundException } from '@nestjs/common';
import type { HydratedDocument, Model } from 'mongoose';

const ID = /^[0-9a-f]{24}$/i;
type Where = Readonly<Record<string, unknown>>;

/**
 * The record with this id.
 * @param where what else must hold, such as an account's kind
 * @param select fields that are not read otherwise, as `+name`
 * @throws NotFoundException for an unknown id and for text that is no id
 */
export async function findOr404<Stored>(
  model: Model<Stored>,
  id: string,
  where: Where = {},
  select = '',
): Promise<HydratedDocument<Stored>> {
  if (!ID.test(id)) throw new NotFoundException();
  const found = await model.findOne({ ...where, _id: id }).select(select);
  if (found === null) throw new NotFoundException();
  return found;
}

/**
 * Deletes the record with this id; of two calls at once, one does.
 * @returns the record as it was
 * @throws NotFoundException as `findOr404`
 */
export async function deleteOr404<Stored>(
  model: Model<Stored>,
  id: string,
  where: Where = {},
): Promise<HydratedDocument<Stored>> {
  const deleted = ID.test(id) ? await model.findOneAndDelete({ ...where, _id: id }) : null;
  if (deleted === null) throw new NotFoundException();
  return deleted;
}
