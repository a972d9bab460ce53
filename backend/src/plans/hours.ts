import type { SessionStatus } from '#contract/plan-rules';
import type { StaffMinutes } from '#contract/plans';

/** Sessions of one person, with one status and the same length, and how many they are. */
export interface SessionGroup {
  readonly _id: {
    readonly profile: string;
    readonly status: SessionStatus;
    readonly minutes: number;
    readonly late?: boolean | null;
  };
  readonly n: number;
}

/** A row for each member of staff who has sessions, by name. */
export function toStaffMinutes(groups: readonly SessionGroup[], names: ReadonlyMap<string, string>): StaffMinutes[] {
  const rows = new Map<string, Record<keyof Omit<StaffMinutes, 'profile' | 'tName'>, number>>();
  for (const { _id, n } of groups) {
    const row = rows.get(_id.profile) ?? { planned: 0, held: 0, absent: 0, cancelled: 0, cancelledLate: 0 };
    row[_id.status] += n * _id.minutes;
    if (_id.status === 'cancelled' && _id.late) row.cancelledLate += n * _id.minutes;
    rows.set(_id.profile, row);
  }
  return [...rows]
    .map(([profile, row]) => ({ profile, tName: names.get(profile) ?? '', ...row }))
    .sort((a, b) => a.tName.localeCompare(b.tName) || a.profile.localeCompare(b.profile));
}
