import type { SeriesPreview } from '#contract/plans';

/** The reason for each day that is planned although a warning speaks against it. */
export type AllowanceReasons = Readonly<Record<string, string>>;

/** The allowances as the server takes them: only days that are warned of. */
export function toAllowedDays(
  { sessions }: SeriesPreview,
  allowed: AllowanceReasons,
): { day: string; reason: string }[] {
  const days = new Set(sessions.filter(({ warnings }) => warnings.length > 0).map(({ day }) => day));
  return [...days].flatMap((day) => {
    const reason = allowed[day]?.trim();
    return reason ? [{ day, reason }] : [];
  });
}

/** Whether nothing stands in the way any more: no clash, and a reason for every warning. */
export const isClear = ({ sessions }: SeriesPreview, allowed: AllowanceReasons): boolean =>
  sessions.length > 0 &&
  sessions.every(
    ({ day, warnings, clash }) => !clash && (warnings.length === 0 || (allowed[day]?.trim() ?? '') !== ''),
  );
