import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { EditContext, ShowContext, useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';
import { isGone, useErrorMessage } from '../providers/errors';
import { BackLink } from './BackLink';

interface Props {
  /** With a page title, where the page itself has the link back. */
  titled?: true;
  /** Within the list itself. */
  inList?: true;
}

/** Replaces a record that cannot be fetched: the reason, and a link back to its list. */
export function RecordFailure({ titled, inList }: Props) {
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
      {!titled && !inList && <BackLink />}
    </>
  );
}
