import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { APPLICANT_FIELDS } from '#contract/users';
import { Waiting } from '../../layout/Waiting';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../outbox/MessagesSection';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { CvLink } from './CvLink';
import { useNextPending } from './useNextPending';
import { useNextPending } from './useNextPending';
import { STATUSES } from './user';

const CvViewer = lazy(() => import('./CvViewer'));

/** Everything about one applicant, on a desk with the CV beside the decision; phones show a PDF in its own app. */
export function UserShow() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <ShowPage
      rules={APPLICANT_FIELDS}
      status={<StatusField statuses={STATUSES} />}
      actions={
        <>
          <StatusActions>
            <EditLink />
          </StatusActions>
          <CvLink />
          <NextPending />
          <NextPending />
        </>
      }
      {...(wide && {
        aside: (
          <Box sx={{ height: 'calc(100vh - 96px)', minHeight: 480 }}>
            <Suspense fallback={<Waiting />}>
              <CvViewer />
            </Suspense>
          </Box>
        ),
      })}
    >
      <NotesSection entity="user" />
      <MessagesSection />
    </ShowPage>
  );
}

function NextPending() {
  useNextPending();
  return null;
}

function NextPending() {
  useNextPending();
  return null;
}
