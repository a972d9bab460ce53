import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsaved } from '../hooks/useUnsaved';

interface Props {
  title: string;
  /** Escape and a click beside it do not close it then, and leaving the page asks: nothing typed is lost. */
  isTouched?: boolean | undefined;
  onClose: () => void;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  closeLabel?: string;
  /** The form around its parts. */
  form?: (parts: ReactNode) => ReactNode;
  wide?: true;
  children: ReactNode;
}

/** A dialog with a form in it, or something to read. */
export function TitledDialog({ title, isTouched = false, onClose, actions, closeLabel, form, wide, children }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  useUnsaved(titleId, isTouched);
  const parts = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{closeLabel ?? translate('ra.action.close')}</Button>
        {actions}
      </DialogActions>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => !isTouched && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      // A form is no box of its own: the title and the buttons stay in view, and what is between them scrolls.
      sx={{ '& .MuiDialog-paper > form': { display: 'contents' } }}
    >
      {form ? form(parts) : parts}
    </Dialog>
  );
}
