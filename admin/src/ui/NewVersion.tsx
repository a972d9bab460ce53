import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import { ReloadButton } from './ReloadButton';

/** A notification: what was pressed needs code that is gone. The page stays, with what is typed on it, until it is reloaded. */
export function NewVersion({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const translate = useTranslate();
  return (
    <Alert ref={ref} severity="warning" action={<ReloadButton />}>
      {translate('admin.errors.newVersion')}
    </Alert>
  );
}
