import { randomBytes } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from '#contract/errors';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { PROVIDER_NAME } from '#contract/provider';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, PublicHttpException, ValidationError } from '../common/errors/index.js';
import { RateLimits } from '../limits/index.js';
import { hashOfToken, SecretTokens } from '../messages/index.js';
import { Confirmation, type Credentials, Sessions, USER_MODEL, type User, WITHOUT_TIMESTAMPS } from '../users/index.js';
import type { CodeDto, SecondFactorRemovalDto } from './auth.dto.js';
import { LOGIN_FAILED } from './login-failed.js';
import { addressOf, base32, newRecoveryCodes, plainRecoveryCode, stepOfCode } from './totp.js';

const CHANGED = { action: 'updated', entity: 'account', fields: ['secondFactor'] } as const;

/** Codes of an authenticator app (TOTP) besides the password, and recovery codes for the day the phone is lost. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly confirmation: Confirmation,
    private readonly limits: RateLimits,
    private readonly secrets: SecretTokens,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Passes for an account without a second factor, and for a correct code.
   * @throws PublicHttpException (401), with a code of its own where none was sent
   */
  async check(account: Credentials, code: string | undefined, address: string): Promise<void> {
    if (account.secondFactor === undefined) return;
    if (code === undefined) {
      throw new PublicHttpException(HttpStatus.UNAUTHORIZED, REFUSALS.codeMissing, SECOND_FACTOR_REQUIRED);
    }
    if (await this.accept(account, code)) return;
    LOGIN_FAILED.publish(undefined);
    const refused = { action: 'login', entity: 'account', result: 'refused', recordId: account.id } as const;
    await this.audit.record({ address }, refused);
    throw new PublicHttpException(HttpStatus.UNAUTHORIZED, REFUSALS.codeWrong, SECOND_FACTOR_WRONG);
  }

  /** The setup data for an authenticator app; in force once a first code is confirmed. */
  async start({ id, email, hasSecondFactor }: RequestUser): Promise<{ secret: string; otpauthUrl: string }> {
    if (hasSecondFactor) throw conflict(REFUSALS.secondFactorThere);
    await this.limits.consume('secondFactorStart', id);
    const secondFactorNonce = randomBytes(16).toString('base64url');
    await this.users.updateOne({ _id: id }, { $set: { secondFactorNonce } }, WITHOUT_TIMESTAMPS);
    const secret = await base32(this.secretOf(id, secondFactorNonce));
    return { secret, otpauthUrl: await addressOf(secret, email, PROVIDER_NAME) };
  }

  /** The recovery codes are shown this once. The account's other sessions, which began without a code, end. */
  async confirm({ code }: CodeDto, by: RequestUser): Promise<{ recoveryCodes: string[] }> {
    const user = await this.users.findById(by.id, 'secondFactorNonce').lean<User>();
    const nonce = user?.secondFactorNonce;
    if (nonce === undefined) throw conflict(REFUSALS.secondFactorNotStarted);
    await this.limits.consume('secondFactor', by.id);
    const lastStep = await stepOfCode(this.secretOf(by.id, nonce), code);
    if (lastStep === undefined) throw new ValidationError({ code: REFUSALS.codeWrong });
    await this.limits.refund('secondFactor', by.id);
    const recoveryCodes = newRecoveryCodes();
    const recovery = recoveryCodes.map((each) => hashOfToken(plainRecoveryCode(each)));
    const secondFactor = { nonce, lastStep, recovery, since: new Date() };
    const confirmed = await this.changes.updateWhere(
      this.users.collection,
      { _id: new Types.ObjectId(by.id), secondFactorNonce: nonce },
      { $set: { secondFactor }, $unset: { ...(await this.sessions.othersOf(by)), secondFactorNonce: 1 } },
      by,
      CHANGED,
    );
    if (confirmed === null) throw conflict(REFUSALS.secondFactorNotStarted);
    return { recoveryCodes };
  }

  async remove({ password, code }: SecondFactorRemovalDto, by: RequestUser): Promise<{ message: string }> {
    const account = await this.confirmation.account(by, 'password', password);
    if (account.secondFactor === undefined) throw conflict(REFUSALS.secondFactorNone);
    if (!(await this.accept(account, code))) throw new ValidationError({ code: REFUSALS.codeWrong });
    const where = { _id: new Types.ObjectId(by.id) };
    await this.changes.updateWhere(this.users.collection, where, { $unset: { secondFactor: 1 } }, by, CHANGED);
    return { message: SENTENCES.secondFactorRemoved };
  }

  /** Whether the code is correct; it is then used up. Attempts are limited: six digits are soon guessed. */
  private async accept({ id, secondFactor }: Credentials, code: string): Promise<boolean> {
    if (secondFactor === undefined) return false;
    await this.limits.consume('secondFactor', id);
    const step = await stepOfCode(this.secretOf(id, secondFactor.nonce), code);
    const isGood = step === undefined ? await this.useRecovery(id, code) : await this.useStep(id, step);
    if (isGood) await this.limits.refund('secondFactor', id);
    return isGood;
  }

  private async useStep(id: string, step: number): Promise<boolean> {
    const unused = { _id: id, 'secondFactor.lastStep': trusted({ $lt: step }) };
    return (
      (await this.users.updateOne(unused, { $set: { 'secondFactor.lastStep': step } }, WITHOUT_TIMESTAMPS))
        .matchedCount === 1
    );
  }

  private async useRecovery(id: string, code: string): Promise<boolean> {
    const recovery = hashOfToken(plainRecoveryCode(code));
    const there = { _id: id, 'secondFactor.recovery': recovery };
    return (
      (await this.users.updateOne(there, { $pull: { 'secondFactor.recovery': recovery } }, WITHOUT_TIMESTAMPS))
        .matchedCount === 1
    );
  }

  private secretOf(id: string, nonce: string): Uint8Array {
    return Buffer.from(this.secrets.derive('second-factor', `${id}:${nonce}`), 'base64url').subarray(0, 20);
  }
}
