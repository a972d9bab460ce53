export { ContactsModule } from './contacts.module.js';
