import { AWAITED_TEMPLATES, type MessageStatus } from '#contract/messages';

/** Decisions and answers that have not reached their person. */
export const TO_TELL = { status: ['waiting', 'failed'], template: AWAITED_TEMPLATES } as const;

/** The views of the list: each is a filter. */
export const OUTGOING_VIEWS = {
  toTell: TO_TELL,
  failed: { status: 'failed' },
  waiting: { status: 'waiting' },
  sent: { status: 'sent' },
  told: { status: 'told' },
  all: {},
} as const satisfies Record<
  string,
  { readonly status?: MessageStatus | readonly MessageStatus[]; readonly template?: readonly string[] }
>;
export type OutgoingView = keyof typeof OUTGOING_VIEWS;
