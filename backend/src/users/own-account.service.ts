import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { CV, isOfficeRole, OFFICE_OWN_FIELDS } from '#contract/users';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import { RateLimits } from '../common/limits/index.js';
import { pdfWarnings, type SentFile, UploadsService } from '../files/index.js';
import { Applicants } from './applicants.js';
import { Confirmation } from './confirmation.js';
import { Sessions } from './sessions.js';
import type { ConfirmationDto, OwnChangesDto } from './user.dto.js';
import { toAccount, toOwnData } from './user.mapper.js';
import { USER_MODEL, type User } from './user.schema.js';

@Injectable()
export class OwnAccountService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly applicants: Applicants,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly confirmation: Confirmation,
    private readonly files: UploadsService,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
  ) {}

  async show(by: RequestUser) {
    return { user: toAccount(await this.found(by), by) };
  }

  async update(changes: OwnChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    // Anybody may have an account, and each change leaves an event in the audit.
    await this.limits.consume('create', by.address);
    const user = await this.found(by);
    const allowed = isOfficeRole(by.role) ? officeOnly(changes) : changes;
    // The answer says whether somebody has the address: as with applications, nobody may try out a list.
    if ((allowed.email ?? user.email) !== user.email) {
      await this.limits.consume('emailOfAccount', by.id);
      await this.limits.consume('application', by.address);
    }
    await this.changes.update(user, allowed, by, entityOf(user), ifMatch);
    return withUser(toAccount(user, by));
  }

  /** The replaced CV is deleted only after the record names the new one. */
  async replaceCv(file: SentFile | undefined, by: RequestUser, ifMatch: IfMatchValue) {
    const content = this.files.acceptCv('cv', CV, file);
    const user = await this.applicant(by);
    await this.limits.consume('cvOfAccount', by.id);
    if (user.status === 'pending') await this.applicants.refuseBeyondQuota(content.length - (user.cvBytes ?? 0));
    const cvWarnings = pdfWarnings(content);
    const about = { entity: 'user', fields: ['cv'] } as const;
    const replaced = await this.files.withCv(content, file?.originalname ?? '', async (cv) => ({
      answer: await this.changes.replace(user, { cv, cvBytes: content.length, cvWarnings }, by, about, ifMatch),
      created: true,
    }));
    if (replaced.cv !== undefined) await this.files.removeCv(replaced.cv);
    return withUser((await this.show(by)).user);
  }

  /** Everything that is kept about this person, the file included. */
  async data(by: RequestUser) {
    await this.limits.consume('dataOfAccount', by.id);
    const user = await this.found(by);
    const [cv, sessions] = await Promise.all([
      user.cv === undefined ? undefined : this.files.readCv(user.cv),
      this.sessions.list(by.id),
    ]);
    this.audit.viewed({ ...by, isExport: true }, { entity: entityOf(user).entity, recordId: by.id });
    return toOwnData(user, by, cv, sessions);
  }

  async withdraw({ password }: ConfirmationDto, by: RequestUser): Promise<void> {
    const user = await this.applicant(by);
    await this.confirmation.account(by, 'password', password);
    await this.applicants.remove(user, by);
  }

  private async applicant(by: RequestUser): Promise<HydratedDocument<User>> {
    if (isOfficeRole(by.role)) throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.applicantsOnly);
    return this.found(by);
  }

  private async found({ id }: RequestUser): Promise<HydratedDocument<User>> {
    const user = await this.users.findById(id).select('+idempotency +secondFactor');
    if (user === null) throw new NotFoundException();
    return user;
  }
}

/** A changed account, and under the name that `GET /user/me` has for it. */
function withUser<Account extends object>(account: Account) {
  return { ...account, user: account };
}

function officeOnly(changes: OwnChangesDto): OwnChangesDto {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => Object.hasOwn(OFFICE_OWN_FIELDS, field)));
}

function entityOf({ kind }: Pick<User, 'kind'>) {
  return { entity: kind === 'applicant' ? 'user' : 'account' } as const;
}
