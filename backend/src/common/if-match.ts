import { createParamDecorator, type ExecutionContext, HttpException, HttpStatus } from '@nestjs/common';
import type { Request } from 'express';
import { REFUSALS } from '#contract/refusals';
import { PublicHttpException } from './errors/index.js';
import { Describes } from './route-description.js';

/** The versions of a record that a change may be based on, usually one; `undefined` changes any version. */
export type IfMatchValue = readonly string[] | undefined;

/**
 * The `If-Match` of this request: a record's `updatedAt`, in quotes as every tag of HTTP. A proxy that compresses
 * makes the tag it passes on a weak one (`W/"…"`), which is understood too, and so is a list of tags. Clients need not send it.
 */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): IfMatchValue => {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const tags = headers['if-match']?.split(',').map((tag) => tag.trim());
    return tags?.join() === '*' ? undefined : tags?.map((tag) => tag.replace(/^(?:W\/)?"(.*)"$/, '$1'));
  },
  [
    Describes({
      headers: {
        'If-Match':
          'The `ETag` of the answer the record was read from, or its `updatedAt` in quotes. Without it the change is always made.',
      },
      responses: { 412: 'The record was changed since, for administrators by whom (`changes`); nothing was saved.' },
    }),
  ],
);

/** Whether this request must be refused if the record already exists (`If-None-Match: *`). */
export const IfNone = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<Request>().headers['if-none-match']?.trim() === '*',
  [Describes({ headers: { 'If-None-Match': '`*`: refused with 412 where there is one already.' } })],
);

/** This version of a record and no other. */
export const thisVersion = ({ updatedAt }: { readonly updatedAt: Date }) => [updatedAt.toISOString()] as const;

/** The next version's moment, which is its ETag. It is always later than the previous one, so that no two versions share it. */
export function nextVersion({ updatedAt }: { readonly updatedAt: Date }): Date {
  return new Date(Math.max(Date.now(), updatedAt.getTime() + 1));
}

/** The `ETag` of an answer about one record, `"<updatedAt>"`: what `If-Match` of a later change may name. */
export function recordTagOf(answer: unknown): string | undefined {
  const updatedAt = updatedAtOf(answer);
  return updatedAt && `"${new Date(updatedAt).toISOString()}"`;
}

/** When the record in an answer was changed last: the answer is the record, or holds it beside a sentence. */
function updatedAtOf(answer: unknown): Date | string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const parts: unknown[] = [answer, ...Object.values(answer as Record<string, unknown>)];
  return parts.find(isRecord)?.updatedAt;
}

function isRecord(value: unknown): value is { updatedAt: Date | string } {
  return typeof value === 'object' && value !== null && 'updatedAt' in value && value.updatedAt !== undefined;
}

/**
 * The condition of a write that is about one version of a record.
 * @throws PublicHttpException (412) if the record now has another version
 */
export function sameVersion({ updatedAt }: { readonly updatedAt: Date }, ifMatch: IfMatchValue): { updatedAt?: Date } {
  if (ifMatch === undefined) return {};
  if (!ifMatch.includes(updatedAt.toISOString())) throw changedMeanwhile();
  return { updatedAt };
}

/** Whether an error says that the record was changed in between. */
export function isPreconditionFailed(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === (HttpStatus.PRECONDITION_FAILED as number);
}

/** @param more what the answer holds besides the sentence */
export const changedMeanwhile = (more?: object): PublicHttpException =>
  new PublicHttpException(HttpStatus.PRECONDITION_FAILED, REFUSALS.changedMeanwhile, undefined, more);
