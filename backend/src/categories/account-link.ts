import { HttpStatus } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { duplicateKey, ValidationError } from '../common/errors/index.js';
import type { Step } from '../database/index.js';
import { type TeacherProfile, TEACHER_PROFILE_MODEL } from './teacher-profile.schema.js';

/** Whoever loses their account, or is no longer approved, sees no sessions any more: their calendar address ends too. */
export function unlinkAccounts(connection: Connection, accounts: readonly string[]): Step {
  const { collection } = connection.model(TEACHER_PROFILE_MODEL);
  return (tx) =>
    tx.updateMany(
      collection,
      { account: { $in: [...accounts] } },
      { $unset: { account: 1, calendarHash: 1 }, $set: { updatedAt: new Date() } },
    );
}

/** What another account, or none, changes in a profile: the calendar address that the former one was given ends too. */
export function accountChanges({ account: former }: TeacherProfile, account: string | undefined) {
  const wanted = account?.toLowerCase();
  return wanted === former ? {} : { account: wanted, calendarHash: undefined };
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

/** The id of the profile that an account is linked to. */
export async function profileOfAccount(connection: Connection, account: string): Promise<string | undefined> {
  const profiles = connection.model<TeacherProfile>(TEACHER_PROFILE_MODEL);
  const profile = await profiles.findOne({ account }, '_id').lean<Pick<TeacherProfile, '_id'>>();
  return profile === null ? undefined : String(profile._id);
}
