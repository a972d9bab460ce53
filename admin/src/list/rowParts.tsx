import { Box } from '@mui/material';
import { createContext, type ReactNode } from 'react';
import { BulkActionsToolbar, ListContextProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { BAR_HEIGHT } from '../theme/components';

/** What opens below a record. The `expand` of the stock table brings a column of buttons, for which there is no room. */
export const ExpandContext = createContext<ReactNode>(undefined);

/** Styles of a row or card that a decision took out of the list: dimmed, and still readable. */
export const DIMMED = {
  bgcolor: 'background.default',
  '& .MuiTableCell-root, & dd, & .MuiLink-root': { color: 'text.secondary' },
} as const;

/** The stock toolbar, sticky, for the selected records of this page: those selected on other pages are not affected. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const list = useListContext<RaRecord>();
  const selectedIds = (list.data ?? []).map(({ id }) => id).filter((id) => list.selectedIds.includes(id));
  return (
    <Box
      role="region"
      aria-label={translate('admin.bulk.region')}
      sx={{ position: 'sticky', top: BAR_HEIGHT, zIndex: 3 }}
    >
      {selectedIds.length > 0 && (
        <ListContextProvider value={{ ...list, selectedIds }}>
          <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
        </ListContextProvider>
      )}
    </Box>
  );
}
