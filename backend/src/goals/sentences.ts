import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import type { Tx } from '../database/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { PlanMessages, type StoredSession } from '../plans/index.js';

/** A family's answer is that of all its bookings. */
const ANSWER = { sentencesAsked: 1, noSentences: 1 } as const;
type Answer = Pick<Booking, 'sentencesAsked' | 'noSentences'>;

/** Asks a family once, with the first sentence that is written for it, whether it wants such sentences. */
@Injectable()
export class Sentences {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly messages: PlanMessages,
    private readonly audit: AuditService,
  ) {}

  async ask(tx: Tx, booking: Booking, session: StoredSession, by: RequestUser): Promise<void> {
    if (isAsked(booking)) return;
    // If two first sentences are written at the same moment, the second sees that the first has asked.
    await tx.claim(this.families.collection, { _id: new Types.ObjectId(session.family) });
    const others = await tx.find<Answer>(this.bookings.collection, { family: session.family }, ANSWER);
    const { sentencesAsked = new Date(), noSentences } = others.find(isAsked) ?? {};
    const answer = typeof noSentences === 'boolean' ? { noSentences } : {};
    await tx.update(this.bookings.collection, { _id: booking._id }, { $set: { sentencesAsked, ...answer } });
    const about = { entity: 'booking', recordId: session.booking, kind: booking.kind } as const;
    const copied = { action: 'updated', ...about, fields: Object.keys(answer) } as const;
    if (copied.fields.length > 0) await this.audit.recording(by, copied)(tx);
    if (!others.some(isAsked)) await this.messages.toFamily('session-sentence', booking, { sessions: [session] })(tx);
  }
}

function isAsked({ sentencesAsked, noSentences }: Answer): boolean {
  return sentencesAsked instanceof Date || typeof noSentences === 'boolean';
}
