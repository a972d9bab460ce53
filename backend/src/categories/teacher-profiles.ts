import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted, Types } from 'mongoose';
import { ADMIN_ROLE } from '#contract/users';
import type { RequestUser } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { Filter } from '../common/list/index.js';
import type { Step, Tx } from '../database/index.js';
import { type TeacherProfile, TEACHER_PROFILE_MODEL } from './teacher-profile.schema.js';

/** Finds the profile of an account. Whoever has left is no longer staff, although the profile still names their account. */
const ownedBy = (account: string) => ({ account, status: 'active' }) as const;

/** The part of a profile by which its person is known. */
export type NamedProfile = Pick<TeacherProfile, '_id' | 'tName'>;

/** The teacher profiles, for the modules that plan with them, name them or look after them. */
@Injectable()
export class TeacherProfiles {
  constructor(@InjectModel(TEACHER_PROFILE_MODEL) private readonly profiles: Model<TeacherProfile>) {}

  /** Those of everybody who works with us. */
  active(): Promise<TeacherProfile[]> {
    return this.find({ status: 'active' });
  }

  find(where: Filter, fields = ''): Promise<TeacherProfile[]> {
    return this.profiles.find(where, fields).lean<TeacherProfile[]>();
  }

  /** The names of those whose profiles these are. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = this.profiles.find({ _id: trusted({ $in: [...new Set(ids)] }) }, 'tName');
    return new Map((await found.lean<NamedProfile[]>()).map(({ _id, tName }) => [String(_id), tName]));
  }

  /** The profile by which an account is staff. */
  ofAccount(account: string): Promise<NamedProfile | null> {
    return this.profiles.findOne(ownedBy(account), 'tName').lean<NamedProfile>();
  }

  /** A condition for the profiles that this account may look after: any for an administrator, for staff their own. */
  whereFor(by: RequestUser): Partial<ReturnType<typeof ownedBy>> {
    return by.role === ADMIN_ROLE ? {} : ownedBy(by.id);
  }

  /** @throws NotFoundException for a profile that is not theirs: who looks after it is nobody's business */
  accessibleTo(by: RequestUser, id: string): Promise<HydratedDocument<TeacherProfile>> {
    return findOr404(this.profiles, id, this.whereFor(by), '+calendarHash');
  }

  /** Reads a profile in a transaction. */
  findIn(tx: Tx, id: string): Promise<TeacherProfile | null> {
    return tx.findOne<TeacherProfile>(this.profiles.collection, { _id: new Types.ObjectId(id) });
  }

  /** The ids of the profiles that are linked to these accounts, read in a transaction. */
  async linkedTo(tx: Tx, accounts: readonly string[]): Promise<string[]> {
    const linked = { account: { $in: [...accounts] } };
    return (await tx.find<TeacherProfile>(this.profiles.collection, linked, { _id: 1 })).map(({ _id }) => String(_id));
  }

  /** Reads a profile and claims it, so that nobody else plans with it, or deletes it, at the same moment. */
  claim(tx: Tx, id: string): Promise<TeacherProfile | null> {
    return tx.claim<TeacherProfile>(this.profiles.collection, { _id: new Types.ObjectId(id) });
  }

  /** Whoever loses their account, or is no longer approved, sees no sessions any more: their calendar address ends too. */
  unlink(accounts: readonly string[]): Step {
    const linked = { account: { $in: [...accounts] } };
    const unlinked = { $unset: { account: 1, calendarHash: 1 }, $set: { updatedAt: new Date() } } as const;
    return (tx) => tx.updateMany(this.profiles.collection, linked, unlinked);
  }
}
