import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  /** Escape and a click beside it do not close it then: nothing typed is lost. */
  isTouched?: boolean;
  onClose: () => void;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  closeLabel?: string;
  onSubmit?: () => void;
  /** The form around its parts, where it is one of react-admin's. */
  form?: (parts: ReactNode) => ReactNode;
  wide?: true;
  children: ReactNode;
}

/** A dialog with a form in it, or something to read. */
export function TitledDialog({ title, isTouched = false, onClose, actions, closeLabel, children, ...props }: Props) {
  const { onSubmit, form, wide } = props;
  const translate = useTranslate();
  const titleId = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
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
    >
      {form ? (
        form(parts)
      ) : (
        <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
          {parts}
        </form>
      )}
    </Dialog>
  );
}
