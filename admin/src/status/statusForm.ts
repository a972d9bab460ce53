import { useRecordContext } from 'react-admin';

/** A record in which an administrator decides something. */
export interface WithStatus {
  id: string;
  status: string;
}

export interface StatusChoice {
  values: readonly string[];
  /** Message key below which each value has its word. */
  wordsAt: string;
  /** What a record that waits can become with one click, each with its button's message key. */
  decisions?: { waiting: string; ways: Readonly<Record<string, string>> };
}

/** The select stands in the status column, its form in the actions column; this id ties them together. */
export const formId = (record: WithStatus): string => `status-${record.id}`;

export function useStatusRecord(): WithStatus {
  const record = useRecordContext<WithStatus>();
  if (!record) throw new Error('A status is shown outside of a record.');
  return record;
}
