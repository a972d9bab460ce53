import type { Views } from '../views';
import { Inbox } from './Inbox';

export const inbox: Views = { list: Inbox };
