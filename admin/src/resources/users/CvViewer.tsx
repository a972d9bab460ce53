import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { CV_WARNINGS } from '#contract/users';
import { FailureNote } from '../../list/FailureNote';
import { useRecordName } from '../../list/useRecordName';
import { useErrorMessage } from '../../providers/errors';
import { fetchCv } from './openCv';
import type { User } from './user';

/** The CV beside the decision. A file with more in it than a plain CV needs is shown when somebody asks for it. */
export default function CvViewer() {
  const translate = useTranslate();
  const { cv, cvWarnings = [] } = useRecordContext<User>() ?? {};
  const [asked, setAsked] = useState<string>();
  if (!cv) return <Typography color="text.secondary">{translate('resources.user-list.cv.none')}</Typography>;
  if (cvWarnings.length === 0 || asked === cv) return <Pdf cv={cv} />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => setAsked(cv)}>
          {translate('resources.user-list.cv.open')}
        </Button>
      }
    >
      {translate('resources.user-list.cv.warning', {
        what: cvWarnings.map((warning) => CV_WARNINGS[warning]).join(' '),
      })}
    </Alert>
  );
}

function Pdf({ cv }: { cv: string }) {
  const translate = useTranslate();
  const message = useErrorMessage();
  const name = useRecordName();
  const { data, error } = useQuery({
    queryKey: ['cv', cv],
    queryFn: () => fetchCv(cv),
    staleTime: Infinity,
    gcTime: 0,
  });
  const address = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  if (error) return <FailureNote text={message('resources.user-list.cv.failed', error)} />;
  if (address === undefined) return <div role="status">{translate('resources.user-list.cv.opening', { name })}</div>;
  return (
    <Box
      component="iframe"
      src={address}
      title={translate('resources.user-list.cv.of', { name })}
      sx={{ width: '100%', height: '100%', border: 1, borderColor: 'divider', borderRadius: 1.4 }}
    />
  );
}
