import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useLogout, useTranslate } from 'react-admin';

export function SignOutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <Button
      startIcon={<LogoutIcon />}
      // A phone has room for the words only.
      sx={{ whiteSpace: 'nowrap', '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
      onClick={() => void logout()}
    >
      {translate('admin.nav.signOut')}
    </Button>
  );
}
