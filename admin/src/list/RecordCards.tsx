import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { Layout } from './columns';
import { EachRecord } from './EachRecord';
import { RecordCard } from './RecordCard';

/** The records as cards, two beside each other where there is room. */
export function RecordCards({
  records,
  title,
  layout,
}: {
  records: readonly RaRecord[];
  title: string;
  layout: Layout;
}) {
  return (
    <Box
      component="ul"
      aria-label={title}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
        alignItems: 'start',
      }}
    >
      <EachRecord records={records}>
        <RecordCard layout={layout} />
      </EachRecord>
    </Box>
  );
}
