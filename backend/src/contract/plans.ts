import type { BookingKind } from './bookings.js';
import type { SessionNote } from './goals.js';
import type { Language } from './languages.js';
import type { CancelledBy, Clash, HolidayKind, Place, PlanWarning, SeriesStatus, SessionStatus } from './plan-rules.js';

/** What the routes of the third part of the contract answer. Days and times are Sri Lanka's: `2026-11-27`, `15:30`. */

/** How a member of staff reaches the family of a session: answered to administrators and to the session's own staff. */
export interface Visit {
  readonly address?: string;
  readonly parentName?: string;
  readonly phone?: string;
  /** The language that the family reads. */
  readonly language?: Language;
}

export interface Session {
  readonly _id: string;
  readonly booking: string;
  readonly kind: BookingKind;
  readonly reference?: string;
  readonly family: string;
  readonly familyName: string;
  readonly child: string;
  readonly childName: string;
  readonly profile: string;
  readonly tName: string;
  readonly series?: string;
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
  readonly place: Place;
  readonly status: SessionStatus;
  readonly cancelledBy?: CancelledBy;
  readonly reason?: string;
  /** Of a cancelled session: whether the family cancelled it after 20:00 of the day before. */
  readonly late?: boolean;
  /** Whether a make-up is due. */
  readonly owed: boolean;
  readonly makesUp?: string;
  /** What spoke against its day and was allowed, and why. */
  readonly allowed?: { readonly warnings: readonly PlanWarning[]; readonly reason: string };
  /** Planned for a day that is over, and nobody recorded whether it was held. */
  readonly unresolved?: true;
  readonly visit?: Visit;
  /** The family wants no sentences: what is written for it is kept, and not shown to it. */
  readonly noSentences?: true;
  readonly note?: SessionNote;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Series {
  readonly _id: string;
  readonly booking: string;
  readonly profile: string;
  readonly pattern: readonly { readonly weekday: number; readonly at: string; readonly minutes: number }[];
  readonly from: string;
  readonly until: string;
  readonly place: Place;
  readonly skip: readonly HolidayKind[];
  readonly status: SeriesStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What stands in the way of one session. */
export interface ClashingSession {
  readonly with: Clash;
  /** The session that is already there; none where the plan is in its own way. */
  readonly session?: string;
  readonly at: string;
  readonly minutes: number;
}
export interface PreviewedSession {
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
  readonly warnings: readonly PlanWarning[];
  readonly clash?: ClashingSession;
}
/** A series as it would be made; also the body of the 409 of a plan with a clash or a warning that is not allowed. */
export interface SeriesPreview {
  readonly sessions: readonly PreviewedSession[];
  /** Days that a holiday takes out. */
  readonly skipped: readonly { readonly day: string; readonly why: HolidayKind }[];
}

export interface TimeOff {
  readonly _id: string;
  readonly profile: string;
  readonly from: string;
  readonly to: string;
  readonly reason?: string;
}
/** A planned session that falls into somebody's time off. */
export type AffectedSession = Pick<
  Session,
  '_id' | 'booking' | 'kind' | 'childName' | 'day' | 'at' | 'minutes' | 'place'
>;
/** `POST /staff/{profileId}/time-off`. */
export interface TimeOffAdded extends TimeOff {
  readonly affected: readonly AffectedSession[];
}
export interface WorkingHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}
/** `GET /staff/{profileId}/availability`. */
export interface StaffHours {
  readonly availability: readonly WorkingHours[];
  readonly travelMinutes: number;
  readonly timeOff: readonly TimeOff[];
  /** There is a private calendar address; it was shown when it was made. */
  readonly calendarAddress?: true;
  readonly updatedAt: string;
}

/** `GET /staff/{profileId}/load`: what somebody has to do in the week of today. */
export interface StaffLoad {
  readonly from: string;
  readonly until: string;
  /** With whom sessions are planned from today on. */
  readonly children: number;
  readonly sessions: number;
  /** Of the weekly hours, without time off and sessions. */
  readonly freeMinutes: number;
}

/** `GET /calendar/holidays`. */
export interface Holiday {
  readonly day: string;
  readonly kind: HolidayKind;
  readonly name: Readonly<Record<Language, string>>;
}

/** `GET /holidays`: how the office corrects one day of the calendar. */
export interface HolidayCorrection {
  readonly _id: string;
  readonly day: string;
  readonly kind: HolidayKind;
  /** It is no holiday after all. */
  readonly removed?: true;
  readonly name?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** `POST /staff/{profileId}/calendar-address`: shown once, only its hash is stored. */
export interface CalendarAddress {
  readonly url: string;
}

export type MatchReason = 'wished' | 'role' | 'language' | 'district' | 'hours';
/** What speaks against somebody: `noHours` where nobody entered any. What is not known of the booking speaks neither for nor against. */
export type MatchMiss = Exclude<MatchReason, 'wished'> | 'noHours';
/** `GET /{type}/matches/{bookingId}`, best first; those who were passed over come last, and miss the role. */
export interface Match {
  readonly profile: string;
  readonly tName: string;
  readonly reasons: readonly MatchReason[];
  readonly missing: readonly MatchMiss[];
  readonly freeMinutesPerWeek: number;
  /** How many of the minutes at which the child is at school, where the family wrote plain times and somebody has hours. */
  readonly atSchool?: { readonly from: string; readonly to: string; readonly free: number; readonly of: number };
  readonly wished: boolean;
}

/** Why a session cannot be taken over; `withdrawn`: its family has withdrawn its consent. */
export type CoverObstacle = PlanWarning | Clash | 'withdrawn';
/** `POST /sessions/cover`. */
export interface Cover {
  /** Taken over, or in a preview: that could be. */
  readonly taken: readonly Session[];
  /** Of a preview without `by`: those that nobody could take, and why each of the others cannot, all of it together. */
  readonly left: readonly { readonly session: Session; readonly why: readonly CoverObstacle[] }[];
  /** Of a preview without `by`: who could take each session, best first. */
  readonly candidates?: Readonly<Record<string, readonly { readonly profile: string; readonly tName: string }[]>>;
}

/** `GET /sessions/hours`: minutes of one member of staff. */
export interface StaffMinutes {
  readonly profile: string;
  readonly tName: string;
  readonly planned: number;
  readonly held: number;
  readonly absent: number;
  readonly cancelled: number;
  /** Of the cancelled ones. */
  readonly cancelledLate: number;
}

/** `GET /sessions/figures`: the dashboard's lines about sessions. */
export interface SessionFigures {
  readonly today: number;
  readonly unresolved: number;
  readonly owed: number;
  /** Approved bookings without a session to come. */
  readonly withoutSeries: number;
  /** Families with a past session and none within the last or the next two weeks. */
  readonly familiesWaiting: number;
  /** Bookings whose consent is withdrawn, and that still have sessions to come. */
  readonly withdrawn: number;
  /** The ids of these bookings and families, of each the first hundred: the way to them. */
  readonly bookingsWithoutSeries: readonly string[];
  readonly waitingFamilies: readonly string[];
  readonly withdrawnBookings: readonly string[];
  /** Active staff with weekly hours, those with most free minutes in the next seven days first. */
  readonly free: readonly { readonly profile: string; readonly tName: string; readonly minutes: number }[];
  /** Who has planned sessions on their days off that nobody allowed: how many, and the day of the first one. */
  readonly onDaysOff: readonly {
    readonly profile: string;
    readonly tName: string;
    readonly day: string;
    readonly sessions: number;
  }[];
  /** A year whose holidays or school terms are missing. */
  readonly missingYear?: number;
}

/** What a family sees of its sessions. */
export interface FamilySession {
  readonly _id: string;
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
  readonly place: Place;
  readonly staff: string;
  readonly status: SessionStatus;
  readonly cancelledBy?: CancelledBy;
  readonly late?: true;
  readonly owed?: true;
}
