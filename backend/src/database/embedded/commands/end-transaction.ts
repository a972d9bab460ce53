import type { Document } from 'bson';
import type { Call } from './command.js';
import { documentList } from './options.js';

export const commitTransaction = {
  options: [],
  async run({ transactions, body }: Call): Promise<Document> {
    await transactions.commit(body);
    return { ok: 1 };
  },
};

export const abortTransaction = {
  options: [],
  run({ transactions, body }: Call): Document {
    transactions.abort(body);
    return { ok: 1 };
  },
};

export const endSessions = {
  options: [],
  run({ transactions, body }: Call): Document {
    transactions.forget(documentList(body, 'endSessions'));
    return { ok: 1 };
  },
};
