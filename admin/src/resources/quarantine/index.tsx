import type { Views } from '../views';
import { SuspectedSpamList } from './SuspectedSpamList';

export const quarantine: Views = { list: SuspectedSpamList };
