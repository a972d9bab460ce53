import Typography from '@mui/material/Typography';
import { FunctionField, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import {
  SUSPECTED_SPAM_FIELDS,
  SUSPECTED_SPAM_KIND,
  SUSPECTED_SPAM_KINDS,
  type SuspectedSpamKind,
} from '#contract/quarantine';
import type { Rules } from '#contract/rule';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkBar } from '../../list/BulkBar';
import { Column } from '../../list/Column';
import { Definitions } from '../../list/Definitions';
import { ChoiceFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { useRecordName } from '../../list/useRecordName';
import { DeleteButton } from '../../record/DeleteButton';
import { ReleaseAll } from './ReleaseAll';
import { ReleaseButton } from './ReleaseButton';

/** A quarantined form; the other fields are those of its type. */
interface SuspectedSpamForm extends RaRecord<string> {
  what: SuspectedSpamKind;
}

/** The fields of all forms. */
const EXPORTED: Rules = Object.assign({ what: SUSPECTED_SPAM_KIND }, ...Object.values(SUSPECTED_SPAM_FIELDS)) as Rules;

const FILTERS = [<ChoiceFilter key="what" source="what" values={SUSPECTED_SPAM_KINDS} alwaysOn />];

/** A booking is named after its child, the other forms after the sender. */
function Name() {
  return useRecordName();
}

/** The complete content, so that it can be judged. */
function Written() {
  const held = useRecordContext<SuspectedSpamForm>();
  if (!held) return null;
  const name = held['childName'] === undefined ? 'name' : 'childName';
  const answered = Object.entries(SUSPECTED_SPAM_FIELDS[held.what]).filter(
    ([field]) => field !== name && held[field] !== undefined,
  );
  return (
    <Definitions
      items={answered.map(([source, rule]) => ({ source, value: <RuleValue source={source} rule={rule} /> }))}
    />
  );
}

/** /held-back */
export function SuspectedSpamList() {
  const translate = useTranslate();
  return (
    <ListPage
      cards
      exported={EXPORTED}
      filters={FILTERS}
      nav={<Typography sx={{ maxWidth: 720 }}>{translate('resources.held-back.why')}</Typography>}
      perPage={10}
      bulk={<BulkBar canDelete more={(records, words) => <ReleaseAll records={records} words={words} />} />}
    >
      <Column source="name" headline disableSort>
        <Name />
      </Column>
      <Column source="what" disableSort>
        <FunctionField<SuspectedSpamForm>
          variant="inherit"
          render={({ what }) => translate(`resources.held-back.choices.what.${what}`)}
        />
      </Column>
      <Column source="createdAt">
        <ReceivedAt />
      </Column>
      <Column source="actions" actions>
        <Written />
        <RowButtons>
          <ReleaseButton />
          <DeleteButton />
        </RowButtons>
      </Column>
    </ListPage>
  );
}
