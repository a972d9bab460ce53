import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../config/index.js';
import { disconnect, makeConnection } from './connection.js';
import type { Store } from './open-store.js';
import { Transactions } from './transactions.js';

export const STORE = 'store';

/** The one connection of this process, and the store behind it. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: Store,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** @param open `openStore` for the product, `joinStore` for a command that runs alongside it */
  static forRoot(open: (settings: Settings) => Promise<Store>): DynamicModule {
    const store = { provide: STORE, inject: [Settings], useFactory: open };
    const connection = { provide: getConnectionToken(), useFactory: makeConnection };
    return {
      module: DatabaseModule,
      providers: [store, connection, Transactions],
      exports: [STORE, getConnectionToken(), Transactions],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await disconnect(this.connection);
    await this.store.close();
  }
}
