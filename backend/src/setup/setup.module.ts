import { Module } from '@nestjs/common';
import { DemoModule } from '../demo/index.js';
import { FamiliesModule } from '../families/index.js';
import { LoggingModule } from '../logging.js';
import { PeopleModule } from '../people/index.js';
import { PlansModule } from '../plans/index.js';
import { UsersModule } from '../users/index.js';
import { SetupService } from './setup.service.js';

@Module({
  imports: [UsersModule, DemoModule, FamiliesModule, PeopleModule, PlansModule, LoggingModule],
  providers: [SetupService],
})
export class SetupModule {}
