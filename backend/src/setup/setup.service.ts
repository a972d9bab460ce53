import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger as ProcessLog } from 'pino';
import { Settings } from '../config/index.js';
import { connect, STORE, type Store } from '../database/index.js';
import { DemoContent } from '../demo/index.js';
import { FamilyUpgrade } from '../families/index.js';
import { PROCESS_LOG } from '../logging.js';
import { Erasures } from '../people/index.js';
import { Reminders } from '../plans/index.js';
import { FirstAdministrator, type FirstLogin } from './first-administrator.js';

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
    private readonly administrator: FirstAdministrator,
    private readonly erasures: Erasures,
    private readonly families: FamilyUpgrade,
    private readonly reminders: Reminders,
    private readonly demo: DemoContent,
    @Inject(PROCESS_LOG) private readonly processLog: ProcessLog,
  ) {}

  async run(): Promise<void> {
    // This check comes before anything is created or waited for. With existing records, the password is checked only if
    // it is used.
    if (this.store.fresh || this.settings.MONGODB_URI) await this.administrator.checkSettings();
    this.late = (await connect(this.connection, this.store.uri, () => this.fill())).late;
  }

  private async fill(): Promise<void> {
    await this.erasures.eraseAgain();
    await this.families.run();
    this.firstLogin = await this.administrator.ensure();
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
}
