import { Module } from '@nestjs/common';
import { Holidays } from './holidays.service.js';

@Module({ providers: [Holidays], exports: [Holidays] })
export class HolidaysModule {}
