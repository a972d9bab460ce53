import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { RuleInput } from '../fields/RuleInput';
import { FailureNote } from '../list/FailureNote';
import { fieldErrors, useErrorMessage } from '../providers/errors';
import { cleanedValues } from '../providers/validators';

interface Props {
  title: string;
  text?: string;
  rules: Rules;
  defaults?: object;
  /** Message keys: the button that sends it, and what is said where that fails. */
  submit: string;
  failed: string;
  warning?: true;
  send: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** A few questions over the page; a failure keeps what was typed. */
export function FormDialog({ title, text, rules, defaults = {}, submit, failed, warning, send, onClose }: Props) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const titleId = useId();
  const [failure, setFailure] = useState<string>();
  // Read once: another object would empty the form when the page behind it is drawn again.
  const [record] = useState(defaults);
  const onSubmit = async (values: Record<string, unknown>) => {
    setFailure(undefined);
    try {
      await send(cleanedValues(rules, values));
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorMessage(failed, error));
      return errors;
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Form record={record} onSubmit={onSubmit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {text !== undefined && <Typography sx={{ mb: 2 }}>{text}</Typography>}
          {Object.entries(rules).map(([source, rule]) => (
            <RuleInput key={source} source={source} rule={rule} />
          ))}
          {failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton alwaysEnable {...(warning && { color: 'warning' })} icon={<></>} label={submit} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
