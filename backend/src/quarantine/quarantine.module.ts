import { Module } from '@nestjs/common';
import { OnceModule } from '../common/once/index.js';
import { QuarantineController } from './quarantine.controller.js';
import { QuarantineService } from './quarantine.service.js';

@Module({
  imports: [OnceModule],
  controllers: [QuarantineController],
  providers: [QuarantineService],
  exports: [QuarantineService],
})
export class QuarantineModule {}
