import type { ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { RowStateProvider } from './rowState';

/** Draws the same element for every record, each with its record and its own row state around it. */
export function EachRecord({ records, children }: { records: readonly RaRecord[]; children: ReactNode }) {
  return records.map((record) => (
    <RecordContextProvider key={record.id} value={record}>
      <RowStateProvider>{children}</RowStateProvider>
    </RecordContextProvider>
  ));
}
