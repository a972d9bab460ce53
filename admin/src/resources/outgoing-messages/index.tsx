import type { Views } from '../views';
import { OutgoingList } from './OutgoingList';

export const outgoingMessages: Views = { list: OutgoingList };
