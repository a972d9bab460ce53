import type { Model, Query, Schema } from 'mongoose';

export interface WithSuspectedSpam {
  /** Set when the honeypot was filled in and nobody has released the record; absent otherwise. */
  suspectedSpam?: true;
}

const QUERIES = ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete', 'updateOne', 'updateMany'] as const;

/**
 * Lets records of a schema be suspected of being spam. No query finds, changes or deletes such a record unless it names
 * the flag itself; counts leave them out in `totalOf`. Indexes that serve lists hold the flag for that.
 */
export function allowSuspectedSpam(schema: Schema): void {
  schema.add({ suspectedSpam: Boolean });
  schema.pre([...QUERIES], function (this: Query<unknown, unknown>) {
    if (!('suspectedSpam' in this.getFilter())) this.where({ suspectedSpam: null });
  });
}

/** Whether records of this model can be suspected spam. */
export function knowsSuspectedSpam<Stored>({ schema }: Model<Stored>): boolean {
  return Object.hasOwn(schema.paths, 'suspectedSpam');
}

/** A filter for commands, which the hooks of a schema do not see: it says what they would add. */
export function leaveOutSuspectedSpam<Stored>(
  model: Model<Stored>,
  filter: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return knowsSuspectedSpam(model) ? { suspectedSpam: null, ...filter } : filter;
}

/** The flag as a new record is given it. */
export function spamFlag(suspected: boolean): WithSuspectedSpam {
  return suspected ? { suspectedSpam: true } : {};
}
