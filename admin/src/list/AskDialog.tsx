import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNote } from './FailureNote';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** The word on the button that does it, and while it is being done. */
  agree: string;
  busy: string;
  severe: boolean;
  running: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onAgree: () => void;
}

/** What the question was asked from may be gone by now, and the focus with it. */
function rescueFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest('[role=dialog]')) {
    document.querySelector<HTMLElement>('h1')?.focus();
  }
}

/** A question before something that cannot be undone; the harmless answer has the focus. A refusal is told here. */
export function AskDialog({ open, title, text, agree, busy, severe, running, failure, onClose, onAgree }: Props) {
  const translate = useTranslate();
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !running && onClose()}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onEnter: () => cancel.current?.focus(), onExited: rescueFocus } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {failure && <FailureNote text={failure} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button ref={cancel} variant="outlined" onClick={() => !running && onClose()}>
          {translate('admin.actions.cancel')}
        </Button>
        <Button
          variant="contained"
          color={severe ? 'error' : 'primary'}
          aria-disabled={running}
          onClick={() => !running && onAgree()}
        >
          {running ? busy : agree}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
