import type { WorkingHours } from '#contract/plans';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const STEPS_IN_HOUR = 2;
const [EARLIEST, LATEST] = [7, 19];
const MINUTES = ['00', '30'] as const;

/** Half an hour of a day. */
export type Cell = Pick<WorkingHours, 'from' | 'to'>;

/** The half hours that a week shows: those of a usual day, and as many more as the hours need. */
export function cellsOf(rows: readonly WorkingHours[]): readonly Cell[] {
  const given = rows.filter(({ from, to }) => from !== '' && from < to);
  const first = Math.min(EARLIEST, ...given.map(({ from }) => Number(from.slice(0, 2))));
  const last = Math.max(LATEST, ...given.map(({ to }) => Number(to.slice(0, 2)) + (to.endsWith('00') ? 0 : 1)));
  const starts = Array.from({ length: (last - first) * STEPS_IN_HOUR + 1 }, (_, step) => timeOf(first, step));
  return starts.slice(0, -1).map((from, place) => ({ from, to: starts[place + 1] ?? from }));
}

/** The cells with which every second hour begins; after the last of them there may be one hour only. */
export function everyTwoHours(cells: readonly Cell[]): readonly (Cell & { readonly isLastHour: boolean })[] {
  const size = STEPS_IN_HOUR * 2;
  return cells.flatMap((cell, place) =>
    place % size === 0 ? [{ ...cell, isLastHour: cells.length - place < size }] : [],
  );
}

/** Midnight is no time of a day. */
function timeOf(first: number, step: number): string {
  const hour = first + Math.floor(step / STEPS_IN_HOUR);
  return hour > 23 ? '23:45' : `${String(hour).padStart(2, '0')}:${MINUTES[step % STEPS_IN_HOUR]}`;
}

/** The hours from one cell to another, in either direction. */
export function cellRange(
  cells: readonly Cell[],
  { weekday, first, last }: { readonly weekday: number; readonly first: number; readonly last: number },
): WorkingHours {
  const from = cells[Math.min(first, last)]?.from ?? '';
  return { weekday, from, to: cells[Math.max(first, last)]?.to ?? from };
}

export const isFree = (rows: readonly WorkingHours[], weekday: number, cell: Cell | undefined): boolean =>
  cell !== undefined && rows.some((row) => row.weekday === weekday && row.from <= cell.from && cell.to <= row.to);

export const isPartlyFree = (rows: readonly WorkingHours[], weekday: number, cell: Cell): boolean =>
  rows.some((row) => row.weekday === weekday && row.from < cell.to && cell.from < row.to);
