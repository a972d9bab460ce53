import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

export function ReloadButton() {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {translate('admin.errors.reload')}
    </Button>
  );
}
