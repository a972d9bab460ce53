import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SKIPS } from '#contract/plan-rules';
import type { Cover, CoverObstacle } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { nextVersion } from '../common/if-match.js';
import { Transactions, type Tx } from '../database/index.js';
import { type Candidate, candidatesFor, whyNobody, whyNot } from './cover-rules.js';
import { idOf, type Staff } from './planning.js';
import { PlanMessages } from './plan-messages.js';
import { bySlot, OCCUPYING_STATUSES } from './planning-rules.js';
import { Planning, toExistingSession } from './planning.service.js';
import { updateOfMoved, withAllowed } from './planning-sessions.js';
import type { StoredSession } from './session.schema.js';
import { SessionAnswers } from './session-answers.js';
import { SessionChanges } from './session-changes.js';
import type { CoverDto } from './sessions.dto.js';
import { offBetween, type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

/** A session that cannot be taken over, and why. */
interface Left {
  readonly session: StoredSession;
  readonly why: readonly CoverObstacle[];
}
interface Divided {
  readonly taken: readonly StoredSession[];
  readonly left: readonly Left[];
}

/** Where a family has withdrawn its consent, nobody new reads its name and address. */
const WITHDRAWN_CONSENT: readonly CoverObstacle[] = ['withdrawn'];

/** Hands the sessions of one day from somebody who cannot come to somebody who can. */
@Injectable()
export class CoverService {
  constructor(
    private readonly staff: TeacherProfiles,
    @InjectModel(TIME_OFF_MODEL) private readonly timeOff: Model<StoredTimeOff>,
    private readonly shared: SessionChanges,
    private readonly planning: Planning,
    private readonly answers: SessionAnswers,
    private readonly messages: PlanMessages,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async cover(dto: CoverDto, by: RequestUser): Promise<Cover> {
    const { profile, day, by: other, preview } = dto;
    if (other === undefined) return this.looked(await this.candidates(dto), by);
    if (other === profile) throw new ValidationError({ by: REFUSALS.coverOneself });
    const divided = await this.transactions.run(async (tx) => {
      const staff = await (preview
        ? this.planning.foundStaff(tx, other, 'by')
        : this.planning.claimedStaff(tx, other, 'by'));
      const possible = await this.divided(tx, await this.plannedOf(tx, dto), staff, day);
      return preview ? possible : this.handOver(tx, possible, staff, by);
    });
    return this.looked(await this.answer(divided), by);
  }

  private looked(cover: Cover, by: RequestUser): Cover {
    this.answers.viewed(by, [...cover.taken, ...cover.left.map(({ session }) => session)]);
    return cover;
  }

  /** Finds who could take each session: the same service and profession first, then the least busy that day. */
  private async candidates(dto: CoverDto): Promise<Cover> {
    const { profile, day } = dto;
    const [sessions, withdrawn] = await this.transactions.run(async (tx) => {
      const planned = await this.plannedOf(tx, dto);
      return [planned, await this.shared.withdrawnAmong(tx, planned)] as const;
    });
    const candidates = await this.candidatesOn(day);
    const ill = candidates.find((one) => one.id === profile);
    const others = candidates.filter((one) => one.id !== profile);
    const found = sessions.map(
      (session) => [session, withdrawn.has(session.booking) ? [] : candidatesFor(session, ill, others)] as const,
    );
    const taken = found.flatMap(([session, list]) => (list.length > 0 ? [session] : []));
    const left = found.flatMap(([session, list]) => {
      if (list.length > 0) return [];
      return [{ session, why: withdrawn.has(session.booking) ? WITHDRAWN_CONSENT : whyNobody(session, others) }];
    });
    const named = found.map(([session, list]) => [
      idOf(session),
      list.map(({ id, tName }) => ({ profile: id, tName })),
    ]);
    return {
      ...(await this.answer({ taken, left })),
      candidates: Object.fromEntries(named) as Cover['candidates'] & {},
    };
  }

  private async candidatesOn(day: string): Promise<Candidate[]> {
    const [staff, sessions, timeOff] = await Promise.all([
      this.staff.active(),
      this.shared.sessions.find({ day, status: trusted({ $in: OCCUPYING_STATUSES }) }).lean<StoredSession[]>(),
      this.timeOff.find(offBetween(day, day)).lean<StoredTimeOff[]>(),
    ]);
    return staff.map((one) => {
      const id = idOf(one);
      const { tName, service, profession, availability, travelMinutes } = one;
      const off = timeOff.filter((each) => each.profile === id);
      const existing = sessions.filter((each) => each.profile === id).map(toExistingSession);
      return { id, tName, service, profession, existing, hours: { availability, travelMinutes, timeOff: off } };
    });
  }

  private async plannedOf(tx: Tx, { profile, day, sessions }: CoverDto): Promise<StoredSession[]> {
    const found = await tx.find<StoredSession>(this.shared.sessions.collection, { profile, day });
    const isChosen = (session: StoredSession): boolean => !sessions || sessions.includes(idOf(session));
    return found.filter((session) => session.status === 'planned' && isChosen(session)).sort(bySlot);
  }

  /** Checks them one after the other, because each that is taken stands in the way of the next. */
  private async divided(tx: Tx, sessions: readonly StoredSession[], staff: Staff, day: string): Promise<Divided> {
    const existing = await this.planning.existingSessions(tx, { profile: idOf(staff) }, [day]);
    const hours = await this.planning.hoursOf(tx, staff, day, day);
    const withdrawn = await this.shared.withdrawnAmong(tx, sessions);
    const taken: StoredSession[] = [];
    const left: Left[] = [];
    for (const session of sessions) {
      const isWithdrawn = withdrawn.has(session.booking);
      const why = isWithdrawn ? WITHDRAWN_CONSENT : whyNot(session, { id: idOf(staff), existing, hours });
      if (why.length > 0) left.push({ session, why });
      else {
        taken.push(session);
        existing.push({ ...toExistingSession(session), profile: idOf(staff) });
      }
    }
    return { taken, left };
  }

  private async handOver(tx: Tx, { taken, left }: Divided, staff: Staff, by: RequestUser): Promise<Divided> {
    const profile = idOf(staff);
    const covered = taken.map((session) => {
      const handed = { ...session, profile, sequence: session.sequence + 1, updatedAt: nextVersion(session) };
      return withAllowed(handed, allowedOfDay(session));
    });
    const updates = covered.map((session) => ({ _id: session._id, update: updateOfMoved(session) }));
    await tx.updateEach(this.shared.sessions.collection, updates);
    // A family that withdraws its consent at the same moment has its sessions stay where they are.
    for (const booking of new Set(taken.map((session) => session.booking))) await this.planning.claim(tx, booking);
    for (const session of covered) {
      const about = { action: 'updated', entity: 'session', recordId: idOf(session), kind: session.kind } as const;
      await this.audit.recording(by, { ...about, fields: ['profile'] })(tx);
    }
    await this.tell(tx, taken, staff);
    return { taken: covered, left };
  }

  /** Stores one message for each booking. Sessions of past days are covered without a message. */
  private async tell(tx: Tx, taken: readonly StoredSession[], staff: Staff): Promise<void> {
    const [first] = taken;
    if (first === undefined || first.day < dayOf(new Date())) return;
    const former = await this.shared.staffOf(tx, first.profile);
    for (const id of new Set(taken.map(({ booking }) => booking))) {
      const booking = await this.shared.bookingOf(tx, id);
      if (booking === null) continue;
      const sessions = taken.filter((session) => session.booking === id);
      const handed = sessions.map(idOf);
      await this.messages.toFamily('session-covered', booking, { sessions, staff: staff.tName, handed })(tx);
      await this.messages.toStaff('staff-planned', staff, booking, { sessions })(tx);
      await this.messages.toStaff('staff-cancelled', former, booking, { sessions })(tx);
    }
  }

  private async answer({ taken, left }: Divided): Promise<Cover> {
    const answers = await this.answers.of([...taken, ...left.map(({ session }) => session)]);
    const ofLeft = answers.slice(taken.length);
    return {
      taken: answers.slice(0, taken.length),
      left: ofLeft.map((session, i) => ({ session, why: left[i]?.why ?? [] })),
    };
  }
}

/** What was allowed of a session's day, such as a holiday; what was allowed of the person does not pass to another. */
function allowedOfDay({ allowed }: StoredSession): StoredSession['allowed'] {
  const warnings = allowed?.warnings.filter((warning) => SKIPS.some((kind) => kind === warning)) ?? [];
  return allowed && warnings.length > 0 ? { ...allowed, warnings } : undefined;
}
