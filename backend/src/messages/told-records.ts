import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { ToldBy } from '#contract/messages';
import { type Actor, AuditedChanges } from '../audit/index.js';
import type { Step, Tx } from '../database/index.js';
import { Subjects } from '../subjects/index.js';
import { isAwaited } from './addresses.js';
import type { Message } from './message.schema.js';
import { isDecision } from './new-message.js';

type About = Pick<Message, 'entity' | 'kind' | 'recordId'>;

/** Notes on the record a message is about that its person was told, or was not told after all. */
@Injectable()
export class ToldRecords {
  constructor(
    private readonly subjects: Subjects,
    private readonly changes: AuditedChanges,
  ) {}

  /** @param more a further condition on the record, and further writes of the same transaction */
  async markTold(
    { entity, kind, recordId }: About,
    told: { readonly at: Date; readonly by: ToldBy; readonly who?: string },
    by: Actor,
    { and, also, tx }: { readonly and?: object; readonly also?: Step; readonly tx?: Tx },
  ): Promise<void> {
    // Bumps updatedAt so that a concurrent take-back fails its If-Match.
    const update = { $set: { told, updatedAt: new Date() }, $unset: { toTell: 1 } } as const;
    const where = { _id: new Types.ObjectId(recordId), toTell: true, ...and };
    const about = { entity, kind, action: 'told', fields: [], also } as const;
    await this.changes.updateWhere(this.subjects.model(entity).collection, where, update, by, about, tx);
  }

  /** Whether a message that was delivered then is still true: a decision may have been taken back or changed since. */
  async isTrue(message: Message, deliveredAt: Date): Promise<boolean> {
    if (!isDecision(message)) return true;
    const { entity, recordId } = message;
    const where = { _id: new Types.ObjectId(recordId), 'told.at': { $lte: deliveredAt } };
    return (await this.subjects.model(entity).collection.countDocuments(where, { limit: 1 })) > 0;
  }

  /** It was not delivered after all: its person has to be told again, unless they were told in another way. */
  async markUntold(message: Message, deliveredAt: Date, by: Actor, tx: Tx): Promise<void> {
    if (!isAwaited(message)) return;
    const { entity, kind, recordId, template } = message;
    const update = { $set: { toTell: true, updatedAt: new Date() }, $unset: { told: 1 } } as const;
    // Each answer to a message is told by itself. A decision counts as untold only if this message had told it.
    const state = template === 'contact-answered' ? {} : { 'told.at': deliveredAt };
    const where = { _id: new Types.ObjectId(recordId), ...state };
    const about = { entity, kind, action: 'updated', fields: ['told'] } as const;
    await this.changes.updateWhere(this.subjects.model(entity).collection, where, update, by, about, tx);
  }
}
