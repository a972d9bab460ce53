import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useRowState } from './rowState';

/** What a person did and what failed, shown where they did it until it is closed or tried again. */
export function FailureNote({ text, onClose }: { text: string; onClose?: () => void }) {
  const translate = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <Alert ref={note} severity="error" onClose={onClose} closeText={translate('ra.action.close')} sx={{ my: 1 }}>
      {text}
    </Alert>
  );
}

/** The error with the record of this row. */
export function RowFailure() {
  const { failure, setFailure } = useRowState();
  return failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />;
}
