import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';

/** Replaces a page that failed to render, or whose code could not be loaded. */
export function CrashPage() {
  const translate = useTranslate();
  return (
    <div role="alert">
      <PageTitle title={translate('admin.errors.crashedTitle')} />
      <Typography sx={{ mb: 2 }}>{translate('admin.errors.crashed')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('admin.errors.reload')}
      </Button>
    </div>
  );
}
