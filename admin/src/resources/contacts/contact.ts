import type { BestTime } from '#contract/bookings';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS, type ContactStatus } from '#contract/contacts';
import { type Language, LANGUAGE_FIELDS } from '#contract/languages';
import type { Rules } from '#contract/rule';
import type { Statuses } from '../../decisions/statuses';

/** The only decision about a message: that it needs no answer. */
export const STATUSES: Statuses = { values: ['new', 'closed'], waiting: 'new', decisions: ['closed'] };

/** A message as the API returns it to administrators. */
export interface Contact {
  id: string;
  name: string;
  email?: string;
  phone?: string;
  status: ContactStatus;
  language?: Language;
  /** It is answered, and nobody has sent or told the answer yet. */
  toTell?: boolean;
  consentWithdrawnAt?: string;
  callBack?: boolean;
  bestTime?: BestTime;
  updatedAt?: string;
  /** The last one. */
  answer?: { text: string; language?: Language; at: string; by: string };
}

const { phone, bestTime } = CONTACT_CHANNEL_FIELDS;
/** The message and the contact details of its sender. */
export const SHOWN: Rules = {
  name: CONTACT_FIELDS.name,
  email: CONTACT_FIELDS.email,
  phone,
  bestTime,
  ...LANGUAGE_FIELDS,
  message: CONTACT_FIELDS.message,
};
