import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { STAFF_ACCOUNT_FIELDS } from '#contract/plan-rules';
import { ADMIN_ROLE } from '#contract/users';
import { AuditedChanges } from '../audit/index.js';
import { accountChanges, refuseLinked, toTeacherProfile, TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { fieldError } from '../common/errors/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { Step, Tx } from '../database/index.js';
import { Dependents } from '../subjects/index.js';
import { type User, USER_MODEL } from '../users/index.js';
import type { StaffAccountDto } from './staff.dto.js';

/** Links approved applicants to the members of staff that they are. */
@Injectable()
export class StaffAccountsService implements OnModuleInit {
  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly changes: AuditedChanges,
    private readonly dependents: Dependents,
  ) {}

  onModuleInit(): void {
    this.dependents.add({ staffLinked: (tx, account) => this.requireApproved(tx, account) });
  }

  async link(id: string, { account }: StaffAccountDto, by: RequestUser, ifMatch: IfMatchValue) {
    const profile = await this.profiles.accessibleTo(by, id);
    const changes = accountChanges(profile, account);
    const also: Step = async (tx) => {
      if (changes.account !== undefined) await this.requireApproved(tx, changes.account);
    };
    await refuseLinked(this.changes.update(profile, changes, by, { entity: 'category', also }, ifMatch));
    return toTeacherProfile(profile, ADMIN_ROLE);
  }

  /** It also claims the account, so that it is neither removed nor refused at the same moment. */
  private async requireApproved(tx: Tx, account: string): Promise<void> {
    const approved = { _id: new Types.ObjectId(account), kind: 'applicant', status: 'approved' };
    if ((await tx.claim(this.users.collection, approved)) !== null) return;
    throw fieldError('account', STAFF_ACCOUNT_FIELDS.account, 'notId');
  }
}
