import type { Views } from '../views';
import { ContactList } from './ContactList';
import { ContactShow } from './ContactShow';

export const contacts: Views = { list: ContactList, show: ContactShow };
