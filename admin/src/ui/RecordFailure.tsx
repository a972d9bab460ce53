import { Alert } from '@mui/material';
import { useContext } from 'react';
import { EditContext, ShowContext, useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';
import { isGone } from '../providers/errors';
import { BackLink } from './BackLink';
import { ReadFailure } from './ReadFailure';

interface Props {
  /** Has a page title; the page itself has the link back. */
  titled?: true;
  /** Stands within the list, so that it needs no link to it. */
  inList?: true;
}

/** Replaces a record that cannot be fetched: the reason, and a link back to its list. */
export function RecordFailure({ titled, inList }: Props) {
  const translate = useTranslate();
  const shown = useContext(ShowContext);
  const edited = useContext(EditContext);
  const { error, refetch } = shown ?? edited ?? {};
  const gone = isGone(error);
  return (
    <>
      {titled && <PageTitle title={translate(gone ? 'admin.errors.gone' : 'admin.record.failed')} />}
      {gone ? (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 900 }}>
          {translate('admin.record.gone')}
        </Alert>
      ) : (
        <ReadFailure failed="admin.record.failed" error={error} refetch={() => refetch?.()} />
      )}
      {!titled && !inList && <BackLink />}
    </>
  );
}
