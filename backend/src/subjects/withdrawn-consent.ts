import { REFUSALS } from '#contract/refusals';
import { conflict } from '../common/errors/index.js';

/** The field that holds since when. While it is set, no other field can be changed. */
export const WITHDRAWN = 'consentWithdrawnAt';

/** When the person withdrew their consent: nothing is decided or changed until they agree again or everything is erased. */
export interface WithWithdrawal {
  consentWithdrawnAt?: Date | null;
}

/** @throws PublicHttpException (409) if the person has withdrawn their consent */
export function refuseWithdrawn(withdrawnAt: unknown): void {
  if (withdrawnAt) throw conflict(REFUSALS.consentWithdrawn);
}
