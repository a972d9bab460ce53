import { NotFoundException } from '@nestjs/common';
import { type HydratedDocument, isObjectIdOrHexString, type Model } from 'mongoose';
import type { Filter } from './list/index.js';

/**
 * The record with this id.
 * @param where a further condition, such as an account's kind
 * @param select fields that queries leave out by default, as `+name`
 * @throws NotFoundException for an unknown id and for text that is no id
 */
export async function findOr404<Stored>(
  model: Model<Stored>,
  id: string,
  where: Filter = {},
  select = '',
): Promise<HydratedDocument<Stored>> {
  if (!isObjectIdOrHexString(id)) throw new NotFoundException();
  const found = await model.findOne({ ...where, _id: id }).select(select);
  if (found === null) throw new NotFoundException();
  return found;
}
