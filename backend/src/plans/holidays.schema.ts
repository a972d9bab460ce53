import type { Types } from 'mongoose';
import { HOLIDAY_CORRECTION_FIELDS } from '#contract/plan-rules';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** A day of the calendar that the office corrects; the calendar itself is `contract/holidays` and `contract/school-terms`. */
export interface StoredHoliday extends Values<typeof HOLIDAY_CORRECTION_FIELDS> {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const HOLIDAY_MODEL = 'Holiday';

export const holidaySchema = schemaOf(HOLIDAY_CORRECTION_FIELDS);
holidaySchema.index({ day: 1, kind: 1 }, { unique: true });
holidaySchema.index({ createdAt: -1, _id: -1 });

export function toHolidayCorrection({ _id, day, kind, removed, name, createdAt, updatedAt }: StoredHoliday) {
  return { _id: String(_id), day, kind, ...(removed && { removed }), name, createdAt, updatedAt };
}
export type HolidayCorrectionAnswer = ReturnType<typeof toHolidayCorrection>;
