import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { MessageTemplate } from '#contract/messages';

/** The page about the record, where it was decided there and the next one may have opened since. */
export interface RecordPage {
  pathname: string;
  /** Its navigation state. */
  state: unknown;
}

/** A decision that has just been saved. */
export interface DecidedRecord {
  recordId: string;
  /** The name of the record. */
  name: string;
  /** Announces the decision; absent if the panel was opened by a button, so that it takes the focus, and reads the messages. */
  sentence?: string;
  /** Whether somebody has to be told. */
  isToTell: boolean;
  /** The message to tell, if it is neither a decision nor an answer. */
  template?: MessageTemplate;
  /** The record as it was decided, and the status it had before. */
  undo?: { resource: string; record: RaRecord; status: string; page?: RecordPage };
}

interface Tell {
  decided: DecidedRecord | undefined;
  /** Opens the panel for a decision, or closes it. */
  show: (decided: DecidedRecord | undefined) => void;
}

const TellContext = createContext<Tell>({ decided: undefined, show: () => undefined });

/** Wraps the whole app: a decision made on one page can be told or undone on the next. */
export function TellProvider({ children }: { children: ReactNode }) {
  const [decided, show] = useState<DecidedRecord>();
  const tell = useMemo(() => ({ decided, show }), [decided]);
  return <TellContext value={tell}>{children}</TellContext>;
}

export const useTell = (): Tell => useContext(TellContext);
