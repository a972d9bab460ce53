import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted } from 'mongoose';
import { type ProgressReport, type REPORT_FIELDS, REPORT_MONTHS } from '#contract/goals';
import { REFUSALS } from '#contract/refusals';
import type { Values } from '#contract/rule';
import { dayOf, monthsLater } from '#contract/sri-lanka';
import { type Actor, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { TeacherProfiles } from '../categories/index.js';
import { Caseload, SESSION_MODEL, type StoredSession } from '../plans/index.js';
import { FamilyView } from './family-view.js';
import { toFamilyGoal } from './goals.mapper.js';
import { goalsOfPeriod } from './goals-of-period.js';

/** The days of a report, and whether it names the diagnosis. */
export type AskedReport = Omit<Values<typeof REPORT_FIELDS>, 'token' | 'booking'>;

/** The progress report of a booking, a page to print: sessions, goals and sentences of some months. */
@Injectable()
export class ProgressReports {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    private readonly view: FamilyView,
    private readonly profiles: TeacherProfiles,
    private readonly caseload: Caseload,
    private readonly audit: AuditService,
  ) {}

  /** Makes the report for an administrator, or for the child's own member of staff. */
  async forStaff(id: string, asked: AskedReport, by: RequestUser): Promise<ProgressReport> {
    const booking = await findOr404(this.bookings, id);
    await this.caseload.requireChild(booking.child, by);
    if (booking.status !== 'Approved') throw new NotFoundException();
    return this.of(booking, asked, by);
  }

  async of(booking: HydratedDocument<Booking>, asked: AskedReport, by: Actor): Promise<ProgressReport> {
    const { from, until } = periodOf(asked, dayOf(new Date()));
    const recordId = String(booking._id);
    const days = { day: trusted({ $gte: from, $lte: until }) };
    const [sessions, goals, notes] = await Promise.all([
      this.sessions.find({ booking: recordId, ...days }).lean<StoredSession[]>(),
      this.view.goalsOf(recordId),
      this.view.notesOf(booking, days),
    ]);
    const recorded = sessions.filter(({ status }) => status === 'held' || status === 'absent');
    const names = await this.profiles.namesOf(recorded.map(({ profile }) => profile));
    const held = recorded.filter(({ status }) => status === 'held').length;
    this.audit.viewed(by, { entity: 'progress-report', recordId, kind: booking.kind });
    const diagnosis = asked.diagnosis ? textOf(booking, 'diagnosedCondition') : undefined;
    return {
      kind: booking.kind,
      childName: textOf(booking, 'childName') ?? '',
      from,
      until,
      staff: [...new Set(names.values())],
      held,
      absent: recorded.length - held,
      goals: goalsOfPeriod(goals, { from, until }).map(toFamilyGoal),
      notes,
      ...(diagnosis && { diagnosis }),
    };
  }
}

/**
 * The period of a report, by default the last three months.
 * @throws ValidationError (400) if they end before they begin
 */
function periodOf({ from, until }: AskedReport, today: string): { readonly from: string; readonly until: string } {
  const last = until ?? today;
  const first = from ?? monthsLater(last, -REPORT_MONTHS);
  if (first > last) throw new ValidationError({ until: REFUSALS.lastBeforeFirst });
  return { from: first, until: last };
}

/** A field that only some kinds of booking have. */
function textOf(booking: HydratedDocument<Booking>, field: 'childName' | 'diagnosedCondition'): string | undefined {
  return (booking.get(field) as string | null | undefined) ?? undefined;
}
