import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, SaveButton, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { ERASURE_FIELDS } from '#contract/people';
import { RuleInput } from '../../fields/RuleInput';
import { FailureNote } from '../../list/FailureNote';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import { fieldErrors, useErrorMessage, useNotifyText } from '../../providers/errors';
import { cleanedValues } from '../../providers/validators';

const TITLE = 'erase-title';

/** Removes everything about the person, after a question that asks why. */
export function EraseButton() {
  const translate = useTranslate();
  const notify = useNotifyText();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const name = useRecordName();
  const id = useRecordContext()?.id;
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => setAsking(false);

  const erase = async (values: Record<string, unknown>) => {
    setFailure(undefined);
    try {
      const body = JSON.stringify(cleanedValues(ERASURE_FIELDS, values));
      const answer = await call(`/people/${id}/erase`, { method: 'POST', body });
      close();
      redirect('list', 'families');
      notify((answer.json as { message: string }).message, 'success');
      // Nothing about this person stays on any list that was read before.
      queries.clear();
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorMessage('resources.families.eraseFailed', error));
      return errors;
    }
  };

  return (
    <>
      <Button variant="outlined" color="warning" onClick={() => setAsking(true)}>
        {translate('resources.families.erase')}
      </Button>
      <Dialog open={asking} onClose={close} aria-labelledby={TITLE} fullWidth maxWidth="sm">
        <Form record={{}} onSubmit={erase} noValidate>
          <DialogTitle id={TITLE}>{translate('resources.families.eraseTitle', { name })}</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>{translate('resources.families.eraseText')}</Typography>
            <RuleInput source="reason" rule={ERASURE_FIELDS.reason} />
            {failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <SaveButton alwaysEnable color="warning" icon={<></>} label="resources.families.erase" />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
