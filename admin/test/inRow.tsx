import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin';
import { RowFailure } from '../src/ui/FailureNote';
import { RowStateProvider } from '../src/ui/rowState';

/** A part as it stands in the row of a record, with what failed below it. */
export const inRow = (resource: string, record: RaRecord, part: ReactNode) => (
  <ResourceContextProvider value={resource}>
    <RecordContextProvider value={record}>
      <RowStateProvider>
        {part}
        <RowFailure />
      </RowStateProvider>
    </RecordContextProvider>
  </ResourceContextProvider>
);
