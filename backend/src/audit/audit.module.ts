import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditController } from './audit.controller.js';
import { AUDIT_MODEL, auditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';

/** Every module writes into the one audit. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_MODEL, schema: auditSchema }])],
  controllers: [AuditController],
  providers: [AuditService],
  exports: [AuditService],
})
export class AuditModule {}
