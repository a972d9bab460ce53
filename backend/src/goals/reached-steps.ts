import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import type { Tx } from '../database/index.js';
import { SESSION_MODEL, SESSION_NOTE_MODEL, type StoredSession, type StoredSessionNote } from '../plans/index.js';
import { GOAL_MODEL, type StoredGoal, type StoredStep } from './goal.schema.js';

/** The ids of the steps that a note names, before and after. */
interface Named {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Dates the steps that the note of a session names. */
@Injectable()
export class ReachedSteps {
  constructor(
    @InjectModel(GOAL_MODEL) private readonly goals: Model<StoredGoal>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    private readonly changes: AuditedChanges,
  ) {}

  /**
   * A newly named step is reached on the day of the session, if it was not before; one that is no longer named loses that day,
   * and has that of another note that names it too.
   * @throws ValidationError (400) if a newly named one belongs to no open goal of the child
   */
  async date(tx: Tx, session: StoredSession, { before, after }: Named, by: RequestUser): Promise<void> {
    const { child, day, kind } = session;
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    if (added.length + removed.length === 0) return;
    const goals = await tx.find<StoredGoal>(this.goals.collection, { child });
    const open = goals.filter(({ status }) => status === 'open').flatMap(({ steps }) => steps.map(({ _id }) => _id));
    if (added.some((id) => !open.includes(id))) throw new ValidationError({ steps: REFUSALS.stepUnknown });
    const others = removed.length === 0 ? [] : await this.otherNotes(tx, session);
    const dated = ({ reachedOn, ...step }: StoredStep): StoredStep => {
      const isLost = removed.includes(step._id) && reachedOn === day;
      const known = isLost ? others.find(({ steps }) => steps.includes(step._id))?.day : reachedOn;
      const on = known ?? (added.includes(step._id) ? day : undefined);
      return { ...step, ...(on && { reachedOn: on }) };
    };
    for (const { _id, steps: former } of goals) {
      const steps = former.map(dated);
      if (steps.every(({ reachedOn }, i) => reachedOn === former[i]?.reachedOn)) continue;
      const about = { action: 'updated', entity: 'goal', kind, fields: ['steps'] } as const;
      await this.changes.updateWhere(
        this.goals.collection,
        { _id },
        { $set: { steps, updatedAt: new Date() } },
        by,
        about,
        tx,
      );
    }
  }

  /** The child's notes but that of this session, in the order of their days. */
  private async otherNotes(tx: Tx, { _id, child }: StoredSession): Promise<StoredSessionNote[]> {
    const held = { child, status: 'held', _id: { $ne: _id } };
    const sessions = await tx.find<StoredSession>(this.sessions.collection, held, { _id: 1 });
    const where = { session: { $in: sessions.map((session) => String(session._id)) } };
    const notes = await tx.find<StoredSessionNote>(this.notes.collection, where, { day: 1, steps: 1 });
    return notes.sort((one, other) => one.day.localeCompare(other.day));
  }
}
