import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';

export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('admin.errors.notFoundTitle')} />
      <Typography>{translate('admin.errors.notFound')}</Typography>
    </>
  );
}
