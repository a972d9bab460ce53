import { useQuery } from '@tanstack/react-query';
import type { HolidayKind, Place } from '#contract/plan-rules';
import type { SeriesPreview } from '#contract/plans';
import { useDebounced } from '../../hooks/useDebounced';
import { weekdayOf } from '../plans/days';
import { previewed } from '../plans/requests';

export interface PatternRow {
  readonly weekday: string;
  readonly at: string;
  readonly minutes: string;
}

/** What is typed into the page on which sessions are planned. */
export interface PlanInput {
  /** One session alone, or a series. */
  readonly single: boolean;
  readonly profile: string;
  readonly pattern: readonly PatternRow[];
  readonly from: string;
  readonly until: string;
  readonly place: Place | '';
  readonly skip: readonly HolidayKind[];
  /** The owed session that a single one makes up for. */
  readonly makesUp: string;
}

export const NEW_ROW: PatternRow = { weekday: '1', at: '15:00', minutes: '60' };

/** The series as the server takes it; none until everything is filled in. A single session is one of a day. */
export function seriesOf(input: PlanInput, booking: string): object | undefined {
  const { single, profile, from, place, skip } = input;
  const until = single ? from : input.until;
  const pattern = (single ? input.pattern.slice(0, 1) : input.pattern).map(({ weekday, at, minutes }) => ({
    weekday: single ? weekdayOf(from) : Number(weekday),
    at,
    minutes: Number(minutes),
  }));
  const isComplete =
    profile !== '' &&
    place !== '' &&
    from !== '' &&
    until !== '' &&
    pattern.length > 0 &&
    pattern.every(({ at }) => at !== '');
  if (!isComplete) return undefined;
  return { booking, profile, pattern, from, until, place, skip: single ? [] : skip };
}

/** One session of that series, as it is sent. */
export function sessionOf(
  { profile, pattern: [row = NEW_ROW], from, place, makesUp }: PlanInput,
  booking: string,
): object {
  return {
    booking,
    profile,
    day: from,
    at: row.at,
    minutes: Number(row.minutes),
    place,
    ...(makesUp !== '' && { makesUp }),
  };
}

/** The series before it is made, asked for anew whenever what is typed has changed. */
export function usePreview(series: object | undefined) {
  const typed = JSON.stringify(series) as string | undefined;
  const body = useDebounced(typed);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plans', 'preview', body],
    enabled: body !== undefined,
    queryFn: () => previewed<SeriesPreview>('/sessions/preview', JSON.parse(body ?? '{}') as object),
  });
  const isCurrent = typed === body;
  return { plan: typed === undefined ? undefined : data, error, refetch, isCurrent: isCurrent && !isFetching, body };
}
