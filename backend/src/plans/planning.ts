import { HttpStatus } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { SeriesPreview } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import type { Booking } from '../bookings/index.js';
import type { TeacherProfile } from '../categories/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import type { Family } from '../families/index.js';

/** A booking with what its kind may say of where the child is. */
export type PlannedBooking = Booking & {
  readonly family: string;
  readonly child: string;
  readonly lastSession?: Date;
  readonly homeLocation?: string;
  readonly schoolName?: string;
  readonly location?: string;
};
export type Staff = TeacherProfile;

/** The booking, the member of staff and the family of a plan. */
export interface Parties {
  readonly booking: PlannedBooking;
  readonly staff: Staff;
  readonly family: Family;
}

export const idOf = ({ _id }: { readonly _id: Types.ObjectId }): string => String(_id);

/** A plan that cannot be made as it is, with the list of what stands in its way. */
export function planRefused(preview: SeriesPreview): PublicHttpException {
  return new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.planRefused, undefined, preview);
}
