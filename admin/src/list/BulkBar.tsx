import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPage } from '../layout/lazyPage';
import { BAR_HEIGHT } from '../theme/components';
import type { BulkActionsProps } from './BulkActions';

/** Most lists are read and left: the actions come with the first record that is selected. */
const Actions = lazyPage<BulkActionsProps>(async () => (await import('./BulkActions')).BulkActions, null);

/** Sticky, while more records are selected further down. */
export function BulkBar(props: BulkActionsProps) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [isWanted, setIsWanted] = useState(false);
  if (selectedIds.length > 0 && !isWanted) setIsWanted(true);
  return (
    <Box
      role="region"
      aria-label={translate('admin.bulk.region')}
      sx={{ position: 'sticky', top: BAR_HEIGHT, zIndex: 3 }}
    >
      {isWanted && <Actions {...props} />}
    </Box>
  );
}
