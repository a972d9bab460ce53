import { Box, Link } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Confirm, useRecordContext, useTranslate } from 'react-admin';
import { useErrorMessage } from '../../providers/errors';
import { useRowState } from '../../ui/rowState';
import { useRecordName } from '../../ui/useRecordName';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { openCv } from './openCv';
import { type User, warningsOf } from './user';

/**
 * The spec's "View CV": the file needs the token, so a click fetches it and shows it in a new tab. A file with active
 * content is opened after a warning.
 */
export function CvLink() {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const user = useRecordContext<User>();
  const name = useRecordName();
  const { setFailure } = useRowState();
  const [asking, setAsking] = useState(false);
  if (!user?.cv) return translate('resources.user-list.cv.none');
  const { cv, cvWarnings = [] } = user;
  const show = () => {
    setFailure(undefined);
    setAsking(false);
    const words = (word: string) => translate(`resources.user-list.cv.${word}`, { name });
    void openCv(cv, words, (error) => errorMessage('resources.user-list.cv.failed', error)).then(setFailure);
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (cvWarnings.length > 0) setAsking(true);
    else show();
  };
  return (
    <>
      <Link
        href={`/file/${encodeURIComponent(cv)}`}
        target="_blank"
        rel="noopener"
        onClick={open}
        // The middle button opens; the right one is the browser's menu.
        onAuxClick={(event) => event.button === 1 && open(event)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {translate('resources.user-list.cv.view')}
        <Box component="span" sx={visuallyHidden}>
          {` ${translate('resources.user-list.cv.viewOf', { name })}`}
        </Box>
      </Link>
      <Confirm
        isOpen={asking}
        title={translate('resources.user-list.cv.warningTitle', { name })}
        content={translate('resources.user-list.cv.warning', {
          what: warningsOf(user, translate),
        })}
        confirm="resources.user-list.cv.open"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={show}
      />
    </>
  );
}
