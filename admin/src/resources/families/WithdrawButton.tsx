import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import type { Person } from './person';
import { RecordsDialog } from './RecordsDialog';

const ACTIONS = {
  withdraw: { method: 'POST', done: 'withdrawn' },
  agree: { method: 'DELETE', done: 'agreed' },
} as const;
type Act = keyof typeof ACTIONS;

/** Records that a person has withdrawn consent, which blocks changes to the ticked records, or reverts that. */
export function WithdrawButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState<Act>();
  if (!person) return null;
  const linesOf = (act: Act) =>
    person.records.filter(
      ({ suspectedSpam, consentWithdrawnAt }) =>
        !suspectedSpam && (consentWithdrawnAt !== undefined) === (act === 'agree'),
    );
  const hasOwn = (act: Act) => linesOf(act).some(({ as }) => as !== 'suggested');
  const send = async (act: Act, records: readonly string[]) => {
    const { method, done } = ACTIONS[act];
    await call(`/people/${person.id}/withdraw`, { method, body: JSON.stringify({ records }) });
    setAsking(undefined);
    notify(`resources.families.${done}`, { type: 'success' });
    refresh();
  };
  return (
    <>
      {(['withdraw', 'agree'] as const).filter(hasOwn).map((act) => (
        <Button key={act} variant="outlined" onClick={() => setAsking(act)}>
          {translate(`resources.families.${act}`)}
        </Button>
      ))}
      {asking && (
        <RecordsDialog
          title={translate(`resources.families.${asking}Title`, { name })}
          text={translate(`resources.families.${asking}Text`)}
          submit={`resources.families.${asking}Submit`}
          failed="resources.families.withdrawFailed"
          lines={linesOf(asking)}
          send={(records) => send(asking, records)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
