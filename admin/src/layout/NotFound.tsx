import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { leaveForbidden } from '../providers/session';
import { useRole } from '../providers/authProvider';
import { mayOpen } from '../config/resources';
import { PageTitle } from '../ui/PageTitle';

export function NotFound() {
  const translate = useTranslate();
  const role = useRole();
  const { pathname } = useLocation();
  const isClosed = role !== undefined && !mayOpen(role, pathname);
  // Spec section 6: a wrong role is sent to the sign-in page, which shows the account.
  useEffect(() => {
    if (isClosed) void leaveForbidden();
  }, [isClosed]);
  if (isClosed) return null;
  return (
    <>
      <PageTitle title={translate('admin.errors.notFoundTitle')} />
      <Typography>{translate('admin.errors.notFound')}</Typography>
    </>
  );
}
