import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditAction } from '#contract/audit';
import type { Role } from '#contract/users';
import { AuditService, OPERATOR } from '../audit/index.js';
import { hashPassword } from '../common/passwords.js';
import { roleOf, USER_MODEL, type User } from './user.schema.js';

/** What a token is checked against. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly tokenVersion: number;
}

/** The accounts behind e-mail addresses and tokens. */
@Injectable()
export class Accounts {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly audit: AuditService,
  ) {}

  /** The account a token names, as it is now; `undefined` when it was removed. */
  async byId(id: string): Promise<Account | undefined> {
    const user = await this.users.findById(id, 'email kind teacher_type tokenVersion').lean<User>();
    return user === null ? undefined : toTokenAccount(user);
  }

  /** The account of an e-mail address with its password's hash. */
  async byEmail(email: string): Promise<(Account & { passwordHash: string }) | undefined> {
    const user = await this.users.findOne({ email }).select('+passwordHash').lean<User>();
    return user === null ? undefined : { ...toTokenAccount(user), passwordHash: user.passwordHash };
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
      const made = await this.users.create({ kind: 'administrator', email, passwordHash });
      await this.noteAdministrator('created', String(made._id));
      return true;
    }
    if (existing.kind !== 'administrator') return false;
    await existing.set({ passwordHash, tokenVersion: existing.tokenVersion + 1 }).save();
    await this.noteAdministrator('updated', String(existing._id));
    return true;
  }

  private noteAdministrator(action: AuditAction, recordId: string): Promise<void> {
    return this.audit.note(OPERATOR, { action, entity: 'account', recordId, fields: ['password'] });
  }
}

function toTokenAccount(user: User): Account {
  return { id: String(user._id), email: user.email, role: roleOf(user), tokenVersion: user.tokenVersion };
}
