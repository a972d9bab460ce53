import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { PageTitle } from '../layout/PageTitle';
import type { ResourceName } from '../providers/routes';
import { useFailureWords } from '../providers/useFailureWords';

interface Props {
  resource: ResourceName;
  /** Message key of the page's heading while there is no record to name it. */
  title: string;
  children: (record: RaRecord) => ReactNode;
}

/** The record that the address names, once it is here; until then, or instead, what is the matter. */
export function RecordGate({ resource, title, children }: Props) {
  const translate = useTranslate();
  const words = useFailureWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id }, { onError: () => undefined });
  if (data) return children(data);
  return (
    <>
      <PageTitle title={translate(title)} />
      {error ? (
        <Alert severity="error">
          <Typography>{words('admin.record.failed', error)}</Typography>
          <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => void refetch()}>
            {translate('admin.actions.tryAgain')}
          </Button>
        </Alert>
      ) : (
        <Typography role="status">{translate('admin.record.loading')}</Typography>
      )}
    </>
  );
}
