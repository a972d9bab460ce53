import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { CV, isOfficeRole, OFFICE_OWN_FIELDS, PASSWORD_CHANGE_FIELDS } from '#contract/users';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { changedFields } from '../common/dto/index.js';
import { conflict, duplicateKey, fieldError } from '../common/errors/index.js';
import { changedMeanwhile, type IfMatchValue, sameVersion } from '../common/if-match.js';
import { RateLimits } from '../limits/index.js';
import { acceptCv, FileStore, pdfWarnings, type SentFile } from '../files/index.js';
import { MessagesService } from '../messages/index.js';
import { Dependents, refuseWithdrawn, WITHDRAWN } from '../subjects/index.js';
import { Applicants } from './applicants.js';
import { Confirmation } from './confirmation.js';
import { Sessions } from './sessions.js';
import type { ConfirmationDto, OwnChanges, OwnChangesDto } from './user.dto.js';
import { cvFlaws, toAccount, toOwnData } from './user.mapper.js';
import { newLoginAddressMessage } from './user.message.js';
import { USER_MODEL, type User } from './user.schema.js';

@Injectable()
export class OwnAccountService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly applicants: Applicants,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly confirmation: Confirmation,
    private readonly dependents: Dependents,
    private readonly files: FileStore,
    private readonly limits: RateLimits,
    private readonly messages: MessagesService,
    private readonly profiles: TeacherProfiles,
    private readonly sessions: Sessions,
  ) {}

  async show(by: RequestUser) {
    const [user, profile] = await Promise.all([this.found(by), this.profiles.ofAccount(by.id)]);
    return { user: { ...toAccount(user, by), profile: profile ? String(profile._id) : undefined } };
  }

  async update(dto: OwnChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const user = await this.found(by);
    const { current, ...changes } = dto.against(user);
    // Anybody may have an account, and each change leaves an event in the audit.
    await this.limits.consume('create', by.address);
    const allowed = isOfficeRole(by.role) ? officeOnly(changes) : changes;
    if (allowed.email === undefined) {
      await this.changes.update(user, allowed, by, entityOf(user), ifMatch);
      return withUser(toAccount(user, by));
    }
    await this.confirmAddress(current, by);
    await this.changeAddress(user, allowed, by, ifMatch);
    return withUser((await this.show(by)).user);
  }

  /** Whoever has the address gets the link to set a password, so it is guarded as the password is. */
  private async confirmAddress(current: string | undefined, by: RequestUser): Promise<void> {
    if (current === undefined) {
      throw fieldError('current', PASSWORD_CHANGE_FIELDS.current, 'missing');
    }
    await this.limits.consume('emailOfAccount', by.id);
    await this.confirmation.account(by, 'current', current);
    // The answer reveals whether the address is registered. As with applications, nobody may try a list of addresses.
    await this.limits.consume('application', by.address);
  }

  /** Ends the other sessions and any link that was sent to the old address, and tells the old address. */
  private async changeAddress(
    user: HydratedDocument<User>,
    changes: object,
    by: RequestUser,
    ifMatch: IfMatchValue,
  ): Promise<void> {
    refuseWithdrawn(user.consentWithdrawnAt);
    const where = { _id: user._id, [WITHDRAWN]: null, ...sameVersion(user, ifMatch) };
    const $set = { ...changes, updatedAt: new Date() };
    const $unset = { ...(await this.sessions.othersOf(by)), reset: 1 } as const;
    const also = this.messages.message(newLoginAddressMessage(user));
    const about = { ...entityOf(user), action: 'updated', fields: changedFields(user, changes), also } as const;
    try {
      const changed = await this.changes.updateWhere(this.users.collection, where, { $set, $unset }, by, about);
      if (changed === null) {
        refuseWithdrawn((await this.found(by))[WITHDRAWN]);
        throw changedMeanwhile();
      }
    } catch (error) {
      if (duplicateKey(error) !== undefined) await this.limits.countConflict('application', by.address);
      throw error;
    }
  }

  /** The replaced CV is deleted only after the record names the new one. */
  async replaceCv(file: SentFile | undefined, by: RequestUser, ifMatch: IfMatchValue) {
    const accepted = acceptCv('cv', CV, file);
    const { content } = accepted;
    const user = await this.applicant(by);
    await this.limits.consume('cvOfAccount', by.id);
    if (user.status === 'pending') await this.applicants.refuseBeyondQuota(content.length - (user.cvBytes ?? 0));
    const cvWarnings = pdfWarnings(content);
    const about = { entity: 'user', fields: ['cv'] } as const;
    const replaced = await this.files.keepFor(accepted, (cv) =>
      this.changes.update(user, { cv, cvBytes: content.length, cvWarnings }, by, about, ifMatch),
    );
    if (replaced.cv !== undefined) await this.files.remove('cvs', replaced.cv);
    return { ...withUser((await this.show(by)).user), ...cvFlaws(cvWarnings) };
  }

  /** Everything that is kept about this person, the file included. */
  async data(by: RequestUser) {
    await this.limits.consume('dataOfAccount', by.id);
    const user = await this.found(by);
    const [cv, sessions, told, work] = await Promise.all([
      user.cv === undefined ? undefined : this.files.read('cvs', user.cv),
      this.sessions.list(by.id),
      this.messages.received(by.id),
      this.dependents.ofAccounts([by.id]),
    ]);
    this.audit.viewed({ ...by, isExport: true }, { entity: entityOf(user).entity, recordId: by.id });
    return { ...toOwnData(user, by, cv, sessions), told, ...work };
  }

  async withdraw({ password }: ConfirmationDto, by: RequestUser): Promise<void> {
    const user = await this.applicant(by);
    await this.confirmation.account(by, 'password', password);
    await this.applicants.remove(user, by);
  }

  private async applicant(by: RequestUser): Promise<HydratedDocument<User>> {
    if (isOfficeRole(by.role)) throw conflict(REFUSALS.applicantsOnly);
    return this.found(by);
  }

  private async found({ id }: RequestUser): Promise<HydratedDocument<User>> {
    const user = await this.users.findById(id).select('+secondFactor');
    if (user === null) throw new NotFoundException();
    return user;
  }
}

/** The changed account, also under the name that `GET /user/me` uses. */
function withUser<Account extends object>(account: Account) {
  return { ...account, user: account };
}

function officeOnly(changes: OwnChanges): OwnChanges {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => Object.hasOwn(OFFICE_OWN_FIELDS, field)));
}

function entityOf({ kind }: Pick<User, 'kind'>) {
  return { entity: kind === 'applicant' ? 'user' : 'account' } as const;
}
