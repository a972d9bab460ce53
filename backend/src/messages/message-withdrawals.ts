import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AWAITED_TEMPLATES, LAST_TEMPLATES, REPLACING_TEMPLATES } from '#contract/messages';
import { newestFirst } from '../common/list/index.js';
import type { Step, Tx } from '../database/index.js';
import { type Message, MESSAGE_MODEL } from './message.schema.js';
import { PASSWORD_TEMPLATES } from './private-links.js';

type OfRecord = Pick<Message, 'recordId' | 'template'>;

/** By these a message is found again as long as the change that it tells can be undone. */
export interface UndoableChange {
  readonly change: string;
  /** The state before the change. */
  readonly former: string;
}

/** It has not reached anybody. */
const UNSENT = { status: { $in: ['waiting', 'failed'] } } as const;
/** A decision or an answer that has not reached anybody. */
const UNTOLD = { ...UNSENT, template: { $in: AWAITED_TEMPLATES } } as const;
/** Sessions that will be. */
const SESSIONS_TO_COME = { template: { $in: ['sessions-planned', 'session-moved', 'session-covered'] } } as const;
/** Nobody has sent it, tried to, or passed it on: it can be taken back as if it had never been. */
const NEVER_ATTEMPTED = { status: 'waiting', attempts: 0, resends: null } as const;
/** No e-mail of it is on its way. */
export const NOT_SCHEDULED = { nextTry: null } as const;
/** Later, somebody may have been told of a change by phone, and nobody marked it. */
const WITHDRAWN_WITHIN_MS = 10 * 60_000;

/** Withdraws messages that are not to be sent any more, in the transaction of the change that makes them so. */
@Injectable()
export class MessageWithdrawals {
  constructor(@InjectModel(MESSAGE_MODEL) private readonly messages: Model<Message>) {}

  /** A decision is taken back: what tells it is withdrawn, unless it has reached somebody. */
  ofDecision(recordId: string): Step {
    return this.all({ recordId, ...UNTOLD });
  }

  /** A family has read the decision on its private page: nobody has to pass it on. A waiting e-mail is still sent. */
  ofReadDecision(recordId: string): Step {
    return this.all({ recordId, ...UNTOLD, ...NOT_SCHEDULED });
  }

  /** A new message takes the place of the earlier ones about its record. */
  ofReplaced({ recordId, template }: OfRecord): Step {
    // The link of an earlier one is no longer valid.
    if (template === 'invitation') return this.all({ recordId, template });
    if ((LAST_TEMPLATES as readonly string[]).includes(template)) return this.all({ recordId });
    return REPLACING_TEMPLATES.includes(template) ? this.ofDecision(recordId) : async () => {};
  }

  /** A booking is closed, and its sessions to come are cancelled: what has not reached its family would say that they will be. */
  ofSessions(booking: string): Step {
    return this.all({ recordId: booking, ...UNSENT, ...SESSIONS_TO_COME });
  }

  /** An account has another password: the links to set one open nothing any more. */
  ofPasswordLinks(account: string): Step {
    return this.all({ recordId: account, ...UNSENT, template: { $in: PASSWORD_TEMPLATES } });
  }

  /**
   * A change is undone.
   * @returns whether somebody was still to be told of it: then they need not be told of its end
   */
  async ofChange(tx: Tx, recordId: string, { change, former }: UndoableChange): Promise<boolean> {
    const createdAt = { $gt: new Date(Date.now() - WITHDRAWN_WITHIN_MS) };
    const where = { recordId, 'params.change': change, 'params.former': former, createdAt, ...NEVER_ATTEMPTED };
    return (await tx.deleteMany(this.messages.collection, where)) > 0;
  }

  /**
   * A new message of the same kind, and those before it, tell again of everything in an earlier one.
   * @param parts what the new one tells of, as each of them has it in its `params.parts`
   */
  ofRepeated({ recordId, template }: OfRecord, parts: readonly string[]): Step {
    const { collection } = this.messages;
    return async (tx) => {
      const again = new Set(parts);
      for (const { _id, params } of (await tx.find<Message>(collection, { recordId, template })).sort(newestFirst)) {
        const own = params?.['parts']?.split(' ') ?? [];
        const isRepeated = own.length > 0 && own.every((part) => again.has(part));
        if (isRepeated) await tx.deleteMany(collection, { _id, ...NEVER_ATTEMPTED });
        for (const part of own) again.add(part);
      }
    };
  }

  private all(where: Readonly<Record<string, unknown>>): Step {
    return (tx) => tx.deleteMany(this.messages.collection, where);
  }
}
