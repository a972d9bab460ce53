import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';

/** An honest stand-in for a screen that a later issue brings. */
export function NotBuiltYet({ screen }: { screen: string }) {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate(`dashboard.links.${screen}`)} />
      <Typography>{translate('admin.errors.notBuiltYet')}</Typography>
    </>
  );
}
