import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { check } from '#contract/check';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import type { Language } from '#contract/languages';
import { passwordRule, type Role } from '#contract/users';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { fieldError, PublicHttpException, ValidationError } from '../common/errors/index.js';
import { refuseGuessable } from '../passwords/index.js';
import { RateLimits } from '../limits/index.js';
import { MessagesService, PrivateLinks, hashOfToken } from '../messages/index.js';
import {
  Accounts,
  Confirmation,
  type Credentials,
  type PasswordLink,
  USER_MODEL,
  type User,
  WRONG_PASSWORD,
} from '../users/index.js';
import type { ForgotPasswordDto, PasswordChangeDto, ResetPasswordDto } from './auth.dto.js';
import { TokensService } from './tokens.service.js';

const RESET_LINK_TTL_MS = 30 * 60 * 1000;
/** Until then the same link is sent again, because a new one would end the link that its owner may be opening. */
const SENT_AGAIN_MS = 10 * 60 * 1000;
/** Minimum response time, so that timing does not reveal whether the address is known. */
const ANSWER_AFTER_MS = 250;

/** New passwords: by the old one, or by a link that was sent. */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly accounts: Accounts,
    private readonly changes: AuditedChanges,
    private readonly confirmation: Confirmation,
    private readonly limits: RateLimits,
    private readonly links: PrivateLinks,
    private readonly messages: MessagesService,
    private readonly tokens: TokensService,
  ) {}

  /** All sessions end; the answer's token begins a new one. */
  async change({ current, password }: PasswordChangeDto, by: RequestUser, agent: string): Promise<{ token: string }> {
    const account = await this.confirmation.account(by, 'current', current);
    await refuseWeak(password, account);
    // If two changes with the same old password run at once, one wins.
    const same = { passwordHash: account.passwordHash };
    const changed = await this.accounts.setPassword(by.id, password, by, same);
    if (changed === undefined) throw new ValidationError({ current: WRONG_PASSWORD });
    return this.tokens.issue(changed, agent);
  }

  /** The same answer in about the same time, whether or not the address is known. */
  async forgot({ email, language }: ForgotPasswordDto, address: string): Promise<{ message: string }> {
    await this.limits.consume('forgotFromAddress', address);
    const soonest = pause(ANSWER_AFTER_MS);
    const account = await this.accounts.byEmail(email);
    // Somebody who was invited has no password to forget, so their link stays as it is.
    if (account?.passwordHash !== undefined && (await this.limits.tryConsume('forgotOfEmail', `${address} ${email}`))) {
      await this.sendLink(account, language ?? account.language ?? 'en', address);
    }
    await soonest;
    return { message: this.messages.sendsMail ? SENTENCES.resetSent : SENTENCES.resetByPhone };
  }

  /** @throws PublicHttpException (400) for a link that was used, has expired or never existed */
  async reset({ token, password }: ResetPasswordDto, address: string): Promise<{ message: string }> {
    const hash = hashOfToken(token);
    const account = await this.accounts.byPasswordLink(hash);
    if (account === undefined) throw linkOver();
    await refuseWeak(password, account);
    const changed = await this.accounts.setPassword(
      account.id,
      password,
      { ...account, address },
      { 'reset.hash': hash },
    );
    if (changed === undefined) throw linkOver();
    return { message: SENTENCES.passwordChanged };
  }

  /**
   * Sends the link that is still good, or else a new one. The secret is not stored: it is derived again from the nonce when
   * the message is sent.
   */
  private async sendLink(account: Credentials, language: Language, address: string): Promise<void> {
    const reset = this.goodLink(account) ?? this.newLink(account.id);
    // Beyond the limit the mailbox already holds this link several times. A new link has a limit of its own.
    if (!(await this.limits.tryConsume('mailsOfLink', reset.hash))) return;
    const also = this.messages.message({
      template: 'password-reset',
      language,
      email: account.email,
      name: account.fullName,
      about: { entity: 'user', recordId: account.id },
      params: { nonce: reset.nonce },
    });
    // If two requests make a new link at the same moment, one sends it.
    const where = { _id: new Types.ObjectId(account.id), 'reset.hash': account.reset?.hash ?? null };
    const about = { action: 'updated', entity: 'account', fields: ['reset'], also } as const;
    await this.changes.updateWhere(this.users.collection, where, { $set: { reset } }, { address }, about);
  }

  private newLink(id: string): PasswordLink {
    const nonce = randomBytes(16).toString('base64url');
    const { hash } = this.links.passwordToken('password-reset', id, nonce);
    return { nonce, hash, until: new Date(Date.now() + RESET_LINK_TTL_MS) };
  }

  /** The account's link if it can be sent again, so not an invitation's, nor one derived from an earlier signing key. */
  private goodLink({ id, reset }: Credentials): PasswordLink | undefined {
    if (reset === undefined || reset.until.getTime() - Date.now() <= SENT_AGAIN_MS) return undefined;
    return this.links.passwordToken('password-reset', id, reset.nonce).hash === reset.hash ? reset : undefined;
  }
}

async function refuseWeak(password: string, { role, email, fullName = '' }: Credentials): Promise<void> {
  refuseShort(password, role);
  await refuseGuessable(password, [fullName, email]);
}

function refuseShort(password: string, role: Role): void {
  const rule = passwordRule(role);
  const error = check(rule, password);
  if (error !== undefined) throw fieldError('password', rule, error);
}

const linkOver = (): PublicHttpException => new PublicHttpException(HttpStatus.BAD_REQUEST, REFUSALS.resetLinkOver);
