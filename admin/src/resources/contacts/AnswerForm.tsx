import Box from '@mui/material/Box';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { useNameOf } from '../../fields/colleagues';
import { moment } from '../../fields/formats';
import { ShortForm } from '../../form/ShortForm';
import { Section } from '../../layout/Section';
import { useTell } from '../../outbox/tell';
import { call } from '../../providers/call';
import { ifMatch, isPreconditionFailed } from '../../providers/conflict';
import { formIdOf } from '../../providers/drafts';
import { ASIDE, LINED } from '../../theme/boxes';
import { AnswerFrame } from './AnswerFrame';
import type { Contact } from './contact';

/** The form to answer a message, by e-mail or by phone, with earlier answers. */
export function AnswerForm() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { show } = useTell();
  const nameOf = useNameOf();
  const contact = useRecordContext<Contact>();
  if (!contact) return null;
  const { id, answer } = contact;

  const send = async (values: object) => {
    const init = { method: 'POST', body: JSON.stringify(values), headers: ifMatch(contact) };
    const answered = await call(`/contact/${id}/answer`, init).catch((error: unknown) => {
      // Changed by a colleague: what was typed stays, and is sent about the message as it is now.
      if (isPreconditionFailed(error)) refresh();
      throw error;
    });
    const { _id: recordId, name, updatedAt: version = '' } = answered.json as Contact & { _id: string };
    const sentence = translate('resources.getcontact.answered', { name });
    show({ recordId, name, version, sentence, isToTell: true });
    refresh();
  };
  return (
    <Section id="answer" title={translate('resources.getcontact.answer')}>
      {answer && (
        <Box sx={{ ...LINED, mb: 2 }}>
          <Box lang={answer.language} sx={{ whiteSpace: 'pre-line' }}>
            {answer.text}
          </Box>
          <Box sx={ASIDE}>
            {nameOf(answer.by)}, {moment(answer.at)}
          </Box>
        </Box>
      )}
      <ShortForm
        rules={CONTACT_ANSWER_FIELDS}
        submit={`resources.getcontact.${answer ? 'answerAgain' : 'sendAnswer'}`}
        failed="resources.getcontact.answerFailed"
        draft={formIdOf('answers', id)}
        send={send}
        record={{ language: answer?.language ?? contact.language }}
        around={(source, input) => (source === 'text' ? <AnswerFrame contact={contact}>{input}</AnswerFrame> : input)}
      />
    </Section>
  );
}
