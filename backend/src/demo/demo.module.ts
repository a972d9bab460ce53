import { Module } from '@nestjs/common';
import { FamiliesModule } from '../families/index.js';
import { FilesModule } from '../files/index.js';
import { PlansModule, StaffModule } from '../plans/index.js';
import { GoalsModule } from '../goals/index.js';
import { DemoContent } from './demo-content.js';
import { DemoGoals } from './goals.js';
import { DemoSessions } from './sessions.js';

@Module({
  imports: [FamiliesModule, FilesModule, GoalsModule, PlansModule, StaffModule],
  providers: [DemoContent, DemoGoals, DemoSessions],
  exports: [DemoContent],
})
export class DemoModule {}
