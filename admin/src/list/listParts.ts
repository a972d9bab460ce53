import { createContext, useContext, type ReactNode } from 'react';

interface ListParts {
  /** The bar above the list while records are selected; lists without one offer no boxes to tick. */
  bulk?: ReactNode;
  /** Opens below a record when it has something to show. */
  panel?: ReactNode;
}

/** Optional parts of the rows and cards of a list. */
export const ListPartsContext = createContext<ListParts>({});
export const useListParts = (): ListParts => useContext(ListPartsContext);
