import { Module } from '@nestjs/common';
import { HolidaysService } from './holidays.service.js';

/** Who works when, and the days on which nobody does. */
@Module({ providers: [HolidaysService], exports: [HolidaysService] })
export class StaffModule {}
