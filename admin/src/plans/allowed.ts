import type { SeriesPreview } from '#contract/plans';

/** The reason for each day that is planned although a warning speaks against it. */
export type Allowed = Readonly<Record<string, string>>;

/** The allowances as the server takes them: only days that are warned of. */
export function allowOf({ sessions }: SeriesPreview, allowed: Allowed): { day: string; reason: string }[] {
  const days = new Set(sessions.filter(({ warnings }) => warnings.length > 0).map(({ day }) => day));
  return [...days].flatMap((day) => {
    const reason = allowed[day]?.trim();
    return reason ? [{ day, reason }] : [];
  });
}

/** Whether nothing stands in the way any more: no clash, and a reason for every warning. */
export const isClear = ({ sessions }: SeriesPreview, allowed: Allowed): boolean =>
  sessions.length > 0 &&
  sessions.every(
    ({ day, warnings, clash }) => !clash && (warnings.length === 0 || (allowed[day]?.trim() ?? '') !== ''),
  );
