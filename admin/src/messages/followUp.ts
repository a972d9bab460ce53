import type { HistoryEvent } from '#contract/follow-up';

/** Labels of what every request has that its family can follow. */
export const FOLLOW_UP_LABELS = {
  reference: 'Reference',
  language: 'Language of the family',
  cancelledBy: 'Cancelled by',
  cancelReason: 'Why it was cancelled',
  consentWithdrawnAt: 'Consent withdrawn',
  suspectedSpam: 'Suspected spam',
};

/** The follow-up of a request by its family, as an administrator reads it. */
export const followUp = {
  title: 'What the family sees',
  cancelled: 'Cancelled by the family',
  cancelledBy: { family: 'The family' },
  notes: 'Notes that the family added',
  history: 'Where it stands, as the family reads it',
  happened: {
    received: 'It arrived.',
    changed: 'The family changed it.',
    corrected: 'We changed it.',
    note: 'The family added a note.',
    pending: 'It is open again.',
    approved: 'It was approved.',
    rejected: 'It was rejected.',
    accepted: 'It was accepted.',
    denied: 'It was denied.',
    answered: 'It was answered.',
    renewed: 'The family renewed the link.',
    cancelled: 'The family cancelled it.',
    told: 'The family was told.',
  } satisfies Record<HistoryEvent, string>,
} as const;
