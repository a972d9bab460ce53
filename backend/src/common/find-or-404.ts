import { NotFoundException } from '@nestjs/common';
import { type HydratedDocument, isObjectIdOrHexString, type Model } from 'mongoose';
import type { Filter } from './list/index.js';

/**
 * The record with this id, to be changed.
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
  return orThrow(await queryOf(model, id, where, select));
}

/** The same where it is only read: as plain data. */
export async function readOr404<Stored>(
  model: Model<Stored>,
  id: string,
  where: Filter = {},
  select = '',
): Promise<Stored> {
  return orThrow(await queryOf(model, id, where, select).lean<Stored>());
}

function queryOf<Stored>(model: Model<Stored>, id: string, where: Filter, select: string) {
  if (!isObjectIdOrHexString(id)) throw new NotFoundException();
  return model.findOne({ ...where, _id: id }).select(select);
}

function orThrow<Found>(found: Found | null): Found {
  if (found === null) throw new NotFoundException();
  return found;
}
