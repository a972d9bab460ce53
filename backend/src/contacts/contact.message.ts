import type { MessageTemplate } from '#contract/messages';
import type { NewMessage } from '../messages/index.js';
import type { Contact } from './contact.schema.js';

export function contactMessage(template: Extract<MessageTemplate, `contact-${string}`>, contact: Contact): NewMessage {
  const { _id, reference, language, phone, email } = contact;
  // Somebody who asks for a call need not give a name. The number then stands in its place and must not become a greeting.
  const name = contact.name === phone ? undefined : contact.name;
  return { template, language, name, phone, email, about: { entity: 'contact', recordId: String(_id), reference } };
}
