import { useEffect, useRef, useState } from 'react';
import type { Goal } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { byTime, daysLater, mondayOf, today } from '../sessions/words.js';
import { sendAsStaff } from './sendAsStaff.js';
import { DAY, type DeviceStorage } from './device.js';

/** The sessions of one person, as this page shows them. */
export interface Sessions {
  readonly week: readonly Planned[];
  readonly unresolved: readonly Planned[];
  /** Those that were unresolved when this page was opened, and are neither that nor of this week. */
  readonly resolved?: readonly Planned[];
  readonly goals: readonly Goal[];
  /** The day on which this device kept them; absent where they come from the server. */
  readonly keptOn?: string;
  /** They are shown until the server answers. */
  readonly isComing?: boolean;
}
export type SessionsState = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'there' } & Sessions);

/** What is kept for use without a connection: the sessions of the days that it may lie here, and the unresolved ones. */
type KeptDay = Required<Omit<Sessions, 'resolved' | 'isComing'>>;
const KEPT_DAYS = 2;
/** The last day on which what is kept today may be shown. */
const lastKept = () => daysLater(today(), KEPT_DAYS - 1);
/** When the server takes longer, the page shows what it has kept until the answer is there. */
const KEPT_AFTER_MS = 6000;

const listOf = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,199]' }).toString()}`;

/** The goals of some bookings; undefined where they cannot be had. */
export async function goalsOf(
  session: Session,
  sessions: readonly Pick<Planned, 'booking'>[],
): Promise<readonly Goal[] | undefined> {
  const bookings = [...new Set(sessions.map(({ booking }) => booking))];
  if (bookings.length === 0) return [];
  const answer = await sendAsStaff<Goal[]>(session, 'GET', listOf('/goals', { booking: bookings }));
  return answer.kind === 'done' ? answer.body : undefined;
}

/**
 * The sessions of a week, on its last day also those of the days after it that are kept.
 * @param seen ids of the sessions that were unresolved before
 */
async function fetchWeek(
  session: Session,
  profile: string,
  monday: string,
  seen: Set<string>,
): Promise<Sessions | undefined> {
  const sunday = daysLater(monday, 6);
  const until = isNow(monday) && lastKept() > sunday ? lastKept() : sunday;
  const [week, unresolved] = await Promise.all([
    sendAsStaff<Planned[]>(session, 'GET', listOf('/sessions', { profile, since: monday, until })),
    sendAsStaff<Planned[]>(session, 'GET', listOf('/sessions', { profile, unresolved: true })),
  ]);
  if (week.kind !== 'done' || unresolved.kind !== 'done') return undefined;
  for (const { _id } of unresolved.body) seen.add(_id);
  const listed = new Set([...week.body, ...unresolved.body].map(({ _id }) => _id));
  const id = [...seen].filter((one) => !listed.has(one));
  const asked = id.length > 0 && (await sendAsStaff<Planned[]>(session, 'GET', listOf('/sessions', { id })));
  const resolved = asked && asked.kind === 'done' ? asked.body : [];
  return { week: [...week.body].sort(byTime), unresolved: [...unresolved.body].sort(byTime), resolved, goals: [] };
}

/** Keeps these sessions and those to be resolved with their goals, so that notes can be written without a connection. */
async function keepDay(
  device: DeviceStorage,
  session: Session,
  { week, unresolved }: Sessions,
): Promise<Sessions['goals']> {
  const keptOn = today();
  const near = { week: week.filter(({ day }) => day >= keptOn && day <= lastKept()), unresolved };
  const before = await keptDay(device);
  const goals = (await goalsOf(session, [...near.week, ...unresolved])) ?? before?.goals ?? [];
  await device.put('day', DAY, { ...near, goals, keptOn } satisfies KeptDay);
  return goals;
}

/** What this device has kept, unless it is older than two days: then it is erased. */
async function keptDay(device: DeviceStorage): Promise<KeptDay | undefined> {
  const [kept] = await device.list<KeptDay>('day');
  if (kept === undefined || daysLater(kept.keptOn, KEPT_DAYS) > today()) return kept;
  await device.remove('day', DAY);
  return undefined;
}

/** What was kept on an earlier day as it is today: what nobody had recorded is unresolved since. */
function asOfToday({ unresolved, week, ...kept }: KeptDay): KeptDay {
  const isOver = ({ day, status }: Planned) => day < today() && status === 'planned';
  return { ...kept, unresolved: [...unresolved, ...week.filter(isOver)].sort(byTime), week };
}

const isNow = (monday: string) => mondayOf(today()) === monday;

const later = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'));

/** The sessions of a week and those to be resolved; without a connection those that the device has kept. */
export function useSessions(
  session: Session,
  profile: string | undefined,
  monday: string,
  device: DeviceStorage | undefined,
  /** Another number asks again. */
  loads: number,
): SessionsState {
  const [answered, setAnswered] = useState<{ monday: string; found: SessionsState }>();
  const seen = useRef(new Set<string>());

  useEffect(() => {
    if (!device) return undefined;
    let left = false;
    const show = (found: SessionsState) => {
      if (!left) setAnswered({ monday, found });
    };
    const isThisWeek = isNow(monday);
    const load = async () => {
      const asked =
        profile === undefined ? Promise.resolve(undefined) : fetchWeek(session, profile, monday, seen.current);
      const soon = await Promise.race([asked, later(KEPT_AFTER_MS)]);
      const isComing = soon === 'late';
      const isMissing = soon === undefined || isComing;
      const kept = isMissing && isThisWeek ? await keptDay(device).catch(() => undefined) : undefined;
      if (kept) show({ state: 'there', ...asOfToday(kept), isComing });
      const fetched = await asked;
      if (fetched === undefined) {
        show(kept ? { state: 'there', ...asOfToday(kept) } : { state: 'failed' });
        return;
      }
      const week = fetched.week.filter(({ day }) => mondayOf(day) === monday);
      show({ state: 'there', ...fetched, week });
      if (!isThisWeek) return;
      const goals = await keepDay(device, session, fetched).catch(() => []);
      show({ state: 'there', ...fetched, week, goals });
    };
    void load();
    return () => {
      left = true;
    };
  }, [session, profile, monday, device, loads]);

  return answered?.monday === monday ? answered.found : { state: 'loading' };
}
