import type { Series, Session, Visit } from '#contract/plans';
import { type Family, mainContact } from '../families/index.js';
import type { PlannedBooking } from './planning.js';
import type { StoredSeries } from './series.schema.js';
import { type StoredSessionNote, toSessionNote } from './session-note.schema.js';
import type { StoredSession } from './session.schema.js';

const FIELDS = [
  'reference',
  'schoolName',
  'location',
  'homeLocation',
  'parentName',
  'parentPhone',
  'noSentences',
  'consentWithdrawnAt',
] as const;
export type KnownBooking = Pick<PlannedBooking, (typeof FIELDS)[number] | '_id' | 'family'>;
/** What a session is answered with of its booking. */
export const BOOKING_FIELDS = ['family', ...FIELDS].join(' ');

/** The records whose names a session is answered with; those that are gone are missing. */
export interface SessionContext {
  readonly booking: KnownBooking | undefined;
  readonly family: Family | undefined;
  readonly tName: string | undefined;
  /** The family wants to read no sentences. */
  readonly noSentences?: boolean;
  readonly note?: StoredSessionNote | undefined;
}

/**
 * A session as administrators and its own staff see it.
 * @param today in Sri Lanka: what was planned for an earlier day is unresolved
 */
export function toSession(session: StoredSession, around: SessionContext, today: string): Session {
  const { booking, family, tName = '', noSentences, note } = around;
  const { _id, kind, day, at, minutes, place, status, cancelledBy, reason, late, owed, series, makesUp, allowed } =
    session;
  const visit = visitOf(booking, family);
  return {
    _id: String(_id),
    booking: session.booking,
    kind,
    ...(booking?.reference !== undefined && { reference: booking.reference }),
    family: session.family,
    familyName: family?.name ?? '',
    child: session.child,
    childName: childName(session, family),
    profile: session.profile,
    tName,
    ...(series && { series }),
    day,
    at,
    minutes,
    place,
    status,
    ...(cancelledBy && { cancelledBy }),
    ...(reason && { reason }),
    ...(status === 'cancelled' && { late: late ?? false }),
    owed: owed === true && !booking?.consentWithdrawnAt,
    ...(makesUp && { makesUp }),
    ...(allowed && { allowed }),
    ...(status === 'planned' && day < today && { unresolved: true }),
    ...(visit && { visit }),
    ...(noSentences && { noSentences }),
    ...(note && { note: toSessionNote(note) }),
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
  };
}

function childName({ child }: StoredSession, family: Family | undefined): string {
  return family?.children.find(({ _id }) => _id === child)?.name ?? '';
}

/** The place of a session and whom to call: the family's main contact if the booking names nobody. */
function visitOf(booking: KnownBooking | undefined, family: Family | undefined): Visit | undefined {
  const main = mainContact(family?.contacts);
  const school = [booking?.schoolName, booking?.location].filter(Boolean).join(', ');
  const address = booking?.homeLocation ?? (school === '' ? undefined : school);
  const parentName = booking?.parentName ?? main?.name;
  const phone = booking?.parentPhone ?? main?.phone;
  if (address === undefined && parentName === undefined && phone === undefined) return undefined;
  const language = main?.language;
  return {
    ...(address && { address }),
    ...(parentName && { parentName }),
    ...(phone && { phone }),
    ...(language && { language }),
  };
}

export function toSeries(series: StoredSeries): Series {
  const { _id, booking, profile, pattern, from, until, place, skip = [], status, createdAt, updatedAt } = series;
  const entries = pattern.map(({ weekday, at, minutes }) => ({ weekday, at, minutes }));
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { _id: String(_id), booking, profile, pattern: entries, from, until, place, skip, status, ...dates };
}
