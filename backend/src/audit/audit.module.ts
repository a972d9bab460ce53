import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { derivedKey, Settings } from '../config/index.js';
import { AUDIT_MODEL, auditEventSchema } from './audit-event.schema.js';
import { AuditController } from './audit.controller.js';
import { ADDRESS_KEY, AuditService } from './audit.service.js';
import { AuditedChanges } from './audited-changes.js';
import { LOOK_MODEL, lookSchema } from './look.schema.js';

/** Every module writes into the one audit. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AUDIT_MODEL, schema: auditEventSchema },
      { name: LOOK_MODEL, schema: lookSchema },
    ]),
  ],
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditedChanges,
    {
      // There are too few addresses for a hash without a key.
      provide: ADDRESS_KEY,
      inject: [Settings],
      useFactory: (settings: Settings) => derivedKey(settings, 'audit address'),
    },
  ],
  exports: [AuditService, AuditedChanges],
})
export class AuditModule {}
