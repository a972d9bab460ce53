import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger as ProcessLog } from 'pino';
import { ADMIN_PASSWORD as RULE } from '#contract/users';
import { validationMessage } from '#contract/validation-message';
import { duplicateKey } from '../common/errors/index.js';
import { Settings, SettingsError } from '../config/index.js';
import { connect, STORE, type Store } from '../database/index.js';
import { DemoContent } from '../demo/index.js';
import { FamilyUpgrade } from '../families/index.js';
import { PROCESS_LOG } from '../logging.js';
import { isGuessable } from '../passwords/index.js';
import { Erasures } from '../people/index.js';
import { Reminders } from '../plans/index.js';
import { Accounts } from '../users/index.js';

const DEFAULT_EMAIL = 'admin@onestep.local';

/** A login to be shown once at the terminal; it is kept nowhere else. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string;
}

/** Prepares a usable product: the store, an administrator and, on a fresh try-out, demo content. */
@Injectable()
export class SetupService {
  private readonly log = new Logger('Setup');
  /** Generated at this start, to be shown once. */
  firstLogin: FirstLogin | undefined;
  /** Set if the database was unavailable at the start: settles once the setup is complete or has failed. */
  late: Promise<void> | undefined;

  constructor(
    private readonly settings: Settings,
    @Inject(STORE) private readonly store: Store,
    @InjectConnection() private readonly connection: Connection,
    private readonly accounts: Accounts,
    private readonly erasures: Erasures,
    private readonly families: FamilyUpgrade,
    private readonly reminders: Reminders,
    private readonly demo: DemoContent,
    @Inject(PROCESS_LOG) private readonly processLog: ProcessLog,
  ) {}

  async run(): Promise<void> {
    // This check comes before anything is created or waited for. With existing records, the password is checked only if
    // it is used.
    if (this.store.fresh || this.settings.MONGODB_URI) await this.checkPassword();
    this.late = (await connect(this.connection, this.store.uri, () => this.fill())).late;
  }

  private async fill(): Promise<void> {
    await this.erasures.eraseAgain();
    await this.families.run();
    this.firstLogin = await this.ensureAdministrator();
    if (this.settings.SEED_DEMO ?? this.store.fresh) {
      await this.fillQuietly();
      this.log.log('Demo content is there.');
    }
    // The next look may be after midnight.
    await this.reminders.runNow();
  }

  /** Logs no audit lines about invented people: they would hide the first login at the terminal. */
  private async fillQuietly(): Promise<void> {
    const { level } = this.processLog;
    if (this.processLog.isLevelEnabled('info')) this.processLog.level = 'warn';
    try {
      await this.demo.fill();
    } finally {
      this.processLog.level = level;
    }
  }

  /**
   * Rejects a guessable ADMIN_PASSWORD.
   * @throws SettingsError
   */
  private async checkPassword(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (ADMIN_PASSWORD && (await isGuessable(ADMIN_PASSWORD, [ADMIN_EMAIL])))
      throw new SettingsError(`ADMIN_PASSWORD is too easy to guess. ${validationMessage(RULE, 'guessable')}`);
  }

  /**
   * Makes sure that somebody can sign in (contract, "Authentication").
   * @returns the generated login, or nothing when one was set or there is an administrator already
   */
  private async ensureAdministrator(): Promise<FirstLogin | undefined> {
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
    await this.checkPassword();
    try {
      await this.accounts.setAdministrator(email, password);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}
