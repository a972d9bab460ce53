import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { AvailabilityDto, StaffAccountDto, TimeOffDto } from './staff.dto.js';
import { StaffHoursService } from './staff-hours.service.js';
import { StaffLoadService } from './staff-load.service.js';

/** Routes about one member of staff: for administrators and, where it says so, for that person. */
@Controller('staff/:profileId')
export class StaffController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly hours: StaffHoursService,
    private readonly loads: StaffLoadService,
  ) {}

  @Put('account')
  @Describes({ responses: { 409: 'The account belongs to another profile.' } })
  link(
    @Param('profileId') id: string,
    @Body() dto: StaffAccountDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.accounts.link(id, dto, by, ifMatch);
  }

  @SignedIn()
  @Get('availability')
  availability(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.hours.show(id, by);
  }

  @SignedIn()
  @Put('availability')
  changeAvailability(
    @Param('profileId') id: string,
    @Body() dto: AvailabilityDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.hours.change(id, dto, by, ifMatch);
  }

  @SignedIn()
  @Get('load')
  load(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.loads.show(id, by);
  }

  @SignedIn()
  @Post('time-off')
  addTimeOff(
    @Param('profileId') id: string,
    @Body() dto: TimeOffDto,
    @IdempotencyKey() key: Key,
    @CurrentUser() by: RequestUser,
  ) {
    return this.hours.addTimeOff(id, dto, key, by);
  }

  @SignedIn()
  @Delete('time-off/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  removeTimeOff(@Param('profileId') profile: string, @Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.hours.removeTimeOff(profile, id, by);
  }
}
