import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access/index.js';
import { HealthService, OK } from './health.service.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. This does not depend on the database, so that an outage of it restarts no container. */
  @Get('live')
  live() {
    return OK;
  }

  /** Requests can be served: the database answers and no stop has begun. */
  @Get('ready')
  ready() {
    return this.health.ready();
  }
}
