import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isUnreachable } from '../providers/errors';
import { MissingCodeError } from '../ui/missingCode';
import { PageTitle } from '../ui/PageTitle';
import { ReloadButton } from '../ui/ReloadButton';

/** Replaces a page that failed to render, or whose code could not be loaded. */
export function CrashPage({ error }: { error?: unknown }) {
  const translate = useTranslate();
  const isOutdated = error instanceof MissingCodeError;
  const reason = isUnreachable(error) ? 'unreachable' : 'crashed';
  return (
    <div role="alert">
      <PageTitle title={translate(`admin.errors.${isOutdated ? 'newVersionTitle' : 'crashedTitle'}`)} />
      <Typography sx={{ mb: 2 }}>{translate(`admin.errors.${isOutdated ? 'newVersion' : reason}`)}</Typography>
      <ReloadButton />
    </div>
  );
}
