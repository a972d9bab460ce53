import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../config/index.js';
import { makeConnection } from './connection.js';
import { openStore, type Store } from './open-store.js';

export const STORE = 'store';

/** The one connection of this process, and the store behind it. */
@Global()
@Module({
  providers: [
    { provide: STORE, inject: [Settings], useFactory: openStore },
    { provide: getConnectionToken(), useFactory: makeConnection },
  ],
  exports: [STORE, getConnectionToken()],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: Store,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
    await this.store.close();
  }
}
