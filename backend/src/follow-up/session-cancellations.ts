import { HttpException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { hasBegun, isLate } from '#contract/late-cancellation';
import { REFUSALS } from '#contract/refusals';
import { conflict } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { SESSION_MODEL, SessionsCancelService, type StoredSession } from '../plans/index.js';
import type { FamilyActor, SaidOfSession } from './followed.js';

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
    const { status, day, at } = await readOr404(this.sessions, id, own);
    if (status === 'cancelled') return;
    if ((shown.day ?? day) !== day || (shown.at ?? at) !== at) throw conflict(REFUSALS.sessionMoved);
    const now = this.now();
    if (status === 'planned' && hasBegun({ day, at }, now.getTime())) throw conflict(REFUSALS.sessionBegun);
    const cancellation = { by: 'family', reason, owed: !isLate(day, now.getTime()), at: now } as const;
    try {
      await this.cancellations.cancel(id, cancellation, by, { where: { ...own, day, at } });
    } catch (error) {
      // It was sent twice at the same moment.
      if (!(error instanceof HttpException) || error.message !== REFUSALS.sessionCancelled) throw error;
    }
  }
}
