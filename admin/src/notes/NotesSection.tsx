import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Confirm,
  ResourceContextProvider,
  SaveButton,
  SimpleForm,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { NOTE_FIELDS, type NoteKind, type NoteSubject } from '#contract/notes';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../fields/formats';
import { RuleInput } from '../fields/RuleInput';
import { FormDraft } from '../form/FormDraft';
import { useSend } from '../form/useSend';
import { FailureNote } from '../list/FailureNote';
import { NamedButton } from '../list/NamedButton';
import { PATHS } from '../paths';
import { call } from '../providers/call';
import { formIdOf, eraseDraft } from '../providers/drafts';
import { useErrorMessage } from '../providers/errors';
import { useFocusKept } from '../record/useFocusKept';

interface Note {
  _id: string;
  kind: NoteKind;
  text: string;
  by: string;
  createdAt: string;
}

const EMPTY = { kind: 'note' } as const;

interface About {
  entity: NoteSubject;
  recordId: string;
}

/** On the page about a record: the team's notes about it, and a link to everything about its person. */
export function NotesSection({ entity }: { entity: NoteSubject }) {
  const translate = useTranslate();
  const recordId = useRecordContext<{ id: string }>()?.id;
  if (recordId === undefined) return null;
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <Link component={RouterLink} to={`${PATHS.families}/${recordId}/show`}>
          {translate('resources.families.everything')}
        </Link>
      </Box>
      <Notes about={{ entity, recordId }} recordIds={[recordId]} hint="notes.whoSees" />
    </>
  );
}

/**
 * The team's notes about some records. Nobody else ever sees them.
 * @param about the record that a new note is attached to
 * @param hint message key of who sees them, and when they are deleted
 */
export function Notes({ about, recordIds, hint }: { about: About; recordIds: string[]; hint: string }) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const { heading, events } = useFocusKept();
  const filter = encodeURIComponent(JSON.stringify({ recordId: recordIds }));
  const { data, isPending, error } = useQuery({
    queryKey: ['notes', ...recordIds],
    queryFn: async ({ signal }) => (await call(`/notes?filter=${filter}`, { signal })).json as Note[],
  });
  return (
    <Box component="section" aria-labelledby="notes" {...events} sx={{ mt: 4, maxWidth: 1100 }}>
      <Typography ref={heading} id="notes" variant="h2" tabIndex={-1}>
        {translate('notes.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate(hint)}
      </Typography>
      {isPending && <Typography role="status">{translate('notes.loading')}</Typography>}
      {error && <FailureNote text={errorMessage('notes.failed', error)} />}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((note) => (
            <NoteItem key={note._id} note={note} />
          ))}
        </Box>
      )}
      <NoteForm about={about} />
    </Box>
  );
}

function NoteForm({ about }: { about: About }) {
  const queries = useQueryClient();
  const form = formIdOf('notes', about.recordId);
  const { onSubmit, sent, failureNote } = useSend(NOTE_FIELDS, 'notes.addFailed', async (values) => {
    await call('/notes', { method: 'POST', body: JSON.stringify({ ...about, ...values }) });
    eraseDraft(form);
    await queries.invalidateQueries({ queryKey: ['notes'] });
  });
  return (
    <ResourceContextProvider value="notes">
      {/* Written down, it is empty again for the next note. */}
      <SimpleForm
        key={sent}
        record={EMPTY}
        onSubmit={onSubmit}
        noValidate
        disableInvalidFormNotification
        sx={{ p: 0, '&&': { pb: 0 } }}
        toolbar={
          <Box sx={{ pt: 1, width: '100%' }}>
            <SaveButton alwaysEnable icon={<></>} label="notes.add" />
          </Box>
        }
      >
        <FormDraft form={form} />
        <Box sx={{ display: 'grid', gap: 2, width: '100%', '& > :first-of-type': { maxWidth: 260 } }}>
          <RuleInput source="kind" rule={NOTE_FIELDS.kind} />
          <RuleInput source="text" rule={NOTE_FIELDS.text} />
        </Box>
      </SimpleForm>
      {failureNote}
    </ResourceContextProvider>
  );
}

function NoteItem({ note: { _id, kind, text, by: address, createdAt } }: { note: Note }) {
  const translate = useTranslate();
  const by = useNameOf()(address);
  const notify = useNotify();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(`/notes/${_id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['notes'] });
      notify('notes.deleted', { type: 'success' });
    },
  });
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {translate(`resources.notes.choices.kind.${kind}`)}, {by}, {moment(createdAt)}
        </Box>
        <NamedButton
          size="small"
          label={translate('notes.delete')}
          about={translate('notes.of', { by, moment: moment(createdAt) })}
          onClick={() => setAsking(true)}
        />
      </Box>
      <Confirm
        isOpen={asking}
        title="notes.deleteTitle"
        content={text}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
      {remove.error && <FailureNote text={errorMessage('notes.deleteFailed', remove.error)} onClose={remove.reset} />}
    </Box>
  );
}
