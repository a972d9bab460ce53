export { type Contact, CONTACT_MODEL } from './contact.schema.js';
export { CONTACT_LIST } from './contact.list.js';
export { ContactsModule } from './contacts.module.js';
export { ContactsService } from './contacts.service.js';
