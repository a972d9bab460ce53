import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Confirm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { NOTE_FIELDS, type NoteKind } from '#contract/notes';
import type { SubjectEntity } from '#contract/subjects';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../config/formats';
import { ShortForm } from '../form/ShortForm';
import { useAction } from '../form/useAction';
import { Section } from '../ui/Section';
import { ReadFailure } from '../ui/ReadFailure';
import { NamedButton } from '../ui/NamedButton';
import { httpClient } from '../providers/http';
import { forgetKeys, postOnce } from '../providers/idempotency';
import { formIdOf } from '../providers/drafts';
import { everythingOf } from '../config/recordPage';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../theme/boxes';

interface Note {
  _id: string;
  kind: NoteKind;
  text: string;
  by: string;
  createdAt: string;
}

const EMPTY = { kind: 'note' } as const;

interface About {
  entity: SubjectEntity;
  recordId: string;
}

/** On the page about a record: the team's notes about it, and a link to everything about its person or family. */
export function NotesSection({ entity }: { entity: SubjectEntity }) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; family?: string }>();
  if (!record) return null;
  const { id: recordId } = record;
  const { to, text } = everythingOf(record);
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <Link to={to}>{translate(text)}</Link>
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
  const filter = encodeURIComponent(JSON.stringify({ recordId: recordIds }));
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['notes', ...recordIds],
    queryFn: async ({ signal }) => (await httpClient(`/notes?filter=${filter}`, { signal })).json as Note[],
  });
  return (
    <Section id="notes" title={translate('notes.title')} lead={translate(hint)}>
      {isPending && <Typography role="status">{translate('notes.loading')}</Typography>}
      <ReadFailure failed="notes.failed" error={error} refetch={refetch} />
      {data && data.length > 0 && (
        <Box component="ol" sx={{ ...PLAIN_LIST, gap: 1.5, mb: 2 }}>
          {data.map((note) => (
            <NoteItem key={note._id} note={note} />
          ))}
        </Box>
      )}
      <NoteForm about={about} />
    </Section>
  );
}

function NoteForm({ about }: { about: About }) {
  const queries = useQueryClient();
  const add = async (values: object) => {
    await postOnce('/notes', { ...about, ...values });
    await queries.invalidateQueries({ queryKey: ['notes'] });
  };
  return (
    <ShortForm
      resource="notes"
      rules={NOTE_FIELDS}
      record={EMPTY}
      submit="notes.add"
      failed="notes.addFailed"
      draft={formIdOf('notes', about.recordId)}
      send={add}
      sx={{ '& > :first-of-type': { maxWidth: 260 } }}
    />
  );
}

function NoteItem({ note: { _id, kind, text, by: address, createdAt } }: { note: Note }) {
  const translate = useTranslate();
  const by = useNameOf()(address);
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useAction(
    'notes.deleteFailed',
    () => httpClient(`/notes/${_id}`, { method: 'DELETE' }),
    async () => {
      forgetKeys();
      await queries.invalidateQueries({ queryKey: ['notes'] });
      notify('notes.deleted', { type: 'success' });
    },
  );
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="span" sx={SECONDARY_TEXT}>
          {translate(`resources.notes.choices.kind.${kind}`)}, {by}, {moment(createdAt)}
        </Box>
        <NamedButton
          size="small"
          label={translate('ra.action.delete')}
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
          remove.run();
        }}
      />
      {remove.failureNote}
    </Box>
  );
}
