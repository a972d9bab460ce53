import { createParamDecorator, type ExecutionContext, HttpStatus } from '@nestjs/common';
import type { Request } from 'express';
import { Error as MongooseError, type HydratedDocument } from 'mongoose';
import { Refusal } from './errors/index.js';

/** The version of a record that a change is about; `undefined`: whatever it is by now. */
export type Version = string | undefined;

/** The `If-Match` of this request: a record's `updatedAt`, in quotes as every tag of HTTP. Clients need not send it. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): Version => {
  const { headers } = context.switchToHttp().getRequest<Request>();
  const tag = headers['if-match']?.trim();
  return tag === undefined || tag === '*' ? undefined : tag.replace(/^"(.*)"$/, '$1');
});

/**
 * Saves a record, but not over a version that the sender has not seen: one conditional write decides.
 * @throws Refusal with 412 where somebody else was quicker
 */
export async function saveIfMatch(record: HydratedDocument<{ updatedAt: Date }>, version: Version): Promise<void> {
  if (version !== undefined) {
    if (record.updatedAt.toISOString() !== version) throw changedMeanwhile();
    record.$where = { updatedAt: record.updatedAt };
  }
  try {
    await record.save();
  } catch (fault) {
    throw version !== undefined && fault instanceof MongooseError.DocumentNotFoundError ? changedMeanwhile() : fault;
  }
}

const changedMeanwhile = (): Refusal =>
  new Refusal(HttpStatus.PRECONDITION_FAILED, 'Somebody else changed this meanwhile.');
