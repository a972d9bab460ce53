import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted, Types } from 'mongoose';
import { type Goal, OPEN_GOALS_MAX } from '#contract/goals';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import { AuditedChanges, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { findOr404, readOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import type { Step, Tx } from '../database/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { Caseload } from '../plans/index.js';
import { Dependents, refuseWithdrawn } from '../subjects/index.js';
import { changesOfGoal, stepsFrom } from './goal-changes.js';
import type { GoalChangesDto, GoalDto } from './goal.dto.js';
import { toGoal } from './goals.mapper.js';
import { GOAL_LIST, GOAL_MODEL, type StoredGoal } from './goal.schema.js';

/** The small goals of a child, each a few steps in words that the child could hear. */
@Injectable()
export class GoalsService implements OnModuleInit {
  constructor(
    @InjectModel(GOAL_MODEL) private readonly goals: Model<StoredGoal>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly caseload: Caseload,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly dependents: Dependents,
  ) {}

  /** Goals go with their booking. */
  onModuleInit(): void {
    const { collection } = this.goals;
    const of = (ids: readonly string[]) => this.goals.find({ booking: trusted({ $in: [...ids] }) });
    this.dependents.add({
      bookingsGone: (tx, ids) => tx.deleteMany(collection, { booking: { $in: [...ids] } }),
      namesBooking: async (tx, booking) => (await tx.findOne(collection, { booking }, { _id: 1 })) !== null,
      bookingMoved: (tx, booking, place) => tx.updateMany(collection, { booking }, { $set: place }),
      ofBookings: async (ids) => ({ goals: await of(ids).sort({ createdAt: 1, _id: 1 }).lean<StoredGoal[]>() }),
    });
  }

  async list(query: ListQuery, by: RequestUser): Promise<Page<Goal>> {
    const children = await this.caseload.children(by);
    const own = children && { child: trusted({ $in: [...children] }) };
    const page = await findPage(this.goals, GOAL_LIST, query, toGoal, own);
    return this.audit.viewedPage(by, { entity: 'goal' }, query, page);
  }

  async create(dto: GoalDto, key: Key, by: RequestUser): Promise<Goal> {
    const booking = await this.bookingOf(dto.booking, by);
    const { family, child, kind, status } = booking;
    if (status !== 'Approved' || !family || !child) throw conflict(REFUSALS.goalNeedsFamily);
    const goal = new this.goals({
      booking: String(booking._id),
      family,
      child,
      title: dto.title,
      status: 'open',
      steps: stepsFrom(dto.steps, dayOf(new Date())),
    });
    const about = { entity: 'goal', kind, fields: ['title', 'steps'], also: this.roomFor(goal) } as const;
    const once = { key, sent: dto, recordId: booking._id };
    return this.idempotency.once(once, async (tx) => {
      await this.changes.create(goal, by, about, tx);
      return toGoal(goal);
    });
  }

  async update(id: string, dto: GoalChangesDto, by: RequestUser, ifMatch: IfMatchValue): Promise<Goal> {
    const goal = await this.found(id, by);
    const { kind } = await this.bookingOf(goal.booking, by);
    const changes = changesOfGoal(goal.toObject<StoredGoal>(), dto.against(goal), dayOf(new Date()));
    const isOpened = goal.status !== 'open' && changes.status === 'open';
    const also = isOpened ? this.roomFor(goal) : (tx: Tx) => this.claimed(tx, goal.booking);
    await this.changes.update(goal, changes, by, { entity: 'goal', kind, also }, ifMatch);
    return toGoal(goal);
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    await this.changes.delete(await this.found(id, by), by, { entity: 'goal' });
    return { message: SENTENCES.goalDeleted };
  }

  private async found(id: string, by: RequestUser): Promise<HydratedDocument<StoredGoal>> {
    const goal = await findOr404(this.goals, id);
    await this.caseload.requireChild(goal.child, by);
    return goal;
  }

  /** @throws PublicHttpException (409) if its family has withdrawn its consent */
  private async bookingOf(id: string, by: RequestUser): Promise<Booking> {
    const booking = await readOr404(this.bookings, id);
    await this.caseload.requireChild(booking.child, by);
    refuseWithdrawn(booking.consentWithdrawnAt);
    return booking;
  }

  /** Refuses one open goal too many. The family is claimed, so that of two at the same moment the second sees the first. */
  private roomFor({ _id, booking, family, child }: StoredGoal): Step {
    return async (tx) => {
      const ofFamily = await tx.claim(this.families.collection, { _id: new Types.ObjectId(family) });
      const place = await this.claimed(tx, booking);
      if (ofFamily === null || place.family !== family || place.child !== child) {
        throw conflict(REFUSALS.goalNeedsFamily);
      }
      const others = { child, status: 'open', _id: { $ne: _id } };
      if ((await tx.find(this.goals.collection, others, { _id: 1 })).length < OPEN_GOALS_MAX) return;
      throw conflict(REFUSALS.goalsFull);
    };
  }

  /**
   * Claims the booking of a goal, so that no goal is left behind by one that is erased at the same moment, or changed after its
   * family has withdrawn its consent.
   */
  private async claimed(tx: Tx, booking: string): Promise<Booking> {
    const found = await tx.claim<Booking>(this.bookings.collection, { _id: new Types.ObjectId(booking) });
    if (found === null) throw conflict(REFUSALS.goalNeedsFamily);
    refuseWithdrawn(found.consentWithdrawnAt);
    return found;
  }
}
