export { ContactList } from './ContactList';
export { ContactShow } from './ContactShow';
