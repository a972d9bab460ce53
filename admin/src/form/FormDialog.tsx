import { Box, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Rules } from '#contract/rule';
import { RuleInput } from '../fields/RuleInput';
import { TitledDialog } from '../ui/TitledDialog';
import { type Send, useSend } from './useSend';

interface Props {
  title: string;
  text?: string;
  rules: Rules;
  defaults?: object;
  /** Message keys of the submit button (or its text) and of the error. */
  submit: string;
  failed: string;
  /** What is asked beside the fields, and whether it was answered in another way than it began. */
  children?: ReactNode;
  isTouched?: boolean;
  warning?: true;
  send: Send;
  onClose: () => void;
}

/** Tells the dialog around the form whether anything has been typed. */
function DirtyWatch({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

/** A form in a dialog; a failure keeps the input, and so do Escape and a click beside it. */
export function FormDialog({ title, text, rules, defaults = {}, submit, failed, ...props }: Props) {
  const { warning, send, onClose, children, isTouched = false } = props;
  const translate = useTranslate();
  // Read once: a new object from a re-render of the page behind would reset the form.
  const [record] = useState(defaults);
  const [isDirty, setDirty] = useState(false);
  const { onSubmit, failureNote, conflictDialog } = useSend(rules, failed, send);
  return (
    <TitledDialog
      title={title}
      isTouched={isDirty || isTouched}
      onClose={onClose}
      closeLabel={translate('ra.action.cancel')}
      actions={<SaveButton alwaysEnable {...(warning && { color: 'error' })} icon={<></>} label={submit} />}
      form={(parts) => (
        <Form record={record} onSubmit={onSubmit} noValidate disableInvalidFormNotification>
          <DirtyWatch onChange={setDirty} />
          {parts}
        </Form>
      )}
    >
      {text !== undefined && <Typography sx={{ mb: 2 }}>{text}</Typography>}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {Object.entries(rules).map(([source, rule]) => (
          <RuleInput key={source} source={source} rule={rule} />
        ))}
      </Box>
      {children}
      {failureNote}
      {conflictDialog}
    </TitledDialog>
  );
}
