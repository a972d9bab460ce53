import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  /** Escape and a click beside it do not close it then. */
  isTouched?: boolean;
  onClose: () => void;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  closeLabel?: string;
  onSubmit?: () => void;
  wide?: true;
  children: ReactNode;
}

/** A dialog of these pages. */
export function PlanDialog({
  title,
  isTouched = false,
  onClose,
  actions,
  closeLabel,
  onSubmit,
  wide,
  children,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Dialog
      open
      onClose={() => !isTouched && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{closeLabel ?? translate('ra.action.close')}</Button>
          {actions}
        </DialogActions>
      </form>
    </Dialog>
  );
}
