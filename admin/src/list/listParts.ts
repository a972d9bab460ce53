import { createContext, useContext, type ReactNode } from 'react';

interface ListParts {
  /** The bar above the list while records are selected; lists without one offer no boxes to tick. */
  bulk?: ReactNode;
  /** Opens below a record when it has something to show. */
  panel?: ReactNode;
}

/** What the rows and cards of a list hold besides their columns. */
export const ListPartsContext = createContext<ListParts>({});
export const useListParts = (): ListParts => useContext(ListPartsContext);
