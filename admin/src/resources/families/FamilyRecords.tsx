import { Box, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { SUBJECT_GROUPS } from '#contract/subjects';
import { moment } from '../../config/formats';
import { Section } from '../../ui/Section';
import { DecideButton } from '../../ui/DecideButton';
import { StatusChip } from '../../ui/StatusChip';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { resourceOf, showPath } from '../../config/recordPage';
import type { Family, FamilyRecord, SuggestedRecord } from './family';
import { kindWord } from '../people/person';
import { SameFamilyButtons } from './SameFamilyButtons';
import { useFamilyAction } from './useFamilyAction';

/** The requests of a family, each with a button to take it out again. */
export function FamilyRecords() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  const { run, isPending, failureNote } = useFamilyAction('removed', 'recordsFailed');
  if (!family) return null;
  return (
    <Section id="requests" title={translate('resources.family-list.fields.requests')}>
      {family.records.length === 0 && (
        <Typography color="text.secondary">{translate('resources.family-list.noRecords')}</Typography>
      )}
      {failureNote}
      <Box component="ul" sx={PLAIN_LIST}>
        {family.records.map((record) => (
          <Line key={record.id} record={record}>
            <DecideButton
              size="small"
              label={translate('resources.family-list.remove')}
              about={record.reference ?? record.name ?? record.id}
              isPending={isPending}
              onDecide={() =>
                run({
                  path: `/families/${family.id}/records`,
                  body: { remove: [{ entity: record.entity, id: record.id }] },
                })
              }
            />
          </Line>
        ))}
      </Box>
    </Section>
  );
}

function Line({ record, children }: { record: FamilyRecord; children: React.ReactNode }) {
  const translate = useTranslate();
  const { entity, kind, childName } = record;
  const word = kindWord({ group: SUBJECT_GROUPS[entity], ...(kind && { kind }) }, translate);
  const resource = resourceOf(entity, kind);
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Link to={showPath(resource, record.id)} sx={{ overflowWrap: 'anywhere' }}>
          {[kind && childName, word].filter(Boolean).join(', ')}
        </Link>
        <StatusChip status={record.status} label={translate(`resources.${resource}.statuses.${record.status}`)} />
      </Box>
      <Box sx={SECONDARY_TEXT}>
        {[record.name, record.reference, moment(record.createdAt)].filter(Boolean).join(', ')}
      </Box>
      {children}
    </Box>
  );
}

/** Records of no family that may belong to this one: both names side by side, to confirm or to refuse. */
export function Suggestions() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  if (!family || family.suggestions.length === 0) return null;
  return (
    <Section
      id="suggestions"
      title={translate('resources.family-list.suggestions')}
      lead={translate('resources.family-list.suggestionsWhy')}
      sx={{ displayPrint: 'none' }}
    >
      <Box component="ul" sx={PLAIN_LIST}>
        {family.suggestions.map((record) => (
          <Suggestion key={record.id} family={family} record={record} />
        ))}
      </Box>
    </Section>
  );
}

function Suggestion({ family, record }: { family: Family; record: SuggestedRecord }) {
  const translate = useTranslate();
  const sender = record.name ?? translate('resources.people-list.nameless');
  const why = record.why.map((each) => translate(`resources.family-list.why.${each}`)).join(', ');
  return (
    <Line record={record}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.family-list.sideBySide', { contact: record.contact ?? family.name, sender })}{' '}
        {translate('resources.family-list.same', { why })}
      </Box>
      <SameFamilyButtons family={family.id} request={record} label="confirm" about={sender} />
    </Line>
  );
}
