import { Module } from '@nestjs/common';
import { FamiliesModule } from '../families/index.js';
import { FilesModule } from '../files/index.js';
import { PlansModule, StaffModule } from '../plans/index.js';
import { DemoContent } from './demo-content.js';
import { DemoSessions } from './sessions.js';

@Module({
  imports: [FamiliesModule, FilesModule, PlansModule, StaffModule],
  providers: [DemoContent, DemoSessions],
  exports: [DemoContent],
})
export class DemoModule {}
