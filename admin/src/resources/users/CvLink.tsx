import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useRowState } from '../../list/rowState';
import { useRecordName } from '../../list/useRecordName';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { openCv } from './openCv';
import type { User } from './user';

/** The spec's "View CV": a link whose file needs the token, so that the click fetches it and shows it in a new tab. */
export function CvLink() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const name = useRecordName();
  const { setFailure } = useRowState();
  if (!user?.cv) return translate('resources.users.cv.none');
  const { cv } = user;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setFailure(undefined);
    void openCv(cv, (word) => translate(`resources.users.cv.${word}`, { name })).then(setFailure);
  };
  return (
    <Link
      href={`/file/${encodeURIComponent(cv)}`}
      target="_blank"
      rel="noopener"
      onClick={open}
      // The middle button opens, the right one asks the browser for its menu.
      onAuxClick={(event) => event.button === 1 && open(event)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('resources.users.cv.view')}
      <Box component="span" sx={visuallyHidden}>
        {` ${translate('resources.users.cv.viewOf', { name })}`}
      </Box>
    </Link>
  );
}
