import type { Types } from 'mongoose';
import type { AffectedSession, StaffHours, TimeOff } from '#contract/plans';
import type { TeacherProfile } from '../categories/index.js';
import type { StoredSession } from './session.schema.js';
import { inOrder } from './staff-hours.js';
import type { StoredTimeOff } from './time-off.schema.js';

export function toTimeOff({ _id, profile, from, to, reason }: StoredTimeOff): TimeOff {
  return { _id: String(_id), profile, from, to, ...(reason != null && { reason }) };
}

export function toStaffHours(
  { availability = [], travelMinutes = 0, calendarHash, updatedAt }: TeacherProfile,
  timeOff: readonly StoredTimeOff[],
): StaffHours {
  return {
    availability: inOrder(availability),
    travelMinutes,
    timeOff: timeOff.map(toTimeOff),
    ...(calendarHash !== undefined && { calendarAddress: true }),
    updatedAt: updatedAt.toISOString(),
  };
}

/** @param names of the children, by the ids of their bookings */
export function toAffected(
  { _id, booking, kind, day, at, minutes, place }: StoredSession & { _id: Types.ObjectId },
  names: ReadonlyMap<string, string>,
): AffectedSession {
  return { _id: String(_id), booking, kind, childName: names.get(booking) ?? '', day, at, minutes, place };
}
