import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { type Actor, AuditService } from '../audit/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { Settings } from '../config/index.js';
import { type Step, Transactions } from '../database/index.js';
import { FileStore } from '../files/index.js';
import { Dependents } from '../subjects/index.js';
import { SubmissionsService } from '../submissions/index.js';
import { USER_MODEL, type User } from './user.schema.js';

export const APPLICANTS = { kind: 'applicant' } as const;

/** Carries out what both administrators and applicants themselves can do to an application. */
@Injectable()
export class Applicants {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly audit: AuditService,
    private readonly dependents: Dependents,
    private readonly files: FileStore,
    private readonly submissions: SubmissionsService,
    private readonly profiles: TeacherProfiles,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  /** CVs of pending applications may not fill the disk. */
  async refuseBeyondQuota(more: number): Promise<void> {
    const waiting = await this.users
      .find({ ...APPLICANTS, status: 'pending' }, 'cvBytes')
      .lean<Pick<User, 'cvBytes'>[]>();
    const bytes = waiting.reduce((sum, { cvBytes = 0 }) => sum + cvBytes, more);
    if (bytes > this.settings.CV_QUOTA) {
      throw new PublicHttpException(HttpStatus.INSUFFICIENT_STORAGE, REFUSALS.cvsFull);
    }
  }

  /** Removes the record before its file: retention finds a file without a record, but not a record without its file. */
  async remove(user: HydratedDocument<User>, by: Actor): Promise<void> {
    const ids = [String(user._id)];
    const also: readonly Step[] = [(tx) => this.dependents.accountsGone(tx, ids), this.profiles.unlink(ids)];
    const cv = await this.transactions.run(async (tx) => {
      // It may have been replaced since the record was read.
      const stored = await tx.findOne<Pick<User, 'cv'>>(this.users.collection, { _id: user._id }, { cv: 1 });
      await this.submissions.remove(user, by, { entity: 'user', also }, tx);
      await this.audit.forget(tx, ids);
      return stored?.cv;
    });
    if (cv !== undefined) await this.files.remove('cvs', cv);
  }
}
