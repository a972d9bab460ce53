import type { MessageTemplate } from '#contract/outbox';
import type { NewMessage } from '../messages/index.js';
import type { Contact } from './contact.schema.js';

/** The message to whoever wrote to us. */
export function contactMessage(template: Extract<MessageTemplate, `contact-${string}`>, contact: Contact): NewMessage {
  const { _id, reference, language, phone, email } = contact;
  // Who asks to be called back need not give a name: the number stands in its place, and nobody is greeted by that.
  const name = contact.name === phone ? undefined : contact.name;
  return { template, language, name, phone, email, about: { entity: 'contact', recordId: String(_id), reference } };
}
