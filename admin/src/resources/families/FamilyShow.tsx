import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PERSON_FIELDS, PERSON_GROUPS } from '#contract/people';
import { moment } from '../../fields/formats';
import { Notes } from '../../notes/NotesSection';
import { recordPage } from '../../outbox/message';
import { MessageState, MessageText } from '../../outbox/MessageParts';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { StatusChip } from '../../status/StatusChip';
import { DataRequests, RecordDataRequestButton } from './DataRequests';
import { EraseButton } from './EraseButton';
import { PossibleMatches, Links } from './Links';
import { idsOf, latestOf, lineOf, type Person } from './person';
import { AccessRequestButtons } from './AccessRequestButtons';
import { PRINTED_ONLY, PrintedRecord } from './Printed';
import { WithdrawButton } from './WithdrawButton';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 1100 } as const;
const LINE = { pl: 2, borderLeft: 3, borderColor: 'secondary.main' } as const;
const CLAMPED = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Everything about one family, or one applicant. */
export const FamilyShow = () => (
  <ShowPage
    rules={PERSON_FIELDS}
    moreThanListed
    actions={
      <>
        <RecordDataRequestButton />
        <EditLink />
        <AccessRequestButtons />
        <WithdrawButton />
        <EraseButton />
      </>
    }
  >
    <Links />
    <DataRequests />
    <Records />
    <PossibleMatches />
    <AllNotes />
    <Told />
  </ShowPage>
);

function Records() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person) return null;
  return PERSON_GROUPS.filter((group) => person[group].length > 0).map((group) => (
    <section key={group} aria-labelledby={group}>
      <Typography id={group} variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate(`resources.families.groups.${group}`)}
      </Typography>
      <Box component="ul" sx={LIST}>
        {person[group].map((record) => {
          const { resource, to, what } = lineOf(group, record, translate);
          return (
            <Box component="li" key={record._id} sx={LINE}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <Link component={RouterLink} to={to}>
                  {/* Within the link: in its padding the next line would begin. */}
                  <Box component="span" sx={CLAMPED}>
                    {what}
                  </Box>
                </Link>
                <StatusChip
                  status={record.status}
                  label={translate(`resources.${resource}.statuses.${record.status}`)}
                />
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {[record.reference, moment(record.createdAt)].filter(Boolean).join(', ')}
              </Box>
              {resource && <PrintedRecord group={group} record={record} resource={resource} />}
            </Box>
          );
        })}
      </Box>
    </section>
  ));
}

function AllNotes() {
  const person = useRecordContext<Person>();
  const latest = person && latestOf(person);
  return latest && <Notes about={latest} recordIds={idsOf(person)} hint="notes.ofFamily" />;
}

function Told() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person) return null;
  return (
    <section aria-labelledby="told">
      <Typography id="told" variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate('resources.families.told')}
      </Typography>
      {person.told.length === 0 && (
        <Typography color="text.secondary">{translate('resources.families.nothingTold')}</Typography>
      )}
      <Box component="ol" sx={LIST}>
        {person.told.map(({ _id, ...rest }) => {
          const message = { id: _id, ...rest };
          return (
            <Box component="li" key={_id} sx={LINE}>
              <Link component={RouterLink} to={recordPage(message) ?? ''}>
                {translate(`outbox.templates.${message.template}`)}
              </Link>
              <MessageState message={message} />
              <Box sx={PRINTED_ONLY}>
                <MessageText message={message} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
