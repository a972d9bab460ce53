import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Public } from '../common/access/index.js';
import { Shutdown } from '../http/index.js';

const OK = { status: 'ok' } as const;
const TIMEOUT_MS = 1500;

@Public()
@Controller('health')
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly shutdown: Shutdown,
  ) {}

  /** The process runs. This does not depend on the database, so that an outage of it restarts no container. */
  @Get('live')
  live() {
    return OK;
  }

  /** Requests can be served: the database answers in time and no stop has begun. */
  @Get('ready')
  async ready() {
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
