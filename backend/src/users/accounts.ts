import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import type { Language } from '#contract/languages';
import type { Role } from '#contract/users';
import { type Actor, AuditedChanges, OPERATOR } from '../audit/index.js';
import { MessageWithdrawals } from '../messages/index.js';
import { hashPassword } from '../passwords/index.js';
import { type PasswordLink, roleOf, type SecondFactor, type Session, USER_MODEL, type User } from './user.schema.js';

/** The fields of an account that a token is checked against. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
}

/** The fields of an account that a login is checked against. */
export interface Credentials extends Account {
  readonly fullName: string | undefined;
  /** The one an applicant wrote in. */
  readonly language: Language | undefined;
  readonly passwordHash: string | undefined;
  readonly sessions: Readonly<Record<string, Session>> | undefined;
  readonly secondFactor: SecondFactor | undefined;
  /** The link by which a new password may be set. */
  readonly reset: PasswordLink | undefined;
}

const NEW_PASSWORD = { action: 'updated', entity: 'account', fields: ['password'] } as const;
const SECRETS = '+passwordHash +sessions +secondFactor +reset';

/** The accounts behind e-mail addresses and links. */
@Injectable()
export class Accounts {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly changes: AuditedChanges,
    private readonly withdrawals: MessageWithdrawals,
  ) {}

  /** The account of an e-mail address with its password's hash. */
  async byEmail(email: string): Promise<Credentials | undefined> {
    return toCredentials(await this.users.findOne({ email }).select(SECRETS).lean<User>());
  }

  async byId(id: string): Promise<Credentials | undefined> {
    return toCredentials(await this.users.findById(id).select(SECRETS).lean<User>());
  }

  /** The account behind the secret of a link that is not over, by the secret's hash. */
  async byPasswordLink(hash: string): Promise<Credentials | undefined> {
    const open = { 'reset.hash': hash, 'reset.until': trusted({ $gt: new Date() }) };
    return toCredentials(await this.users.findOne(open).select(SECRETS).lean<User>());
  }

  async hasAdministrator(): Promise<boolean> {
    const ready = { kind: 'administrator', passwordHash: trusted({ $exists: true }) } as const;
    return (await this.users.exists(ready)) !== null;
  }

  /**
   * Gives an account another password, which ends all its sessions and every link to set one.
   * @param where a condition that the account must still meet
   * @returns the changed account; nothing if it no longer meets the condition
   */
  async setPassword(id: string, password: string, by: Actor, where: object = {}): Promise<Credentials | undefined> {
    const passwordHash = await hashPassword(password);
    const changed = await this.changes.updateWhere(
      this.users.collection,
      { ...where, _id: new Types.ObjectId(id) },
      { $set: { passwordHash }, $unset: { sessions: 1, reset: 1 } },
      by,
      { ...NEW_PASSWORD, also: this.withdrawals.ofPasswordLinks(id) },
    );
    return changed === null ? undefined : this.byId(id);
  }

  /**
   * Makes an administrator, or gives an existing one a new password. It ends the old sessions and takes off the second
   * factor: whoever is at the terminal helps somebody who lost the phone.
   * @returns `false` when the address belongs to somebody else: nothing is changed then
   */
  async setAdministrator(email: string, password: string): Promise<boolean> {
    const existing = await this.users.findOne({ email }, 'kind').lean<User>();
    const passwordHash = await hashPassword(password);
    if (existing === null) {
      const made = new this.users({ kind: 'administrator', email, passwordHash });
      await this.changes.create(made, OPERATOR, { entity: 'account', fields: ['password'] });
      return true;
    }
    if (existing.kind !== 'administrator') return false;
    await this.changes.updateWhere(
      this.users.collection,
      { _id: existing._id },
      { $set: { passwordHash }, $unset: { sessions: 1, reset: 1, secondFactor: 1 } },
      OPERATOR,
      { ...NEW_PASSWORD, also: this.withdrawals.ofPasswordLinks(String(existing._id)) },
    );
    return true;
  }
}

export function toTokenAccount(user: User): Account {
  return {
    id: String(user._id),
    email: user.email,
    role: roleOf(user),
    hasSecondFactor: user.secondFactor !== undefined,
  };
}

function toCredentials(user: User | null): Credentials | undefined {
  if (user === null) return undefined;
  const { full_name: fullName, language, passwordHash, sessions, secondFactor, reset } = user;
  return { ...toTokenAccount(user), fullName, language, passwordHash, sessions, secondFactor, reset };
}
