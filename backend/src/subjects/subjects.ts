import type { Connection, Model } from 'mongoose';
import type { SubjectEntity } from '#contract/subjects';
import type { Subject, SubjectRecord, SubjectTable } from './subject.js';

/** Every subject with its model, for modules that cannot import those that own them. */
export class Subjects {
  constructor(
    private readonly connection: Connection,
    private readonly table: SubjectTable,
  ) {}

  of(entity: SubjectEntity): Subject {
    return this.table[entity];
  }

  /** @throws MissingSchemaError where the module that owns it is not part of the process, as in some commands */
  model(entity: SubjectEntity): Model<SubjectRecord> {
    return this.connection.model<SubjectRecord>(this.table[entity].model);
  }
}
