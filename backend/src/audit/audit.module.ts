import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Settings } from '../config/index.js';
import { AuditKey } from './audit-key.js';
import { AuditCut } from './audit.cut.js';
import { AuditController } from './audit.controller.js';
import { AUDIT_MODEL, auditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';
import { AuditWriter } from './audit.writer.js';

/** Every module writes into the one audit. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_MODEL, schema: auditSchema }])],
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditWriter,
    AuditCut,
    { provide: AuditKey, inject: [Settings], useFactory: (settings: Settings) => AuditKey.of(settings) },
  ],
  exports: [AuditService, AuditCut],
})
export class AuditModule {}
