import type { MessageTemplate } from '#contract/messages';
import type { NewMessage } from '../messages/index.js';
import type { User } from './user.schema.js';

type ApplicationTemplate = Extract<MessageTemplate, `application-${string}`>;

export function applicationMessage(template: ApplicationTemplate, user: User): NewMessage {
  const { _id, reference, language, full_name: name, phone_number: phone, email } = user;
  return { template, language, name, phone, email, about: { entity: 'user', recordId: String(_id), reference } };
}

/** The message to the former address of an account. It has no phone number, because only that address must be told. */
export function newLoginAddressMessage({ _id, language, full_name: name, email }: User): NewMessage {
  return { template: 'new-login-address', language, name, email, about: { entity: 'user', recordId: String(_id) } };
}
