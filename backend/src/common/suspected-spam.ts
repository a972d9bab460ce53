import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Model, type Query, type Schema, trusted } from 'mongoose';
import { HONEYPOT_FIELD } from '#contract/honeypot';

/** Whether the honeypot field was filled in. The value itself is dropped by the DTO. */
export const SuspectedSpam = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, HONEYPOT_FIELD)) return false;
  const value = (body as Readonly<Record<string, unknown>>)[HONEYPOT_FIELD];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
});

export interface WithSuspectedSpam {
  /** Set when the honeypot was filled in and nobody has released the record; absent otherwise. */
  suspectedSpam?: true;
}

/** Matches suspected records only, so that the second of two releases at once finds none. */
export const ONLY_SUSPECTED_SPAM = { suspectedSpam: true } as const;
/** Matches records whether they are suspected or not. */
export const INCLUDING_SUSPECTED_SPAM = { suspectedSpam: trusted({ $in: [null, true] }) } as const;

const QUERIES = [
  'find',
  'findOne',
  'countDocuments',
  'findOneAndUpdate',
  'findOneAndDelete',
  'updateOne',
  'updateMany',
] as const;

/**
 * Lets records of a schema be suspected spam. No query finds, counts, changes or deletes such a record unless it names the
 * flag. Indexes that serve lists therefore hold it.
 */
export function allowSuspectedSpam(schema: Schema): void {
  schema.add({ suspectedSpam: Boolean });
  schema.pre([...QUERIES], function (this: Query<unknown, unknown>) {
    if (!('suspectedSpam' in this.getFilter())) this.where({ suspectedSpam: null });
  });
}

/** Whether records of this model can be suspected spam. */
export function canBeSuspectedSpam<Stored>({ schema }: Model<Stored>): boolean {
  return Object.hasOwn(schema.paths, 'suspectedSpam');
}

/** The flag of a new record. */
export function spamFlag(suspected: boolean): WithSuspectedSpam {
  return suspected ? { suspectedSpam: true } : {};
}
