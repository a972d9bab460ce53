import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Role } from '#contract/users';
import { AuditedChanges, OPERATOR } from '../audit/index.js';
import { hashPassword } from '../common/passwords.js';
import { roleOf, USER_MODEL, type User } from './user.schema.js';

/** What a token is checked against. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly tokenVersion: number;
}

/** For so long an account is taken as it was read; what this process changes itself it forgets at once. */
const FRESH_MS = 2000;
const KEPT = 1000;

/** The accounts behind e-mail addresses and tokens. */
@Injectable()
export class Accounts {
  private readonly known = new Map<string, { account: Account; until: number }>();

  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly changes: AuditedChanges,
  ) {}

  /** The account a token names, as it is now; `undefined` when it was removed. */
  async byId(id: string): Promise<Account | undefined> {
    const known = this.known.get(id);
    if (known && known.until > performance.now()) return known.account;
    const user = await this.users.findById(id).lean<User>();
    this.known.delete(id);
    if (user === null) return undefined;
    const account = toTokenAccount(user);
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(id, { account, until: performance.now() + FRESH_MS });
    return account;
  }

  /** The account of an e-mail address with its password's hash. */
  async byEmail(email: string): Promise<(Account & { passwordHash: string }) | undefined> {
    const user = await this.users.findOne({ email }).select('+passwordHash').lean<User>();
    return user === null ? undefined : { ...toTokenAccount(user), passwordHash: user.passwordHash };
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  async hasAdministrator(): Promise<boolean> {
    return (await this.users.exists({ kind: 'administrator' })) !== null;
  }

  /**
   * Makes an administrator, or gives an existing one a new password, which ends its old tokens.
   * @returns `false` when the address belongs to an applicant: nothing is changed then
   */
  async setAdministrator(email: string, password: string): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    const existing = await this.users.findOne({ email });
    if (existing === null) {
      const made = new this.users({ kind: 'administrator', email, passwordHash });
      await this.changes.create(made, OPERATOR, { entity: 'account', fields: ['password'] });
      return true;
    }
    if (existing.kind !== 'administrator') return false;
    const changes = { passwordHash, tokenVersion: existing.tokenVersion + 1 };
    await this.changes.update(existing, changes, OPERATOR, { entity: 'account', fields: ['password'] });
    this.forget(String(existing._id));
    return true;
  }
}

function toTokenAccount(user: User): Account {
  return { id: String(user._id), email: user.email, role: roleOf(user), tokenVersion: user.tokenVersion };
}
