import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNote } from '../../list/FailureNote';
import { useRecordName } from '../../list/useRecordName';
import { useDeleteBooking } from './useDeleteBooking';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Asks before a booking goes, by the child's name; the harmless answer has the focus. A refusal is told here. */
export function DeleteDialog({ open, onClose }: Props) {
  const translate = useTranslate();
  const name = useRecordName();
  const [failure, setFailure] = useState<string>();
  const { remove, deleting } = useDeleteBooking(setFailure);
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const close = () => {
    if (deleting) return;
    setFailure(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onEnter: () => cancel.current?.focus() } }}
    >
      <DialogTitle id={titleId}>{translate('bookings.deleteTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('bookings.deleteText')}</DialogContentText>
        {failure && <FailureNote text={failure} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button ref={cancel} variant="outlined" onClick={close}>
          {translate('admin.actions.cancel')}
        </Button>
        <Button variant="contained" color="error" aria-disabled={deleting} onClick={() => !deleting && remove()}>
          {translate(deleting ? 'admin.actions.deleting' : 'admin.actions.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
