import Box from '@mui/material/Box';
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
import { NOTE_FIELDS, type NoteKind, type NoteSubject } from '#contract/notes';
import { moment } from '../fields/formats';
import { RuleInput } from '../fields/RuleInput';
import { FailureNote } from '../list/FailureNote';
import { NamedButton } from '../list/NamedButton';
import { call } from '../providers/call';
import { fieldErrors, useErrorMessage } from '../providers/errors';
import { cleanedValues } from '../providers/validators';

interface Note {
  _id: string;
  kind: NoteKind;
  text: string;
  by: string;
  createdAt: string;
}

const EMPTY = { kind: 'note' } as const;

/** On the page about a record: what the team wrote down about it. Nobody else ever sees it. */
export function NotesSection({ entity }: { entity: NoteSubject }) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const recordId = useRecordContext<{ id: string }>()?.id;
  const filter = encodeURIComponent(JSON.stringify({ recordId }));
  const { data, isPending, error } = useQuery({
    queryKey: ['notes', recordId],
    enabled: recordId !== undefined,
    queryFn: async ({ signal }) => (await call(`/notes?filter=${filter}`, { signal })).json as Note[],
  });
  if (recordId === undefined) return null;
  return (
    <Box component="section" aria-labelledby="notes" sx={{ mt: 4, maxWidth: 1100 }}>
      <Typography id="notes" variant="h2">
        {translate('notes.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('notes.whoSees')}
      </Typography>
      {isPending && <Typography role="status">{translate('notes.loading')}</Typography>}
      {error && <FailureNote text={errorMessage('notes.failed', error)} />}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((note) => (
            <NoteItem key={note._id} note={note} recordId={recordId} />
          ))}
        </Box>
      )}
      <NoteForm key={data?.[0]?._id} about={{ entity, recordId }} />
    </Box>
  );
}

/** Written down, it is empty again for the next note. */
function NoteForm({ about }: { about: { entity: NoteSubject; recordId: string } }) {
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [failure, setFailure] = useState<string>();
  const add = async (values: Record<string, unknown>) => {
    setFailure(undefined);
    try {
      const body = JSON.stringify({ ...about, ...cleanedValues(NOTE_FIELDS, values) });
      await call('/notes', { method: 'POST', body });
      await queries.invalidateQueries({ queryKey: ['notes', about.recordId] });
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorMessage('notes.addFailed', error));
      return errors;
    }
  };
  return (
    <ResourceContextProvider value="notes">
      <SimpleForm
        record={EMPTY}
        onSubmit={add}
        noValidate
        sx={{ p: 0, '&&': { pb: 0 } }}
        toolbar={
          <Box sx={{ pt: 1, width: '100%' }}>
            <SaveButton alwaysEnable icon={<></>} label="notes.add" />
          </Box>
        }
      >
        <RuleInput source="kind" rule={NOTE_FIELDS.kind} />
        <RuleInput source="text" rule={NOTE_FIELDS.text} />
      </SimpleForm>
      {failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />}
    </ResourceContextProvider>
  );
}

function NoteItem({ note: { _id, kind, text, by, createdAt }, recordId }: { note: Note; recordId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(`/notes/${_id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['notes', recordId] });
      notify('notes.deleted', { type: 'success' });
    },
  });
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {translate(`resources.notes.statuses.${kind}`)}, {by}, {moment(createdAt)}
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
