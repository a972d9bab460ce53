export { contactMessage } from './contact.message.js';
export { type Contact, CONTACT_MODEL } from './contact.schema.js';
export { CONTACT_SUBJECT } from './contact.subject.js';
export { ContactsModule } from './contacts.module.js';
export { ContactsService } from './contacts.service.js';
