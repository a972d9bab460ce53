import type { WorkingHours } from './plans.js';

/** Weekly hours with those of one day added; hours that touch become one. Times such as `08:00` are in their order as text. */
export function withHours(rows: readonly WorkingHours[], added: WorkingHours): WorkingHours[] {
  const touching = rows.filter((row) => isRightOn(added, row) && row.from <= added.to && added.from <= row.to);
  const from = [added, ...touching].map((row) => row.from).sort()[0] ?? added.from;
  const to =
    [added, ...touching]
      .map((row) => row.to)
      .sort()
      .at(-1) ?? added.to;
  return inOrder([...rows.filter((row) => !touching.includes(row)), { ...added, from, to }]);
}

/** Weekly hours without those of one day. */
export function withoutHours(rows: readonly WorkingHours[], removed: WorkingHours): WorkingHours[] {
  const left = rows.flatMap((row) => {
    if (!isRightOn(removed, row)) return [row];
    const before = { ...row, to: row.to < removed.from ? row.to : removed.from };
    const after = { ...row, from: row.from > removed.to ? row.from : removed.to };
    return [before, after].filter(isRight);
  });
  return inOrder(left);
}

/** What is still being typed stays as it is. */
const isRight = ({ from, to }: WorkingHours): boolean => from !== '' && from < to;

const isRightOn = ({ weekday }: WorkingHours, row: WorkingHours): boolean => row.weekday === weekday && isRight(row);

function inOrder(rows: readonly WorkingHours[]): WorkingHours[] {
  return rows.toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1));
}
