import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate, type RaRecord } from 'react-admin';
import { useBulk } from './bulk';
import type { Layout } from './columns';
import { EachRecord } from './EachRecord';
import { RecordCard } from './RecordCard';
import { SelectPage } from './SelectPage';

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
  const translate = useTranslate();
  const bulk = useBulk();
  return (
    <>
      {bulk && <FormControlLabel sx={{ mb: 1 }} control={<SelectPage />} label={translate('admin.bulk.selectPage')} />}
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
    </>
  );
}
