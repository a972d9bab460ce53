import { Box, Button, Typography } from '@mui/material';
import {
  RecordContextProvider,
  ResourceContextProvider,
  Link,
  useGetOne,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FAMILY_FIELDS } from '#contract/families';
import { SUBJECT_GROUPS } from '#contract/subjects';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { useChoiceWord } from '../../fields/useChoiceWord';
import { ReadFailure } from '../../ui/ReadFailure';
import { Section } from '../../ui/Section';
import { Notes } from '../../notes/NotesSection';
import { PATHS } from '../../paths';
import { FamilySessions } from '../sessions/FamilySessions';
import { EditButton } from '../../ui/EditButton';
import { ShowPage } from '../../record/ShowPage';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { AccessRequestButtons } from '../people/AccessRequestButtons';
import { CorrectButton } from '../people/CorrectButton';
import { DataRequests, RecordDataRequestButton } from '../people/DataRequests';
import { EraseButton } from '../people/EraseButton';
import type { Person, RecordLine } from '../people/person';
import { ToldSection } from '../people/ToldSection';
import { WithdrawButton } from '../people/WithdrawButton';
import type { Family, SuggestedRecord } from './family';
import { FamilyRecords, Suggestions } from './FamilyRecords';
import { Merged, MergeButton } from './Merges';
import '../../messages/families';
import '../../messages/people';

const { name } = FAMILY_FIELDS;

/** The office's home for a family: who they are, what they asked for, what was told, and what the team wrote down. */
export const FamilyShow = () => (
  <ShowPage
    rules={{ name }}
    moreThanListed
    actions={
      <>
        <EditButton />
        <AddBookingButton />
        <MergeButton />
      </>
    }
  >
    <Contacts />
    <ChildrenOf />
    <FamilySessions />
    <FamilyRecords />
    <Suggestions />
    <Merged />
    <NotesOf />
    <ToldFamily />
    <Rights />
  </ShowPage>
);

/** To the form for callers, with the main contact filled in, and the child where there is only one. */
function AddBookingButton() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  if (!family) return null;
  const [child, another] = family.children;
  return (
    <Button component={RouterLink} to={addBookingTo(family, another ? undefined : child?._id)} variant="outlined">
      {translate('resources.family-list.addBooking')}
    </Button>
  );
}

const addBookingTo = ({ id }: Family, child?: string): string =>
  `${PATHS.addBooking}?${new URLSearchParams({ family: id, ...(child !== undefined && { child }) })}`;

function Contacts() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  return (
    <Section id="contacts" title={translate('resources.family-list.fields.contacts')}>
      <ResourceContextProvider value="family-list-contacts">
        <Box component="ul" sx={PLAIN_LIST}>
          {family?.contacts.map((contact, i) => (
            <ContactLine key={`${contact.name} ${i}`} contact={contact} />
          ))}
        </Box>
      </ResourceContextProvider>
    </Section>
  );
}

function ContactLine({ contact }: { contact: Family['contacts'][number] }) {
  const translate = useTranslate();
  const wordOf = useChoiceWord();
  const { name, phone, email, relation, language, main } = contact;
  const words = [
    main && translate('resources.family-list-contacts.fields.main'),
    relation && wordOf('relation', relation),
    wordOf('language', language),
  ];
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{name}</strong>
      <Box sx={SECONDARY_TEXT}>{words.filter(Boolean).join(', ')}</Box>
      {phone !== undefined && <PhoneLinks number={phone} whatsapp />}
      {email !== undefined && <EmailLink address={email} />}
    </Box>
  );
}

function ChildrenOf() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  return (
    <Section id="children" title={translate('resources.family-list.fields.children')}>
      {family?.children.length === 0 && (
        <Typography color="text.secondary">{translate('resources.family-list.noChildren')}</Typography>
      )}
      <Box component="ul" sx={PLAIN_LIST}>
        {family?.children.map(({ _id, name, bornYear }) => (
          <Box component="li" key={_id} sx={BORDERED_ITEM}>
            {name}
            {bornYear !== undefined && (
              <Box
                component="span"
                sx={SECONDARY_TEXT}
              >{` ${translate('resources.family-list.born', { year: bornYear })}`}</Box>
            )}
            {family.children.length > 1 && (
              <Box sx={{ displayPrint: 'none' }}>
                <Link to={addBookingTo(family, _id)}>{translate('resources.family-list.addBookingFor', { name })}</Link>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function NotesOf() {
  const family = useRecordContext<Family>();
  const [latest] = family?.records ?? [];
  if (!family || latest === undefined) return null;
  const about = { entity: latest.entity, recordId: latest.id };
  return <Notes about={about} recordIds={family.records.map(({ id }) => id)} hint="notes.ofFamily" />;
}

function ToldFamily() {
  const family = useRecordContext<Family>();
  return family && <ToldSection told={family.told} none="resources.family-list.nothingTold" />;
}

/** What the family may ask of us about its data: a copy, corrections, to stop, and to be forgotten. */
function Rights() {
  const translate = useTranslate();
  const family = useRecordContext<Family>();
  const id = family?.id ?? '';
  const {
    data: person,
    error,
    refetch,
  } = useGetOne<Person>('people-list', { id, meta: { whole: true } }, { enabled: id !== '' });
  if (!family || !(person ?? error)) return null;
  return (
    <Section id="rights" title={translate('resources.family-list.rights')} sx={{ displayPrint: 'none' }}>
      {person ? (
        <ResourceContextProvider value="people-list">
          <RecordContextProvider value={person}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 } }}>
              <RecordDataRequestButton />
              <CorrectButton />
              <AccessRequestButtons />
              <WithdrawButton />
              <EraseButton suggested={family.suggestions.map(lineOf)} />
            </Box>
            <DataRequests />
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        <ReadFailure failed="admin.record.failed" error={error} refetch={refetch} />
      )}
    </Section>
  );
}

const lineOf = ({ entity, id, ...rest }: SuggestedRecord): RecordLine => ({
  _id: id,
  group: SUBJECT_GROUPS[entity],
  ...rest,
});
