import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrors, isGone, useErrorMessage, useServerMessage } from '../providers/errors';

interface Props {
  /** What the query failed with: without it nothing is shown. */
  error: unknown;
  /** Message key of what could not be read. */
  failed: string;
  /** A reason of the server is given alone, as the spec has it for some lists. */
  serverFirst?: boolean | undefined;
  refetch: () => unknown;
}

/** Stands where something could not be read: what, why, and a button to try again, unless that cannot help. */
export function ReadFailure({ error, failed, serverFirst, refetch }: Props) {
  const translate = useTranslate();
  const message = useErrorMessage();
  const serverMessage = useServerMessage();
  const isTried = useRef(false);
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (!hasFailed) return undefined;
    return () => {
      // The button goes with the failure, and the focus with it. A section of the page that looks after its focus has moved
      // it before this microtask; where there is none, it goes to the heading.
      const lookAfter = (): void => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      };
      if (isTried.current) queueMicrotask(lookAfter);
      isTried.current = false;
    };
  }, [hasFailed]);
  const retry = (): void => {
    isTried.current = true;
    void refetch();
  };
  if (!error) return null;
  return (
    <Alert severity="error" sx={{ my: 2, maxWidth: 900 }}>
      {(serverFirst && serverMessage(error)) || message(failed, error)}
      {!fieldErrors(error) && !isGone(error) && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1, display: 'block' }} onClick={retry}>
          {translate('admin.actions.tryAgain')}
        </Button>
      )}
    </Alert>
  );
}
