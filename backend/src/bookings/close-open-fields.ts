import type { HydratedDocument } from 'mongoose';
import { isOpen, openOf } from '#contract/open-fields';
import { changedFields } from '../common/dto/index.js';

/** Changing an open field closes it (contract: `…Open`). */
export function closeOpenFields<Stored extends object>(
  booking: HydratedDocument<Stored>,
  changes: object,
): Readonly<Record<string, false>> {
  const decided = changedFields(booking, changes).filter((field) => isOpen(booking, field));
  return Object.fromEntries(decided.map((field) => [openOf(field), false] as const));
}
