import { createHash } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, Types } from 'mongoose';
import { DECISION_MESSAGES } from '#contract/messages';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { CV, USER_STATUSES, type UserStatus } from '#contract/users';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { changedFields } from '../common/dto/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import {
  findPage,
  type WeeklyTotals,
  type ListQuery,
  type Page,
  totalsBy,
  totalsByWeek,
  type WeekSpan,
} from '../common/list/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { RateLimits } from '../limits/index.js';
import { hashPassword, refuseGuessable } from '../passwords/index.js';
import { acceptCv, FileStore, pdfWarnings, type SentFile } from '../files/index.js';
import { MessagesService, MessageWithdrawals } from '../messages/index.js';
import { NOTHING_TO_TELL, SubmissionsService, TO_TELL } from '../submissions/index.js';
import { Applicants, APPLICANTS } from './applicants.js';
import { type RegistrationDto, USER_LIST, type UserChanges, type UserChangesDto } from './user.dto.js';
import { cvFlaws, toApplicant, toReviewedApplicant, type ReviewedApplicant } from './user.mapper.js';
import { applicationMessage } from './user.message.js';
import { USER_MODEL, type User } from './user.schema.js';

@Injectable()
export class UsersService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly applicants: Applicants,
    private readonly files: FileStore,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly changes: AuditedChanges,
    private readonly submissions: SubmissionsService,
    private readonly profiles: TeacherProfiles,
    private readonly messages: MessagesService,
    private readonly withdrawals: MessageWithdrawals,
    private readonly limits: RateLimits,
  ) {}

  async register(dto: RegistrationDto, file: SentFile | undefined, key: Key) {
    const accepted = acceptCv('cv', CV, file);
    const { content } = accepted;
    const { password, language = 'en', ...fields } = dto;
    await refuseGuessable(password, [dto.full_name, dto.email]);
    // The attempt is counted before the lookup, so that known and unknown addresses are refused alike.
    await this.limits.consume('applicationOfEmail', dto.email);
    await this.refuseKnownEmail(dto.email, key);
    await this.applicants.refuseBeyondQuota(content.length);
    const passwordHash = await hashPassword(password);
    const cvWarnings = pdfWarnings(content);
    const reference = this.submissions.newReference();
    return this.files.keepFor(accepted, (cv, repeated) => {
      const account = { ...APPLICANTS, _id: new Types.ObjectId(), reference, language, passwordHash };
      const record = { ...fields, ...account, cv, cvBytes: content.length, cvWarnings, status: 'pending' } as const;
      const message = this.messages.message(applicationMessage('application-received', record as unknown as User));
      return this.idempotency.createIdempotent(this.users, {
        key,
        repeated,
        // The password is left out: a retry with another one is answered as the first, whose password counts.
        sent: [fields, createHash('sha256').update(content).digest('hex')],
        record,
        also: [message],
        toAnswer: (user) => ({
          message: SENTENCES.registered,
          reference,
          user: toApplicant(user),
          ...cvFlaws(cvWarnings),
        }),
      });
    });
  }

  /** Refuses a known address before a password is hashed or a CV is stored. If two requests race, the unique index decides. */
  private async refuseKnownEmail(email: string, key: Key): Promise<void> {
    if ((await this.users.exists({ email })) === null) return;
    // A repeated form is answered as the first time, even if its address has changed since.
    if (await this.idempotency.isKnown(key)) return;
    throw new ValidationError({ email: REFUSALS.emailKnown }, HttpStatus.CONFLICT);
  }

  async list(query: ListQuery, by: RequestUser): Promise<Page<ReviewedApplicant>> {
    const page = await findPage(this.users, USER_LIST, query, toReviewedApplicant, APPLICANTS);
    return this.audit.viewedPage(by, { entity: 'user' }, query, page);
  }

  async update(id: string, dto: UserChangesDto, by: RequestUser, ifMatch: IfMatchValue): Promise<ReviewedApplicant> {
    const user = await findOr404(this.users, id, APPLICANTS);
    const changes = dto.against(user);
    const { status } = changes;
    if (status !== undefined) return this.decide(user, changes, status, by, ifMatch);
    await this.changes.update(user, changes, by, { entity: 'user' }, ifMatch);
    return toReviewedApplicant(user);
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    await this.applicants.remove(await findOr404(this.users, id, APPLICANTS), by);
    return { message: SENTENCES.userDeleted };
  }

  /** The decision and the message about it are one transaction. */
  private async decide(
    user: HydratedDocument<User>,
    changes: UserChanges,
    status: UserStatus,
    by: RequestUser,
    ifMatch: IfMatchValue,
  ): Promise<ReviewedApplicant> {
    const fields = changedFields(user, changes);
    const template = status === 'pending' ? undefined : DECISION_MESSAGES.user[status];
    const decided = Object.assign(user.toObject<User>(), changes);
    const told = template
      ? this.messages.message(applicationMessage(template, decided))
      : this.withdrawals.ofDecision(String(user._id));
    const also = status === 'approved' ? [told] : [told, this.profiles.unlink([String(user._id)])];
    user.set({ ...(template ? TO_TELL : NOTHING_TO_TELL), decidedAt: status === 'pending' ? undefined : new Date() });
    await this.changes.update(user, changes, by, { entity: 'user', fields, also }, ifMatch);
    return toReviewedApplicant(user);
  }

  /** The CV as it was sent. The audit records whose CV was opened. */
  async cv(name: string, by: RequestUser) {
    const [file, owner] = await Promise.all([
      this.files.read('cvs', name),
      this.users.findOne({ cv: name }, '_id').lean<Pick<User, '_id'>>(),
    ]);
    this.audit.viewed(by, { entity: 'cv', recordId: owner ? String(owner._id) : undefined });
    return file;
  }

  async figures(weeks: readonly WeekSpan[]): Promise<WeeklyTotals<Record<UserStatus, number>>> {
    const [now, byWeek] = await Promise.all([
      totalsBy(this.users, 'status', USER_STATUSES, APPLICANTS),
      totalsByWeek(this.users, weeks, APPLICANTS),
    ]);
    return { now, byWeek };
  }
}
