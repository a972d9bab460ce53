import { AWAITED_TEMPLATES, type Channel, type MessageStatus, type MessageTemplate } from '#contract/messages';
import type { BookingKind } from '#contract/bookings';
import type { Language } from '#contract/languages';
import type { SubjectEntity } from '#contract/subjects';

/** A message to one person, as the API returns it. */
export interface OutgoingMessage {
  id: string;
  to: string;
  channel: Channel;
  template: MessageTemplate;
  language: Language;
  subject: string;
  text: string;
  status: MessageStatus;
  about: { entity: SubjectEntity; recordId: string; kind?: BookingKind; reference?: string };
  name?: string;
  email?: string;
  phone?: string;
  /** The number for WhatsApp, where that is not the number to call. */
  whatsapp?: string;
  told?: { at: string; by: Channel; who: string };
  lastError?: string;
  /** When it is sent by e-mail; absent if a person has to tell it. */
  nextTry?: string;
  createdAt: string;
  updatedAt: string;
  sentAt?: string;
}

/** Whether somebody is waiting for it: a decision or an answer, not a receipt. */
export const isAwaited = ({ template }: Pick<OutgoingMessage, 'template'>): boolean =>
  (AWAITED_TEMPLATES as readonly string[]).includes(template);

/** The private link in the text of a message, if it has one. */
export const linkIn = ({ text }: Pick<OutgoingMessage, 'text'>): string | undefined =>
  /https?:\/\/\S+#\S+/.exec(text)?.[0];

/** Whether a message has reached its person. */
export type Progress = 'toTell' | 'notSent' | 'onItsWay' | 'sent' | 'told' | 'failed';

export function progressOf(message: Pick<OutgoingMessage, 'status' | 'nextTry' | 'template'>): Progress {
  if (message.status !== 'waiting') return message.status;
  if (message.nextTry !== undefined) return 'onItsWay';
  return isAwaited(message) ? 'toTell' : 'notSent';
}
