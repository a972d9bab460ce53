import type { WorkingHours } from '#contract/plans';
import { type FreeStaff, mostFree } from './figures.js';
import { toHoursCsv } from './hours-csv.js';
import { type SessionGroup, toStaffMinutes } from './hours.js';

const groupOf = (
  profile: string,
  status: SessionGroup['_id']['status'],
  minutes: number,
  n: number,
  late?: boolean,
): SessionGroup => ({
  _id: { profile, status, minutes, ...(late !== undefined && { late }) },
  n,
});

describe('the hours of staff', () => {
  const rows = toStaffMinutes(
    [
      groupOf('b', 'planned', 60, 3),
      groupOf('b', 'planned', 45, 2),
      groupOf('a', 'held', 240, 1),
      groupOf('b', 'cancelled', 30, 2),
      groupOf('b', 'cancelled', 30, 1, true),
      groupOf('b', 'absent', 15, 1),
    ],
    new Map([
      ['a', 'Nimal'],
      ['b', '=Anne; +1'],
    ]),
  );

  it('are added up by what became of the sessions, by name', () => {
    expect(rows).toEqual([
      { profile: 'b', tName: '=Anne; +1', planned: 270, held: 0, absent: 15, cancelled: 90, cancelledLate: 30 },
      { profile: 'a', tName: 'Nimal', planned: 0, held: 240, absent: 0, cancelled: 0, cancelledLate: 0 },
    ]);
  });

  it('are a file that no spreadsheet takes for formulas', () => {
    expect(toHoursCsv(rows)).toBe(
      '\uFEFF"Teacher","Planned (minutes)","Held (minutes)","Absent (minutes)","Cancelled (minutes)","Of these late (minutes)"\r\n' +
        `"'=Anne;' +1","270","0","15","90","30"\r\n"Nimal","0","240","0","0","0"\r\n`,
    );
  });
});

describe('whose hours are free', () => {
  const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
  const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday): WorkingHours => ({ weekday, from: '08:00', to: '09:00' }));
  const free = (tName: string, changes: Partial<FreeStaff> = {}): FreeStaff => ({
    profile: tName,
    tName,
    availability: EVERY_DAY,
    planned: 0,
    timeOff: [],
    ...changes,
  });
  const named = (...staff: FreeStaff[]) => mostFree(staff, DAYS).map(({ tName, minutes }) => [tName, minutes]);

  it('is counted without what is planned and the days off', () => {
    expect(named(free('A'), free('B', { planned: 60 }))).toEqual([
      ['A', 420],
      ['B', 360],
    ]);
    const off = [{ from: '2026-11-01', to: '2026-11-28' }];
    expect(named(free('A', { timeOff: off }))).toEqual([['A', 300]]);
    expect(named(free('A', { availability: EVERY_DAY.slice(4, 5) }))).toEqual([['A', 60]]);
  });

  it('leaves out those who have none, and shows ten', () => {
    expect(named(free('A', { availability: [] }), free('B', { planned: 420 }))).toEqual([]);
    expect(named(...Array.from({ length: 12 }, (_, i) => free(`A${i}`)))).toHaveLength(10);
  });
});
