import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validationMessage } from '#contract/validation-message';
import { ADMIN_PASSWORD as RULE } from '#contract/users';
import { duplicateKey } from '../common/errors/index.js';
import { isGuessable } from '../passwords/index.js';
import { Settings, SettingsError } from '../config/index.js';
import { Accounts } from '../users/index.js';

const DEFAULT_EMAIL = 'admin@onestep.local';

/** A login to be shown once at the terminal; it is kept nowhere else. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string;
}

/** Makes sure that somebody can sign in (contract, "Authentication"). */
@Injectable()
export class FirstAdministrator {
  constructor(
    private readonly settings: Settings,
    private readonly accounts: Accounts,
  ) {}

  /**
   * Rejects a guessable ADMIN_PASSWORD.
   * @throws SettingsError
   */
  async checkSettings(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (ADMIN_PASSWORD && (await isGuessable(ADMIN_PASSWORD, [ADMIN_EMAIL])))
      throw new SettingsError(`ADMIN_PASSWORD is too easy to guess. ${validationMessage(RULE, 'guessable')}`);
  }

  /** @returns the generated login, or nothing when one was set or there is an administrator already */
  async ensure(): Promise<FirstLogin | undefined> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (ADMIN_EMAIL) return this.fromSettings(ADMIN_EMAIL, ADMIN_PASSWORD);
    if (await this.accounts.hasAdministrator()) return undefined;
    const login = { email: DEFAULT_EMAIL, password: randomBytes(12).toString('base64url') };
    await this.accounts.setAdministrator(login.email, login.password);
    return login;
  }

  /** The password set in the environment is the first one only: later ones are changed with `npm run admin`. */
  private async fromSettings(email: string, password: string): Promise<undefined> {
    const existing = await this.accounts.byEmail(email);
    if (existing === undefined) await this.make(email, password);
    else if (existing.role !== 'Admin')
      throw new SettingsError("ADMIN_EMAIL is an applicant's address: choose another.");
  }

  /** Creates the account. If two processes start at once on one store, one of them does. */
  private async make(email: string, password: string): Promise<void> {
    await this.checkSettings();
    try {
      await this.accounts.setAdministrator(email, password);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}
