import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { CONTACT_ANSWER_FIELDS } from '#contract/contacts';
import { PREFERS_OUTGOING } from '#contract/messages';
import { useNameOf } from '../../fields/colleagues';
import { moment } from '../../config/formats';
import { ShortForm } from '../../form/ShortForm';
import { Section } from '../../ui/Section';
import { useTell } from '../../decisions/tell';
import { cacheDecision } from '../../decisions/useMessages';
import { httpClient } from '../../providers/http';
import { ifMatch, mergeOrAsk, savedBefore } from '../../providers/conflict';
import { formIdOf } from '../../providers/drafts';
import { SECONDARY_TEXT, BORDERED_ITEM } from '../../theme/boxes';
import { AnswerFrame } from './AnswerFrame';
import type { Contact } from './contact';

/** A message as its answer changes it. */
const asAnswered = ({ id, status, language, answer, updatedAt }: Contact): RaRecord => ({
  id,
  status,
  updatedAt,
  text: answer?.text,
  language: answer?.language ?? language,
});

/** The form to answer a message, by e-mail or by phone, with earlier answers. */
export function AnswerForm() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const provider = useDataProvider();
  const { show } = useTell();
  const nameOf = useNameOf();
  const contact = useRecordContext<Contact>();
  if (!contact) return null;
  const { id, answer } = contact;

  const contactNow = async () => (await provider.getOne<Contact>('getcontact', { id })).data;

  const send = async (values: object, newer?: RaRecord) => {
    const body = JSON.stringify(values);
    const changes = { ...values, status: 'answered' };
    const answered = await mergeOrAsk({
      read: newer ?? asAnswered(contact),
      changes,
      send: async (version) => {
        const headers = ifMatch(version);
        headers.set(PREFERS_OUTGOING.header, PREFERS_OUTGOING.value);
        return (await httpClient(`/contact/${id}/answer`, { method: 'POST', body, headers })).json as Contact;
      },
      readNow: async () => {
        const now = await contactNow();
        const given = now.answer && {
          who: now.answer.by,
          createdAt: now.answer.at,
          fields: ['text', 'language', 'status'],
        };
        return { record: asAnswered(now), ...(given && { history: [given] }) };
      },
    }).catch(async (error: unknown) => {
      await savedBefore(changes)(error);
      return contactNow();
    });
    const changed = { ...answered, id };
    const { name } = changed;
    cacheDecision(queries, 'getcontact', changed);
    const sentence = translate('resources.getcontact.answered', { name });
    show({ recordId: id, name, sentence, isToTell: true });
  };
  return (
    <Section id="answer" title={translate('resources.getcontact.answer')}>
      {answer && (
        <Box sx={{ ...BORDERED_ITEM, mb: 2 }}>
          <Box lang={answer.language} sx={{ whiteSpace: 'pre-line' }}>
            {answer.text}
          </Box>
          <Box sx={SECONDARY_TEXT}>
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
