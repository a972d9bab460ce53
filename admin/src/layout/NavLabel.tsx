import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFigures } from '../hooks/useFigures';
import { useRole } from '../providers/authProvider';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { NavigationItem } from './navigation';

const EVERY_MINUTE = 60_000;

/** The label of an item, with the number of pending items. */
export function NavLabel({ name, label, count }: NavigationItem) {
  const translate = useTranslate();
  const isAdmin = useRole() === 'Admin';
  const { data } = useFigures({ enabled: isAdmin && count !== undefined, refetchInterval: EVERY_MINUTE });
  const waiting = (data && count?.(data)) ?? 0;
  return (
    <>
      {translate(label ?? `admin.nav.${name}`)}
      {waiting > 0 && (
        <Box
          component="span"
          sx={{ ml: 0.75, px: 0.75, borderRadius: 99, bgcolor: 'var(--sun)', color: 'warning.main', fontWeight: 700 }}
        >
          {waiting}
          <Box component="span" sx={visuallyHidden}>
            {` ${translate('admin.nav.waiting')}`}
          </Box>
        </Box>
      )}
    </>
  );
}
