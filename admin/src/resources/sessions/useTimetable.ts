import { useSearchParams } from 'react-router';
import { PLACES, type Place } from '#contract/plan-rules';
import { today } from '../../config/formats';
import { daysLater, isDay, mondayOf, monthOf } from '../plans/days';

export const TIMETABLE_VIEWS = ['week', 'month', 'open'] as const;
type TimetableView = (typeof TIMETABLE_VIEWS)[number];

/** Lists of what is to be done, whenever it was. */
export const OPEN_LISTS = ['unresolvedOnes', 'owedOnes'] as const;
type OpenList = (typeof OPEN_LISTS)[number];
const OPEN_FILTERS = { unresolvedOnes: { unresolved: true }, owedOnes: { owed: true } } as const satisfies Record<
  OpenList,
  object
>;

export interface TimetableState {
  readonly view: TimetableView;
  readonly only: OpenList;
  readonly first: string;
  readonly last: string;
  readonly profile: string;
  readonly family: string;
  readonly place: Place | '';
  readonly q: string;
  readonly filter: object;
  /** The session whose dialog is open. */
  readonly opened: string | null;
  readonly set: (changed: Record<string, string>) => void;
  readonly step: (by: 1 | -1) => void;
  readonly toToday: () => void;
  readonly linkTo: (session: string) => string;
  readonly open: (session: string | undefined) => void;
}

/** What the address says of the timetable, so that a week can be sent to a colleague. Back leads to the page before. */
export function useTimetable(): TimetableState {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name) ?? '';
  const view = TIMETABLE_VIEWS.find((one) => one === params.get('view')) ?? 'week';
  const only = OPEN_LISTS.find((one) => one === params.get('only')) ?? 'unresolvedOnes';
  const asked = params.get('day');
  const day = isDay(asked) ? asked : today();
  const month = monthOf(day);
  const monday = mondayOf(day);
  const { first, last } = view === 'month' ? month : { first: monday, last: daysLater(monday, 6) };
  const place = PLACES.find((one) => one === params.get('place')) ?? '';
  const [profile, family, q] = [get('profile'), get('family'), get('q')];
  const filter = {
    ...(view === 'open' ? OPEN_FILTERS[only] : { since: first, until: last }),
    ...(profile && { profile }),
    ...(family && { family }),
    ...(place && { place }),
    ...(q && { q }),
  };
  const changed = (changes: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const set = (changes: Record<string, string>) => setParams(changed(changes), { replace: true });
  const before = view === 'month' ? daysLater(month.first, -1) : daysLater(monday, -7);
  const after = view === 'month' ? daysLater(month.last, 1) : daysLater(monday, 7);
  return {
    view,
    only,
    first,
    last,
    profile,
    family,
    place,
    q,
    filter,
    set,
    opened: params.get('session'),
    step: (by) => set({ day: by === 1 ? after : before }),
    toToday: () => set({ day: '' }),
    linkTo: (session) => `?${changed({ session })}`,
    open: (session = '') => set({ session }),
  };
}
