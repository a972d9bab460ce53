import type { Types } from 'mongoose';
import { SERIES_FIELDS, SERIES_STATUSES, type SeriesStatus } from '#contract/plan-rules';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** The pattern by which sessions were planned; they are records of their own. */
export interface StoredSeries extends Values<typeof SERIES_FIELDS> {
  _id: Types.ObjectId;
  status: SeriesStatus;
  createdAt: Date;
  updatedAt: Date;
}
export const SERIES_MODEL = 'Series';

export const seriesSchema = schemaOf(SERIES_FIELDS, {
  status: { type: String, required: true, enum: SERIES_STATUSES, default: 'active' },
});
seriesSchema.index({ booking: 1, createdAt: -1, _id: -1 });
