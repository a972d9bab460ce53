import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SaveButton, SimpleForm, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { RuleInput } from '../../fields/RuleInput';
import { KeepTyping } from '../../form/KeepTyping';
import { FailureNote } from '../../list/FailureNote';
import { moment } from '../../fields/formats';
import { useTell } from '../../outbox/tell';
import { call } from '../../providers/call';
import { ifMatch } from '../../providers/conflict';
import { formOf, settle } from '../../providers/drafts';
import { fieldErrors, useErrorMessage } from '../../providers/errors';
import { cleanedValues } from '../../providers/validators';
import type { Contact } from './contact';

/** The answer to a message, written here and sent by e-mail, or told by a person; what was answered before stays to read. */
export function AnswerForm() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const errorMessage = useErrorMessage();
  const { show } = useTell();
  const contact = useRecordContext<Contact>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(0);
  if (!contact) return null;
  const { id, name, answer } = contact;
  const form = formOf('answers', id);

  const send = async (values: Record<string, unknown>) => {
    setFailure(undefined);
    try {
      const body = JSON.stringify(cleanedValues(CONTACT_ANSWER_FIELDS, values));
      const answered = await call(`/contact/${id}/answer`, { method: 'POST', body, headers: ifMatch(contact) });
      const { updatedAt = '' } = answered.json as Contact;
      settle(form);
      setSent(sent + 1);
      const sentence = translate('resources.getcontact.answered', { name });
      show({ recordId: id, name, version: updatedAt, sentence, isToTell: true });
      refresh();
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorMessage('resources.getcontact.answerFailed', error));
      return errors;
    }
  };

  return (
    <Box component="section" aria-labelledby="answer" sx={{ mt: 4, maxWidth: 1100 }}>
      <Typography id="answer" variant="h2" sx={{ mb: 1.5 }}>
        {translate('resources.getcontact.answer')}
      </Typography>
      {answer && (
        <Box sx={{ mb: 2, pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
          <Box sx={{ whiteSpace: 'pre-line' }}>{answer.text}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {answer.by}, {moment(answer.at)}
          </Box>
        </Box>
      )}
      {/* Sent, it is empty again for the next answer. */}
      <SimpleForm
        key={sent}
        record={{}}
        onSubmit={send}
        noValidate
        sx={{ p: 0, '&&': { pb: 0 } }}
        toolbar={
          <Box sx={{ pt: 1, width: '100%' }}>
            <SaveButton
              alwaysEnable
              icon={<></>}
              label={`resources.getcontact.${answer ? 'answerAgain' : 'sendAnswer'}`}
            />
          </Box>
        }
      >
        <KeepTyping form={form} />
        <RuleInput source="text" rule={CONTACT_ANSWER_FIELDS.text} />
      </SimpleForm>
      {failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />}
    </Box>
  );
}
