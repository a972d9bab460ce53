import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { moment } from '../../config/formats';
import { useDebounced } from '../../hooks/useDebounced';
import { Section } from '../../ui/Section';
import { DecideButton } from '../../ui/DecideButton';
import { NamedButton } from '../../ui/NamedButton';
import { ReadFailure } from '../../ui/ReadFailure';
import { TitledDialog } from '../../ui/TitledDialog';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { type Family, type FamilyRow, namesOf, contactLine } from './family';
import { useFamilyAction } from './useFamilyAction';

const OFFERED = 5;

/** Looks for the other family, and makes one of the two. */
export function MergeButton() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  const [isAsking, setAsking] = useState(false);
  if (!family) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.family-list.mergeButton')}
      </Button>
      {isAsking && <MergeDialog family={family} onClose={() => setAsking(false)} />}
    </>
  );
}

function MergeDialog({ family, onClose }: { family: Family; onClose: () => void }) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { run, isPending, failureNote } = useFamilyAction('merge.done', 'merge.failed', onClose);
  // Each search is in the audit: it waits for the end of a word.
  const asked = useDebounced(q.trim());
  const { data, error, refetch } = useGetList<FamilyRow>(
    'family-list',
    { filter: { q: asked }, pagination: { page: 1, perPage: OFFERED }, sort: { field: 'name', order: 'ASC' } },
    { enabled: asked.length > 1 },
  );
  const others = asked.length > 1 ? data?.filter(({ id }) => id !== family.id) : undefined;
  return (
    <TitledDialog title={translate('resources.family-list.mergeTitle', { name: family.name })} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>{translate('resources.family-list.mergeText')}</Typography>
      <TextField
        fullWidth
        label={translate('resources.family-list.mergeSearch')}
        value={q}
        autoComplete="off"
        onChange={({ target }) => setQ(target.value)}
      />
      {failureNote}
      <ReadFailure failed="resources.family-list.failed" error={error} refetch={refetch} />
      <Typography role="status" sx={{ mt: 2 }}>
        {others?.length === 0 && translate('resources.family-list.noMatch')}
      </Typography>
      <Box component="ul" role="list" aria-live="polite" sx={PLAIN_LIST}>
        {others?.map((other) => (
          <Box component="li" key={other.id} sx={BORDERED_ITEM}>
            <strong>{other.name}</strong>
            <Box sx={SECONDARY_TEXT}>
              {[contactLine(other.contacts), namesOf(other.children)].filter(Boolean).join('; ')}
            </Box>
            <NamedButton
              size="small"
              label={translate('resources.family-list.mergeSubmit')}
              about={other.name}
              aria-disabled={isPending}
              onClick={() => run({ path: `/families/${family.id}/merge`, body: { other: other.id } })}
            />
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

/** The families that were added to this one, each with a button to separate them again. */
export function Merged() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  const { run, isPending, failureNote } = useFamilyAction('unmerge.done', 'unmerge.failed');
  if (!family || family.merged.length === 0) return null;
  return (
    <Section id="merged" title={translate('resources.family-list.merged')} sx={{ displayPrint: 'none' }}>
      {failureNote}
      <Box component="ul" sx={PLAIN_LIST}>
        {family.merged.map(({ _id, name, createdAt }) => (
          <Box component="li" key={_id} sx={BORDERED_ITEM}>
            {name}{' '}
            <Box component="span" sx={SECONDARY_TEXT}>
              {moment(createdAt)}
            </Box>{' '}
            <DecideButton
              size="small"
              label={translate('resources.family-list.separate')}
              about={name}
              isPending={isPending}
              onDecide={() => run({ path: `/families/${family.id}/unmerge`, body: { other: _id } })}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
