import type { Views } from '../views';
import { HeldList } from './HeldList';

export const quarantine: Views = { list: HeldList };
