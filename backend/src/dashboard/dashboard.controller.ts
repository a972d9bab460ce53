import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue, IfNone } from '../common/if-match.js';
import { AnnouncementDto } from './announcement.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('figures')
  figures() {
    return this.dashboard.figures();
  }

  @Get('announcement')
  announcement() {
    return this.dashboard.announcement();
  }

  @Put('announcement')
  announce(
    @Body() dto: AnnouncementDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
    @IfNone() ifNone: boolean,
  ) {
    return this.dashboard.announce(dto, by, { ifMatch, ifNone });
  }
}
