import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { MessageTemplate } from '#contract/outbox';

/** A decision that has just been saved. */
export interface Decided {
  recordId: string;
  /** The record as people call it. */
  name: string;
  /** Changes with every decision about the record. */
  version: string;
  /** What was decided, in a sentence; none where the panel was asked for, and so takes the focus. */
  sentence?: string;
  /** Whether somebody has to hear of it. */
  isToTell: boolean;
  /** The message to tell, where it is no decision and no answer. */
  template?: MessageTemplate;
  /** The record as it was decided, and the status it had before. */
  undo?: { resource: string; record: RaRecord; status: string };
}

interface Tell {
  decided: Decided | undefined;
  /** Shows what there is to tell of a decision, or nothing any more. */
  show: (decided: Decided | undefined) => void;
}

const TellContext = createContext<Tell>({ decided: undefined, show: () => undefined });

/** Around the whole app: what was decided on one page may still be told, or undone, on the next. */
export function TellProvider({ children }: { children: ReactNode }) {
  const [decided, show] = useState<Decided>();
  const tell = useMemo(() => ({ decided, show }), [decided]);
  return <TellContext value={tell}>{children}</TellContext>;
}

export const useTell = (): Tell => useContext(TellContext);
