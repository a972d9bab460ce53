import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { STAFF_ACCOUNT_FIELDS, TIME_OFF_MAX } from '#contract/plan-rules';
import type { StaffHours, StaffLoad, TimeOffAdded } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf, daysLater, weekdayOf } from '#contract/sri-lanka';
import { ADMIN_ROLE } from '#contract/users';
import { AuditedChanges, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import {
  accountChanges,
  refuseLinked,
  type TeacherProfile,
  TeacherProfiles,
  toTeacherProfile,
} from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, fieldError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { Step, Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { Dependents } from '../subjects/index.js';
import { type User, USER_MODEL } from '../users/index.js';
import { freeMinutes } from './figures.js';
import { OCCUPYING_STATUSES } from './planning-rules.js';
import { SessionCounts } from './session-counts.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { childNames } from './staff-children.js';
import { daysIn, refuseWrongSpan } from './staff-days.js';
import type { AvailabilityDto, StaffAccountDto, TimeOffDto } from './staff.dto.js';
import { inOrder, refuseWrongHours } from './staff-hours.js';
import { toAffected, toStaffHours, toTimeOff } from './staff.mapper.js';
import { offBetween, type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

const SUNDAY = 7;
const IN_ORDER = { day: 1, at: 1, _id: 1 } as const;

/** One member of staff: their account, the hours of a week, the days off and what there is to do. */
@Injectable()
export class StaffService implements OnModuleInit {
  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(TIME_OFF_MODEL) private readonly timesOff: Model<StoredTimeOff>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly counts: SessionCounts,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly dependents: Dependents,
  ) {}

  /** The days off of a profile go with it. */
  onModuleInit(): void {
    this.dependents.add({
      staffLinked: (tx, account) => this.requireApproved(tx, account),
      staffDeleted: (tx, profile) => tx.deleteMany(this.timesOff.collection, { profile }),
      accountsGone: (tx, ids) => this.forgetReasons(tx, ids),
      ofAccounts: (ids) => this.ofAccounts(ids),
    });
  }

  /** Links an approved applicant to the member of staff that they are. */
  async link(id: string, { account }: StaffAccountDto, by: RequestUser, ifMatch: IfMatchValue) {
    const profile = await this.profiles.accessibleTo(by, id);
    const changes = accountChanges(profile, account);
    const also: Step = async (tx) => {
      if (changes.account !== undefined) await this.requireApproved(tx, changes.account);
    };
    await refuseLinked(this.changes.update(profile, changes, by, { entity: 'category', also }, ifMatch));
    return toTeacherProfile(profile, ADMIN_ROLE);
  }

  async hours(id: string, by: RequestUser): Promise<StaffHours> {
    const profile = await this.profiles.accessibleTo(by, id);
    this.audit.viewed(by, { entity: 'staff-hours', recordId: id });
    return this.hoursOf(profile);
  }

  async change(id: string, dto: AvailabilityDto, by: RequestUser, ifMatch: IfMatchValue): Promise<StaffHours> {
    const profile = await this.profiles.accessibleTo(by, id);
    const { availability, travelMinutes } = dto.checked();
    refuseWrongHours(availability);
    const changes = { availability: inOrder(availability), travelMinutes };
    await this.changes.update(profile, changes, by, { entity: 'staff-hours' }, ifMatch);
    return this.hoursOf(profile);
  }

  async addTimeOff(id: string, dto: TimeOffDto, key: Key, by: RequestUser): Promise<TimeOffAdded> {
    const profile = await this.profiles.accessibleTo(by, id);
    const sent = dto.checked();
    refuseWrongSpan(sent, dayOf(new Date()));
    const { from, to, reason } = sent;
    const { _id, account } = profile;
    const timeOff = new this.timesOff({ from, to, reason, profile: String(_id), account });
    const once = { key, sent, recordId: _id };
    const added = await this.idempotency.once(once, async (tx) => {
      await this.changes.create(timeOff, by, { entity: 'time-off', also: this.planning(profile) }, tx);
      return toTimeOff(timeOff);
    });
    return { ...added, affected: await this.affectedBy(timeOff, by) };
  }

  async removeTimeOff(id: string, timeOffId: string, by: RequestUser): Promise<void> {
    const profile = await this.profiles.accessibleTo(by, id);
    const timeOff = await findOr404(this.timesOff, timeOffId, { profile: String(profile._id) });
    await this.changes.delete(timeOff, by, { entity: 'time-off' });
  }

  /** How much they have to do this week. It compares nobody with anybody. */
  async load(id: string, by: RequestUser): Promise<StaffLoad> {
    const { _id, availability = [] } = await this.profiles.accessibleTo(by, id);
    const profile = String(_id);
    this.audit.viewed(by, { entity: 'staff-hours', recordId: profile });
    const today = dayOf(new Date());
    const until = daysLater(today, SUNDAY - weekdayOf(today));
    const from = daysLater(until, 1 - SUNDAY);
    const [children, groups, timeOff] = await Promise.all([
      this.counts.each('child', { profile, status: 'planned', day: { $gte: today } }),
      this.counts.sessionGroups({
        profile,
        status: { $in: [...OCCUPYING_STATUSES] },
        day: { $gte: from, $lte: until },
      }),
      this.timesOff.find({ profile, ...offBetween(from, until) }).lean<StoredTimeOff[]>(),
    ]);
    const planned = groups.reduce((sum, { _id: { minutes }, n }) => sum + minutes * n, 0);
    const free = freeMinutes({ availability, planned, timeOff }, daysIn({ from, to: until }));
    const sessions = groups.reduce((sum, { n }) => sum + n, 0);
    return { from, until, children: children.size, sessions, freeMinutes: Math.max(0, free) };
  }

  private async hoursOf(profile: TeacherProfile): Promise<StaffHours> {
    const timeOff = this.timesOff.find({ profile: String(profile._id) }).sort({ from: 1, _id: 1 });
    return toStaffHours(profile, await timeOff.lean<StoredTimeOff[]>());
  }

  /** The days off stay with the profile, whose sessions they are about. Why somebody was away may be an illness. */
  private async forgetReasons(tx: Tx, accounts: readonly string[]): Promise<void> {
    const { collection } = this.timesOff;
    const linked = await this.profiles.linkedTo(tx, accounts);
    const theirs = { $or: [{ profile: { $in: linked } }, { account: { $in: [...accounts] } }] };
    const found = await tx.find<StoredTimeOff>(collection, theirs, { profile: 1 });
    await tx.updateMany(collection, theirs, { $unset: { reason: 1 } });
    await this.idempotency.forget(
      tx,
      [...linked, ...found.map(({ profile }) => profile)].map((id) => new Types.ObjectId(id)),
    );
  }

  /** Returns what the copy of one's own data has of them; nothing if none of them works with us. */
  private async ofAccounts(ids: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
    const profiles = await this.profiles.find({ account: trusted({ $in: [...ids] }) });
    const hours = await Promise.all(profiles.map((profile) => this.hoursOf(profile)));
    const work = hours.map(({ availability, travelMinutes, timeOff }) => ({ availability, travelMinutes, timeOff }));
    return work.length === 0 ? {} : { work };
  }

  /**
   * Whoever plans for this person, or enters days off, at the same moment reads the days off again.
   * @throws PublicHttpException (409) where there are too many; what is over is kept for years and does not count
   */
  private planning({ _id }: TeacherProfile): Step {
    return async (tx) => {
      if ((await this.profiles.claim(tx, String(_id))) === null) throw new NotFoundException();
      const toCome = { profile: String(_id), to: { $gte: dayOf(new Date()) } };
      const entries = await tx.find(this.timesOff.collection, toCome, { _id: 1 });
      if (entries.length > TIME_OFF_MAX) throw conflict(REFUSALS.timeOffFull);
    };
  }

  private async affectedBy({ profile, from, to }: StoredTimeOff, by: RequestUser): Promise<TimeOffAdded['affected']> {
    const planned = { profile, status: 'planned', day: trusted({ $gte: from, $lte: to }) } as const;
    const sessions = await this.sessions.find(planned).sort(IN_ORDER).lean<StoredSession[]>();
    if (sessions.length === 0) return [];
    const names = await childNames(this.bookings, sessions);
    this.audit.viewed(
      by,
      { entity: 'session' },
      sessions.map(({ _id }) => String(_id)),
      sessions.map(({ booking }) => booking),
    );
    return sessions.map((session) => toAffected(session, names));
  }

  /** It also claims the account, so that it is neither removed nor refused at the same moment. */
  private async requireApproved(tx: Tx, account: string): Promise<void> {
    const approved = { _id: new Types.ObjectId(account), kind: 'applicant', status: 'approved' };
    if ((await tx.claim(this.users.collection, approved)) !== null) return;
    throw fieldError('account', STAFF_ACCOUNT_FIELDS.account, 'notId');
  }
}
