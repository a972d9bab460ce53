import { HttpStatus } from '@nestjs/common';
import { REFUSALS } from '#contract/refusals';
import { duplicateKey, ValidationError } from '../common/errors/index.js';
import type { TeacherProfile } from './teacher-profile.schema.js';

/** What another account, or none, changes in a profile: the calendar address that the former one was given ends too. */
export function accountChanges({ account: former }: TeacherProfile, account: string | undefined) {
  return account === former ? {} : { account, calendarHash: undefined };
}

/** @throws ValidationError (409) where the account that is saved belongs to another profile */
export async function refuseLinked<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (!duplicateKey(error)?.includes('account')) throw error;
    throw new ValidationError({ account: REFUSALS.accountLinked }, HttpStatus.CONFLICT);
  }
}
