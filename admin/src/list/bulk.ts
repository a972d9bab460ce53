import { createContext, useContext } from 'react';
import type { StatusChoice } from '../status/statusForm';

/** What can be done with many records of a list at once. */
export interface Bulk {
  status?: StatusChoice;
  delete?: boolean;
}

/** Lists without bulk actions offer no boxes to tick. */
export const BulkContext = createContext<Bulk | undefined>(undefined);
export const useBulk = () => useContext(BulkContext);
