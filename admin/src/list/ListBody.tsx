import Box from '@mui/material/Box';
import { useListContext, type RaRecord } from 'react-admin';
import type { Layout } from './columns';
import { ListFailure } from './ListFailure';
import { ListStatus, type ListTexts } from './ListStatus';
import { Pager } from './Pager';
import { RecordList } from './RecordList';
import { useFocusRescue } from './useFocusRescue';

/** What a list shows in each of its states: loading, failed, empty, or its records. What is there stays when a look for news fails. */
export function ListBody({ title, texts, layout }: { title: string; texts: ListTexts; layout: Layout }) {
  const { data, error } = useListContext<RaRecord>();
  const records = data ?? [];
  const rescue = useFocusRescue(records.map(({ id }) => id).join());
  return (
    <Box {...rescue}>
      {error ? <ListFailure fallback={texts.failed} /> : <ListStatus texts={texts} />}
      {records.length > 0 && <RecordList records={records} title={title} layout={layout} />}
      {records.length > 0 && <Pager />}
    </Box>
  );
}
