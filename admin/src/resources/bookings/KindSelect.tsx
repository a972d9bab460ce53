import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { PATHS } from '../../paths';

interface Props {
  kind: BookingKind;
  /** The address of each kind. */
  pathOf: (kind: BookingKind) => string;
  /** It also leads to all of them. */
  withInbox?: true;
}

/** Navigates to another kind's page. A menu, not a native select: arrow keys alone must not leave the page. */
export function KindSelect({ kind, pathOf, withInbox }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box sx={{ width: { xs: '100%', sm: 420 } }}>
      <TextField
        select
        id="booking-category"
        label={translate('resources.inbox.category')}
        value={pathOf(kind)}
        onChange={(event) => void navigate(event.target.value)}
      >
        {withInbox && <MenuItem value={PATHS.inbox}>{translate('resources.inbox.title')}</MenuItem>}
        {BOOKING_KINDS.map((other) => (
          <MenuItem key={other} value={pathOf(other)} sx={{ whiteSpace: 'normal' }}>
            {translate(`resources.inbox.choices.kind.${other}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
