import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SaveButton, SimpleForm, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { RuleInput } from '../../fields/RuleInput';
import { FormDraft } from '../../form/FormDraft';
import { useSend } from '../../form/useSend';
import { useNameOf } from '../../fields/colleagues';
import { moment } from '../../fields/formats';
import { useTell } from '../../outbox/tell';
import { call } from '../../providers/call';
import { ifMatch, isPreconditionFailed } from '../../providers/conflict';
import { formIdOf, eraseDraft } from '../../providers/drafts';
import { useFocusKept } from '../../record/useFocusKept';
import type { Contact } from './contact';

/** The form to answer a message, by e-mail or by phone, with earlier answers. */
export function AnswerForm() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { show } = useTell();
  const nameOf = useNameOf();
  const contact = useRecordContext<Contact>();
  const { heading, events } = useFocusKept();
  const form = formIdOf('answers', contact?.id);
  const { onSubmit, sent, failureNote } = useSend(
    CONTACT_ANSWER_FIELDS,
    'resources.getcontact.answerFailed',
    async (values) => {
      const init = { method: 'POST', body: JSON.stringify(values), headers: ifMatch(contact) };
      const answered = await call(`/contact/${contact?.id}/answer`, init).catch((error: unknown) => {
        // Changed by a colleague: what was typed stays, and is sent about the message as it is now.
        if (isPreconditionFailed(error)) refresh();
        throw error;
      });
      eraseDraft(form);
      const { _id: recordId, name, updatedAt: version = '' } = answered.json as Contact & { _id: string };
      const sentence = translate('resources.getcontact.answered', { name });
      show({ recordId, name, version, sentence, isToTell: true });
      refresh();
    },
  );
  if (!contact) return null;
  const { answer } = contact;

  return (
    <Box component="section" aria-labelledby="answer" {...events} sx={{ mt: 4, maxWidth: 1100 }}>
      <Typography ref={heading} id="answer" variant="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        {translate('resources.getcontact.answer')}
      </Typography>
      {answer && (
        <Box sx={{ mb: 2, pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
          <Box sx={{ whiteSpace: 'pre-line' }}>{answer.text}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {nameOf(answer.by)}, {moment(answer.at)}
          </Box>
        </Box>
      )}
      {/* Sent, it is empty again for the next answer. */}
      <SimpleForm
        key={sent}
        record={{}}
        onSubmit={onSubmit}
        noValidate
        disableInvalidFormNotification
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
        <FormDraft form={form} />
        <RuleInput source="text" rule={CONTACT_ANSWER_FIELDS.text} />
      </SimpleForm>
      {failureNote}
    </Box>
  );
}
