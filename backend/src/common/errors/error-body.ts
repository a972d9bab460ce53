import { HttpException, HttpStatus } from '@nestjs/common';
import { ERROR_CODES, VALIDATION_FAILED, type ErrorBody } from '#contract/errors';
import { MESSAGES } from '#contract/messages';
import { FieldFaults } from './field-faults.js';
import { duplicateKey, isCastFault, isStoreAway, isStoreFull } from './mongo-errors.js';
import { Refusal } from './refusal.js';

const SENTENCES: Partial<Record<number, string>> = {
  400: 'This request cannot be read.',
  401: 'Please sign in.',
  403: 'This account may not do that.',
  404: 'This was not found.',
  405: 'This cannot be done here.',
  413: 'This is too large to send.',
  415: 'This kind of content cannot be read here.',
  422: 'This request was already sent with other content.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot save or read anything just now. Please try again in a minute.',
  507: 'We cannot save anything just now. Please call us.',
};

/** Says any failure in the one error body of the contract; nothing of the inside gets out. */
export function toErrorBody(fault: unknown): ErrorBody {
  const duplicate = duplicateKey(fault);
  if (duplicate?.includes('email')) {
    return body(HttpStatus.CONFLICT, { email: MESSAGES.emailKnown });
  }
  if (duplicate) return body(HttpStatus.CONFLICT);
  if (isStoreAway(fault)) return body(HttpStatus.SERVICE_UNAVAILABLE);
  if (isStoreFull(fault)) return body(HttpStatus.INSUFFICIENT_STORAGE);
  if (isCastFault(fault)) return body(HttpStatus.BAD_REQUEST);
  if (fault instanceof FieldFaults) return body(fault.getStatus(), fault.errors);
  if (fault instanceof Refusal) return body(fault.getStatus(), undefined, fault.message);
  return body(fault instanceof HttpException ? fault.getStatus() : HttpStatus.INTERNAL_SERVER_ERROR);
}

function body(statusCode: number, errors?: Readonly<Record<string, string>>, words?: string): ErrorBody {
  const first = errors && Object.values(errors)[0];
  const message = first ?? words ?? SENTENCES[statusCode] ?? SENTENCES[statusCode < 500 ? 400 : 500] ?? '';
  const codes: Partial<Record<number, string>> = ERROR_CODES;
  const code = errors && statusCode === 400 ? VALIDATION_FAILED : (codes[statusCode] ?? 'ERROR');
  return { statusCode, code, message, error: message, ...(errors && { errors: { ...errors } }) };
}
