import { Box } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { PARENT_FIELDS } from '#contract/bookings';
import { MESSAGE_FIELDS } from '#contract/messages';
import { LANGUAGES } from '#contract/languages';
import type { Rules } from '#contract/rule';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { ViewTabs } from '../../list/ViewTabs';
import type { OutgoingMessage } from '../../config/message';
import { pageOfMessage } from '../../config/recordPage';
import { MessageActions, MessageState, MessageText } from '../../decisions/MessageParts';
import { DetailsButton } from '../bookings/rowButtons';
import { OUTGOING_VIEWS, TO_TELL } from '../../config/outgoingViews';

const { recordId: _, ...told } = MESSAGE_FIELDS;
const EXPORTED: Rules = { ...told, phone: PARENT_FIELDS.parentPhone };

const FILTERS = [
  <ChoiceFilter key="entity" source="entity" values={SUBJECT_ENTITIES} alwaysOn />,
  <ChoiceFilter key="language" source="language" values={LANGUAGES} alwaysOn />,
  <ViewTabs key="view" source="view" views={OUTGOING_VIEWS} alwaysOn />,
];

/** Who gets it, and where. */
const personOf = ({ name, email, phone }: OutgoingMessage) =>
  [name, email, phone].filter(Boolean).map((line) => (
    <Box
      key={line}
      component="span"
      sx={{ display: 'block', overflowWrap: 'anywhere', '&:not(:first-of-type)': { fontWeight: 400 } }}
    >
      {line}
    </Box>
  ));

/** The subject, as a link to the record it is about. */
function About({ message }: { message: OutgoingMessage }) {
  const translate = useTranslate();
  return (
    <>
      <Link to={pageOfMessage(message)}>{translate(`messages.templates.${message.template}`)}</Link>
      {message.about.reference && (
        <Box component="span" sx={{ display: 'block' }}>
          {message.about.reference}
        </Box>
      )}
    </>
  );
}

function Actions() {
  const message = useRecordContext<OutgoingMessage>();
  return (
    message && (
      <MessageActions message={message} folded>
        <DetailsButton />
      </MessageActions>
    )
  );
}

function Details() {
  const message = useRecordContext<OutgoingMessage>();
  return (
    message && (
      <>
        <MessageText message={message} />
        <MessageActions message={message} />
      </>
    )
  );
}

/** Every message to a family, an applicant or a colleague. */
export const OutgoingList = () => (
  <List exporter={csv(EXPORTED)} filterDefaultValues={TO_TELL} filters={FILTERS}>
    <DataTable expand={<Details />}>
      <DataTable.Col<OutgoingMessage> source="name" width={190} render={personOf} />
      <DataTable.Col<OutgoingMessage>
        source="template"
        width={216}
        labelOnCards={false}
        render={(message) => <About message={message} />}
      />
      <DataTable.Col<OutgoingMessage>
        source="status"
        width={204}
        labelOnCards={false}
        render={(message) => <MessageState message={message} />}
      />
      <DataTable.Col source="createdAt" width={120}>
        <ReceivedAt />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={476}>
        <Actions />
      </DataTable.Col>
    </DataTable>
  </List>
);
