import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { NotesModule } from '../notes/index.js';
import { FamiliesController } from './families.controller.js';
import { FamiliesService } from './families.service.js';
import { FAMILY_MODEL, familySchema } from './family.schema.js';
import { FAMILY_MERGE_MODEL, familyMergeSchema } from './family-merge.schema.js';
import { FamilyMerges } from './family-merges.service.js';
import { FamilyRecords } from './family-records.service.js';
import { FamilySuggestions } from './family-suggestions.service.js';
import { FamilyUpgrade } from './family-upgrade.service.js';
import { PERSON_LINK_MODEL, personLinkSchema, UPGRADE_MODEL, upgradeSchema } from './family-upgrade.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FAMILY_MODEL, schema: familySchema },
      { name: FAMILY_MERGE_MODEL, schema: familyMergeSchema },
      { name: PERSON_LINK_MODEL, schema: personLinkSchema },
      { name: UPGRADE_MODEL, schema: upgradeSchema },
    ]),
    // Their models hold what belongs to families.
    BookingsModule,
    ContactsModule,
    CoursesModule,
    NotesModule,
    IdempotencyModule,
  ],
  controllers: [FamiliesController],
  providers: [FamiliesService, FamilyMerges, FamilyRecords, FamilySuggestions, FamilyUpgrade],
  exports: [FamilyMerges, FamilyRecords, FamilySuggestions, FamilyUpgrade, MongooseModule],
})
export class FamiliesModule {}
