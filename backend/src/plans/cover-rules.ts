import type { CoverObstacle } from '#contract/plans';
import { clashBetween, type Hours, type PlacedSession, type ExistingSession, warningsOf } from './planning-rules.js';

/** Somebody who may take sessions over, with what they have that day. */
export interface Candidate {
  readonly id: string;
  readonly tName: string;
  readonly service?: string | undefined;
  readonly profession?: string | undefined;
  readonly existing: readonly ExistingSession[];
  readonly hours: Hours;
}

const NO_HOLIDAYS = new Map<string, never>();

/** Why somebody cannot take a session over. A holiday is no reason: the session is planned on it already. */
export function whyNot(
  session: PlacedSession,
  { id, existing, hours }: Pick<Candidate, 'id' | 'existing' | 'hours'>,
): CoverObstacle[] {
  const theirs = { ...session, profile: id };
  const isBusy = existing.some((other) => clashBetween(theirs, other, hours.travelMinutes ?? 0) === 'profile');
  return [...(isBusy ? (['profile'] as const) : []), ...warningsOf(session, hours, NO_HOLIDAYS)];
}

const REASONS = ['profile', 'availability', 'timeOff'] as const;

/** The reasons that keep everybody from taking a session over. */
export function whyNobody(session: PlacedSession, others: readonly Candidate[]): CoverObstacle[] {
  const found = new Set(others.flatMap((candidate) => whyNot(session, candidate)));
  return REASONS.filter((reason) => found.has(reason));
}

/** The members of staff who could take a session over, best first. */
export function candidatesFor(
  session: PlacedSession,
  ill: Candidate | undefined,
  others: readonly Candidate[],
): readonly Candidate[] {
  const rank = ({ service, profession }: Candidate): number =>
    (service !== undefined && service === ill?.service ? 2 : 0) +
    (profession !== undefined && profession === ill?.profession ? 1 : 0);
  const busy = ({ existing }: Candidate): number => existing.reduce((sum, { minutes }) => sum + minutes, 0);
  return others
    .filter((candidate) => whyNot(session, candidate).length === 0)
    .sort((a, b) => rank(b) - rank(a) || busy(a) - busy(b) || a.tName.localeCompare(b.tName, 'en'));
}
