import { HttpException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { startOf } from '#contract/sri-lanka';
import { conflict } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { isLate, minuteOf, SESSION_MODEL, SessionsCancelService, type StoredSession } from '../plans/index.js';
import type { FamilyActor, SaidOfSession } from './followed.js';

const MINUTE_MS = 60_000;

/** "We cannot come": a family cancels a session. Until 20:00 of the evening before, we owe another one in its place. */
@Injectable()
export class SessionCancellations {
  /** The clock, which tests set. */
  now = (): Date => new Date();

  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    private readonly cancellations: SessionsCancelService,
  ) {}

  /**
   * @param booking the id of the family's booking
   * @throws PublicHttpException (409) if the session has begun, or was moved since the family read when it is;
   * NotFoundException if it is none of the booking's
   */
  async cancel(
    booking: Types.ObjectId,
    id: string,
    { reason, ...shown }: SaidOfSession,
    by: FamilyActor,
  ): Promise<void> {
    const own = { booking: String(booking) };
    const { status, day, at } = await findOr404(this.sessions, id, own);
    if (status === 'cancelled') return;
    if ((shown.day ?? day) !== day || (shown.at ?? at) !== at) throw conflict(REFUSALS.sessionMoved);
    const now = this.now();
    if (status === 'planned' && now >= beginningOf({ day, at })) throw conflict(REFUSALS.sessionBegun);
    const cancellation = { by: 'family', reason, owed: !isLate(day, now), at: now } as const;
    try {
      await this.cancellations.cancel(id, cancellation, by, { ...own, day, at });
    } catch (error) {
      // It was sent twice at the same moment.
      if (!(error instanceof HttpException) || error.message !== REFUSALS.sessionCancelled) throw error;
    }
  }
}

function beginningOf({ day, at }: Pick<StoredSession, 'day' | 'at'>): Date {
  return new Date((startOf(day)?.getTime() ?? 0) + minuteOf(at) * MINUTE_MS);
}
