import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { PATHS } from '../../paths';

/** Goes to another kind's bookings. A list that opens, not a native select: arrow keys alone must not leave the page. */
export function CategorySelect({ kind }: { kind: BookingKind }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box sx={{ width: { xs: '100%', sm: 420 } }}>
      <TextField
        select
        id="booking-category"
        label={translate('resources.inbox.category')}
        value={KIND_PAGES[kind].manage}
        onChange={(event) => void navigate(event.target.value)}
      >
        <MenuItem value={PATHS.inbox}>{translate('resources.inbox.title')}</MenuItem>
        {BOOKING_KINDS.map((other) => (
          <MenuItem key={other} value={KIND_PAGES[other].manage} sx={{ whiteSpace: 'normal' }}>
            {KIND_PAGES[other].service}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
