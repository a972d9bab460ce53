import { HttpStatus } from '@nestjs/common';
import { REFUSALS } from '#contract/refusals';
import { PublicHttpException } from './errors/index.js';

/** The field that says since when; it alone can still be changed then. */
export const WITHDRAWN = 'consentWithdrawnAt';

/** @throws PublicHttpException (409) where the person whom a record is about does not agree any more */
export function refuseWithdrawn(withdrawnAt: unknown): void {
  if (withdrawnAt) throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.consentWithdrawn);
}
