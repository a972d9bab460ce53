import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { AWAITED_TEMPLATES, MESSAGE_SUBJECTS, type MessageSubject } from '#contract/outbox';
import { SUBJECTS } from '../common/subjects.js';
import type { OutboxMessage } from './outbox-message.schema.js';

type Address = Pick<OutboxMessage, 'name' | 'email' | 'phone'>;

/** Somebody waits for it, and the record it is about says whether they were told. */
export const isAwaited = ({ template }: Pick<OutboxMessage, 'template'>): boolean =>
  (AWAITED_TEMPLATES as readonly string[]).includes(template);

const isUntold = (message: OutboxMessage): boolean =>
  isAwaited(message) && (message.status === 'waiting' || message.status === 'failed');

/** Current contact details: a number corrected since the decision is the one to call. */
@Injectable()
export class Addresses {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The messages; those not yet delivered with the current addresses of their records. */
  async current(messages: readonly OutboxMessage[]): Promise<OutboxMessage[]> {
    const untold = messages.filter(isUntold);
    const found = await Promise.all(MESSAGE_SUBJECTS.map((entity) => this.read(entity, untold)));
    const addresses = new Map(found.flat());
    return messages.map((message) =>
      isUntold(message) ? { ...message, ...addresses.get(message.recordId) } : message,
    );
  }

  private async read(subject: MessageSubject, messages: readonly OutboxMessage[]): Promise<[string, Address][]> {
    const ids = messages.flatMap(({ entity, recordId }) => (entity === subject ? [new Types.ObjectId(recordId)] : []));
    if (ids.length === 0) return [];
    const { collection, name, email, phone } = SUBJECTS[subject];
    const records = await this.connection
      .collection(collection)
      .find<Readonly<Record<string, string | undefined>>>(
        { _id: { $in: ids } },
        { projection: { [name]: 1, [email]: 1, [phone]: 1 } },
      )
      .toArray();
    return records.map((record) => [
      String(record['_id']),
      { name: record[name], email: record[email], phone: record[phone] },
    ]);
  }
}
