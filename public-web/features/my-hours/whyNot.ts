import type { Failure } from '../../api/send.js';

export type WhyNot = 'unlinked' | 'failed';

/** Why something of the own hours was not done: the office may have taken the profile from the account meanwhile. */
export const whyNot = (failure: Failure): WhyNot =>
  failure.kind === 'refused' && failure.status === 404 ? 'unlinked' : 'failed';
