import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLogout, useTranslate } from 'react-admin';
import { visuallyHidden } from '../theme/visuallyHidden';

export function SignOutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <Button
      startIcon={<LogoutIcon />}
      // A phone has room for the icon only.
      sx={{
        whiteSpace: 'nowrap',
        minWidth: 44,
        '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
      }}
      onClick={() => void logout()}
    >
      <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}>
        {translate('admin.nav.signOut')}
      </Box>
    </Button>
  );
}
