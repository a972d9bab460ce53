import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** What is open in a row: the status select, the details or the edit form. */
export type RowMode = 'status' | 'details' | 'edit';

export type Values = Readonly<Record<string, string | null>>;

interface RowState {
  mode: RowMode | undefined;
  setMode: (mode: RowMode | undefined) => void;
  /** An error with this record, shown below it until it is closed or tried again. */
  failure: string | undefined;
  setFailure: (message: string | undefined) => void;
  /** The values that are being saved without a form: until it is known what became of them, nothing else is. */
  saving: Values | undefined;
  setSaving: (values: Values | undefined) => void;
}

const RowContext = createContext<RowState>({
  mode: undefined,
  setMode: () => undefined,
  failure: undefined,
  setFailure: () => undefined,
  saving: undefined,
  setSaving: () => undefined,
});

/** Wraps every row of a list, and the page about one record. */
export function RowStateProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<RowMode>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState<Values>();
  const state = useMemo(() => ({ mode, setMode, failure, setFailure, saving, setSaving }), [mode, failure, saving]);
  return <RowContext value={state}>{children}</RowContext>;
}

export const useRowState = (): RowState => useContext(RowContext);

/** For the button that opens a mode of its row: it gets the focus back when the mode ends. */
export function useReturnFocus(to: RowMode) {
  const { mode } = useRowState();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = mode === to;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
