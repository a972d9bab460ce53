import { Box } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { isSameName } from '#contract/names';
import { PERSON_FIELDS } from '#contract/people';
import { SUBJECT_ENTITIES, SUBJECT_GROUPS } from '#contract/subjects';
import { moment } from '../../config/formats';
import { Notes } from '../../notes/NotesSection';
import { ShowPage } from '../../record/ShowPage';
import { StatusChip } from '../../ui/StatusChip';
import { CorrectButton } from './CorrectButton';
import { DataRequests, RecordDataRequestButton } from './DataRequests';
import { EraseButton } from './EraseButton';
import { idsOf, latestOf, recordSummary, type Person } from './person';
import { AccessRequestButtons } from './AccessRequestButtons';
import { PrintedRecord } from './Printed';
import { ToldSection } from './ToldSection';
import { WithdrawButton } from './WithdrawButton';
import { Section } from '../../ui/Section';
import { clampedTo } from '../../theme/clampedTo';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { showPath } from '../../config/recordPage';
import '../../messages/people';

/** What is kept of a family, an applicant or whoever sent one request, and what they may ask of us about it. */
export const PersonShow = () => (
  <ShowPage
    rules={PERSON_FIELDS}
    moreThanListed
    actions={
      <>
        <RecordDataRequestButton />
        <CorrectButton />
        <AccessRequestButtons />
        <WithdrawButton />
        <EraseButton />
      </>
    }
  >
    <FamilyPage />
    <DataRequests />
    <Records />
    <AllNotes />
    <ToldPerson />
  </ShowPage>
);

/** Links to the page of the family that the records belong to. */
function FamilyPage() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person?.family) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Link to={showPath('family-list', person.id)}>{translate('resources.people-list.familyPage')}</Link>
    </Box>
  );
}

function Records() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person) return null;
  const senders = new Map(person.records.map(({ _id, name }) => [_id, name]));
  const present = SUBJECT_ENTITIES.map((entity) => ({ entity, group: SUBJECT_GROUPS[entity] }));
  return present
    .filter(({ group }) => person[group].length > 0)
    .map(({ entity, group }) => (
      <Section key={group} id={group} title={translate(`resources.people-list.groups.${group}`)}>
        <Box component="ul" sx={PLAIN_LIST}>
          {person[group].map((record) => {
            const { resource, to, what } = recordSummary(entity, record, translate);
            const sender = senders.get(record._id);
            const isOther = sender !== person.name && !isSameName(sender, person.name);
            return (
              <Box component="li" key={record._id} sx={BORDERED_ITEM}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                  <Link to={to}>
                    {/* The text is clamped inside of the link, because a clamped element shows a third line in its padding. */}
                    <Box component="span" sx={{ ...clampedTo(2, 'xs'), overflowWrap: 'anywhere' }}>
                      {what}
                    </Box>
                  </Link>
                  <StatusChip
                    status={record.status}
                    label={translate(`resources.${resource}.statuses.${record.status}`)}
                  />
                </Box>
                {isOther && (
                  <strong>
                    {translate('resources.people-list.from', {
                      name: sender ?? translate('resources.people-list.nameless'),
                    })}
                  </strong>
                )}
                <Box sx={SECONDARY_TEXT}>{[record.reference, moment(record.createdAt)].filter(Boolean).join(', ')}</Box>
                {resource && <PrintedRecord group={group} record={record} resource={resource} />}
              </Box>
            );
          })}
        </Box>
      </Section>
    ));
}

function AllNotes() {
  const person = useRecordContext<Person>();
  const latest = person && latestOf(person);
  return latest && <Notes about={latest} recordIds={idsOf(person)} hint="notes.ofFamily" />;
}

function ToldPerson() {
  const person = useRecordContext<Person>();
  return person && <ToldSection told={person.told} none="resources.people-list.nothingTold" printed />;
}
