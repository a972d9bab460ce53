import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { EditContext, ShowContext, useTranslate } from 'react-admin';
import { PageTitle } from '../layout/PageTitle';
import { isGone, useErrorMessage } from '../providers/errors';
import { BackLink } from './BackLink';

/**
 * In place of a record that cannot be fetched: why, and the way back to its list.
 * @param titled on a page that has the way back, and no title without a record
 */
export function RecordFailure({ titled }: { titled?: true }) {
  const translate = useTranslate();
  const message = useErrorMessage();
  const shown = useContext(ShowContext);
  const edited = useContext(EditContext);
  const { error, refetch } = shown ?? edited ?? {};
  const gone = isGone(error);
  return (
    <>
      {titled && <PageTitle title={translate(gone ? 'admin.errors.gone' : 'admin.record.failed')} />}
      <Alert severity={gone ? 'info' : 'error'} sx={{ mb: 2, maxWidth: 900 }}>
        {gone ? translate('admin.record.gone') : message('admin.record.failed', error)}
        {!gone && (
          <Button variant="outlined" color="inherit" sx={{ mt: 1, display: 'block' }} onClick={() => void refetch?.()}>
            {translate('admin.actions.tryAgain')}
          </Button>
        )}
      </Alert>
      {!titled && <BackLink />}
    </>
  );
}
