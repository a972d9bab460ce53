import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../ui/TitledDialog';

interface Props extends Pick<ButtonProps, 'color' | 'disabled'> {
  title: string;
  /** What it sends: of `useAction`. */
  action: { readonly run: () => void; readonly isPending: boolean; readonly failureNote: ReactNode };
  /** What its button says; there is none while there is nothing to send. */
  submit: string | undefined;
  isTouched?: boolean;
  onClose: () => void;
  /** Where "Cancel" could be taken for what it sends. */
  closeLabel?: string;
  children: ReactNode;
}

/** A dialog that sends what `useAction` sends, once its button is pressed; a failure keeps what was typed. */
export function ActionDialog({ title, action, submit, isTouched, onClose, closeLabel, children, ...button }: Props) {
  const translate = useTranslate();
  const canSend = submit !== undefined && !button.disabled;
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSend) action.run();
  };
  return (
    <TitledDialog
      title={title}
      isTouched={isTouched}
      onClose={onClose}
      closeLabel={closeLabel ?? translate('ra.action.cancel')}
      actions={
        submit !== undefined && (
          <Button {...button} type="submit" variant="contained" aria-disabled={action.isPending}>
            {submit}
          </Button>
        )
      }
      form={(parts) => (
        <form onSubmit={onSubmit} noValidate>
          {parts}
        </form>
      )}
    >
      {children}
      {action.failureNote}
    </TitledDialog>
  );
}
