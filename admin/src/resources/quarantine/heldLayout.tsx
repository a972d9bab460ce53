import { useRecordContext, useTranslate } from 'react-admin';
import { HELD_FIELDS } from '#contract/quarantine';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import type { Layout } from '../../list/columns';
import { Definitions } from '../../list/Definitions';
import { RowButtons } from '../../list/RowButtons';
import { useRecordName } from '../../list/useRecordName';
import { DeleteButton, type DeleteTexts } from '../../record/DeleteButton';
import { type HeldForm, nameFieldOf } from './held';
import { ReleaseButton } from './ReleaseButton';

const DELETE_TEXTS: DeleteTexts = {
  ask: 'resources.quarantine.deleteAsk',
  text: 'resources.quarantine.deleteText',
  failed: 'resources.quarantine.deleteFailed',
};

function Name() {
  return useRecordName();
}

function What() {
  const translate = useTranslate();
  const held = useRecordContext<HeldForm>();
  return held && translate(`resources.quarantine.kinds.${held.what}`);
}

/** What was written, whole: nobody can judge a part of it. */
function Written() {
  const held = useRecordContext<HeldForm>();
  if (!held) return null;
  const answered = Object.entries(HELD_FIELDS[held.what]).filter(([field]) => held[field] !== undefined);
  const items = answered
    .filter(([field]) => field !== nameFieldOf(held))
    .map(([source, rule]) => ({ source, cell: <RuleValue source={source} rule={rule} /> }));
  return <Definitions items={items} />;
}

export const heldLayout: Layout = {
  cards: true,
  headline: { source: 'name', cell: <Name /> },
  columns: [
    { source: 'what', cell: <What /> },
    { source: 'createdAt', cell: <ReceivedAt /> },
  ],
  body: <Written />,
  actions: {
    source: 'actions',
    cell: (
      <RowButtons>
        <ReleaseButton />
        <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
      </RowButtons>
    ),
  },
};
