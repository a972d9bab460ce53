import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { hasUnsaved } from '../providers/unsaved';
import { visuallyHidden } from '../theme/visuallyHidden';
import { AskToLeave } from './LeaveGuard';

export function SignOutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = () => void logout();
  return (
    <>
      <Button
        startIcon={<LogoutIcon />}
        // Where the bar is full there is room for the icon only.
        sx={{
          whiteSpace: 'nowrap',
          minWidth: 44,
          '& .MuiButton-startIcon': { ml: { xs: 0, xl: -0.5 }, mr: { xs: 0, xl: 1 } },
        }}
        onClick={() => (hasUnsaved() ? setIsAsking(true) : signOut())}
      >
        <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('xl')]: visuallyHidden })}>
          {translate('admin.nav.signOut')}
        </Box>
      </Button>
      <AskToLeave isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={signOut} />
    </>
  );
}
