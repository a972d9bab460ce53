import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Shutdown } from '../http/index.js';

export const OK = { status: 'ok' } as const;
const TIMEOUT_MS = 1500;

@Injectable()
export class HealthService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly shutdown: Shutdown,
  ) {}

  /** @throws ServiceUnavailableException where the database does not answer in time, or a stop has begun */
  async ready(): Promise<typeof OK> {
    const { db } = this.connection;
    if (!db || this.shutdown.hasBegun) throw new ServiceUnavailableException();
    const inTime = AbortSignal.timeout(TIMEOUT_MS);
    const late = new Promise<never>((_, reject) => {
      inTime.addEventListener('abort', () => reject(new ServiceUnavailableException()));
    });
    await Promise.race([db.command({ ping: 1 }), late]);
    return OK;
  }
}
