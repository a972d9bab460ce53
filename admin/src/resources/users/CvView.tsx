import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ReadFailure } from '../../ui/ReadFailure';
import { BAR_HEIGHT } from '../../theme/components';
import { CvLink } from './CvLink';
import { fetchFile } from './openCv';
import { type User, warningsOf } from './user';

const CvPages = lazy(async () => ({ default: (await import('./CvPages')).CvPages }));

/** On wide screens the CV scrolls by itself, so that the decision stays in view. */
const BESIDE = {
  position: { lg: 'sticky' },
  top: BAR_HEIGHT + 8,
  maxHeight: { lg: `calc(100vh - ${BAR_HEIGHT + 16}px)` },
  overflowY: { lg: 'auto' },
} as const;

/** The CV beside the decision; one with active content is shown only once the administrator has confirmed. */
export function CvView() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const [asked, setAsked] = useState<string>();
  if (!user) return null;
  const { cv, cvWarnings = [] } = user;
  const isBlocked = cvWarnings.length > 0 && asked !== cv;
  return (
    // Focusable, to scroll it by keyboard.
    <Box component="section" aria-labelledby="cv" tabIndex={0} sx={BESIDE}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
        <Typography id="cv" variant="h2">
          {translate('resources.user-list.cv.title')}
        </Typography>
        <CvLink />
      </Box>
      {cv !== undefined && isBlocked && (
        <Alert severity="warning">
          <Typography sx={{ mb: 1 }}>
            {translate('resources.user-list.cv.held', { what: warningsOf(user, translate) })}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={() => setAsked(cv)}>
            {translate('resources.user-list.cv.showHere')}
          </Button>
        </Alert>
      )}
      {cv !== undefined && !isBlocked && <Shown key={cv} cv={cv} />}
    </Box>
  );
}

function Shown({ cv }: { cv: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['cv', cv],
    queryFn: async () => (await fetchFile(cv)).arrayBuffer(),
    // Each read is written to the audit log: none is repeated by a decision's refresh. Not cached after the page is left.
    staleTime: 'static',
    gcTime: 0,
  });
  const loading = <Typography role="status">{translate('resources.user-list.cv.loading')}</Typography>;
  if (error) return <ReadFailure failed="resources.user-list.cv.failed" error={error} refetch={refetch} />;
  if (!data) return loading;
  return (
    <Suspense fallback={loading}>
      <CvPages file={data} />
    </Suspense>
  );
}
