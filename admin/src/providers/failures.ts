import { HttpError } from 'react-admin';
import type { ErrorBody } from '#contract/errors';

function bodyOf(error: unknown): Partial<ErrorBody> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null ? body : undefined;
}

/** What the server itself said about a failure, if it said anything. */
export function serverSentence(error: unknown): string | undefined {
  const sentence = bodyOf(error)?.message;
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined;
}

/** Field errors of the contract's error body, as react-admin's forms take them. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  const errors = bodyOf(error)?.errors;
  return errors && Object.keys(errors).length > 0 ? errors : undefined;
}

/** The record is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The line or the server is down: trying again may well help. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof HttpError && error.status === 0;
}
