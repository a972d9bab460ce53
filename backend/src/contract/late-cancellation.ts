import { UTC_OFFSET_MS } from './sri-lanka.js';

interface DayAndTime {
  /** `2026-12-02` */
  readonly day: string;
  /** `15:30`, of Sri Lanka. */
  readonly at: string;
}

/** From eight in the evening before, a family cancels late, and the session is not made up for. */
const LATE_MS = 4 * 60 * 60 * 1000;

/** Whether a family that cancels a session of this day at this moment (in milliseconds) cancels it late. */
export function isLate(day: string, now = Date.now()): boolean {
  return now >= momentOf({ day, at: '00:00' }) - LATE_MS;
}

/** Whether a session has begun: its family can no longer cancel it, and it stays where its booking is closed. */
export function hasBegun(session: DayAndTime, now = Date.now()): boolean {
  return now >= momentOf(session);
}

function momentOf({ day, at }: DayAndTime): number {
  return Date.parse(`${day}T${at}:00Z`) - UTC_OFFSET_MS;
}
