import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { AvailabilityDto, StaffAccountDto, TimeOffDto } from './staff.dto.js';
import { StaffService } from './staff.service.js';

/** Routes about one member of staff: for administrators and, where it says so, for that person. */
@Controller('staff/:profileId')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Put('account')
  @Describes({ responses: { 409: 'The account belongs to another profile.' } })
  link(
    @Param('profileId') id: string,
    @Body() dto: StaffAccountDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.staff.link(id, dto, by, ifMatch);
  }

  @SignedIn()
  @Get('availability')
  availability(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.staff.hours(id, by);
  }

  @SignedIn()
  @Put('availability')
  changeAvailability(
    @Param('profileId') id: string,
    @Body() dto: AvailabilityDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.staff.change(id, dto, by, ifMatch);
  }

  @SignedIn()
  @Get('load')
  load(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.staff.load(id, by);
  }

  @SignedIn()
  @Post('time-off')
  addTimeOff(
    @Param('profileId') id: string,
    @Body() dto: TimeOffDto,
    @IdempotencyKey() key: Key,
    @CurrentUser() by: RequestUser,
  ) {
    return this.staff.addTimeOff(id, dto, key, by);
  }

  @SignedIn()
  @Delete('time-off/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  removeTimeOff(@Param('profileId') profile: string, @Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.staff.removeTimeOff(profile, id, by);
  }
}
