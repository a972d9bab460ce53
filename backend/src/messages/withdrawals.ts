import type { Connection } from 'mongoose';
import { newestFirst } from '../common/list/index.js';
import type { Step } from '../database/index.js';
import { type Message, MESSAGE_MODEL } from './message.schema.js';
import { NEVER_ATTEMPTED } from './new-message.js';
import { PASSWORD_TEMPLATES } from './private-links.js';

/**
 * Withdraws the untried messages of a kind about a record where later ones tell again of everything in them, in the
 * transaction that stores the last one.
 * @param parts what the last one tells of, as each of them has it in its `params.parts`
 */
export function withdrawRepeated(
  connection: Connection,
  { recordId, template }: Pick<Message, 'recordId' | 'template'>,
  parts: readonly string[],
): Step {
  const { collection } = connection.model(MESSAGE_MODEL);
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

/** Withdraws the messages with a link to set an account's password that have reached nobody, once it opens nothing any more. */
export function withdrawPasswordLinks(connection: Connection, account: string): Step {
  const { collection } = connection.model(MESSAGE_MODEL);
  const unsent = { template: { $in: PASSWORD_TEMPLATES }, status: { $in: ['waiting', 'failed'] } };
  return (tx) => tx.deleteMany(collection, { recordId: account, ...unsent });
}
