import type { Connection, Model, Types } from 'mongoose';
import { Schema } from 'mongoose';
import { HELD_KIND, type HeldKind } from '#contract/quarantine';
import { schemaOf } from '../schema-of.js';
import { allowOnce, type WithOnce } from './once.schema.js';

/** A record that waits for a person's decision: id, times and key are the record's own. */
export interface Held extends WithOnce {
  _id: Types.ObjectId;
  what: HeldKind;
  /** The model it would have been stored in. */
  home: string;
  /** All else of it, as it would have been stored. */
  record: Record<string, unknown>;
  /** When it arrived. */
  createdAt: Date;
  updatedAt: Date;
}
export const QUARANTINE_MODEL = 'Quarantine';

export const heldSchema = schemaOf(
  { what: HELD_KIND },
  { home: { type: String, required: true }, record: { type: Schema.Types.Mixed, required: true } },
).set('collection', 'quarantine');
heldSchema.index({ createdAt: -1, _id: -1 });
heldSchema.index({ what: 1, createdAt: -1, _id: -1 });
allowOnce(heldSchema);

export function quarantineOf(connection: Connection): Model<Held> {
  return connection.model<Held>(QUARANTINE_MODEL);
}
