import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** What a row is doing besides being shown. */
export type RowMode = 'status' | 'details' | 'edit';

interface RowState {
  mode: RowMode | undefined;
  setMode: (mode: RowMode | undefined) => void;
  /** What went wrong with this record, told below it until it is closed or tried again. */
  failure: string | undefined;
  setFailure: (sentence: string | undefined) => void;
  /** What happens when the record is no more, where that is not the list's matter. */
  onGone?: (() => void) | undefined;
}

const RowContext = createContext<RowState>({
  mode: undefined,
  setMode: () => undefined,
  failure: undefined,
  setFailure: () => undefined,
});

export function RowStateProvider({ children, onGone }: { children: ReactNode; onGone?: () => void }) {
  const [mode, setMode] = useState<RowMode>();
  const [failure, setFailure] = useState<string>();
  const state = useMemo(() => ({ mode, setMode, failure, setFailure, onGone }), [mode, failure, onGone]);
  return <RowContext.Provider value={state}>{children}</RowContext.Provider>;
}

export const useRowState = (): RowState => useContext(RowContext);
