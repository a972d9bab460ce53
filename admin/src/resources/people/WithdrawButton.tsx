import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useRecordName } from '../../ui/useRecordName';
import { httpClient } from '../../providers/http';
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
  const hasOwn = (act: Act) => linesOf(act).length > 0;
  const send = async (act: Act, records: readonly string[]) => {
    const { method, done } = ACTIONS[act];
    await httpClient(`/people/${person.id}/withdraw`, { method, body: JSON.stringify({ records }) });
    setAsking(undefined);
    notify(`resources.people-list.${done}`, { type: 'success' });
    refresh();
  };
  return (
    <>
      {(['withdraw', 'agree'] as const).filter(hasOwn).map((act) => (
        <Button key={act} variant="outlined" onClick={() => setAsking(act)}>
          {translate(`resources.people-list.${act}`)}
        </Button>
      ))}
      {asking && (
        <RecordsDialog
          title={translate(`resources.people-list.${asking}Title`, { name })}
          text={translate(`resources.people-list.${asking}Text`)}
          submit={`resources.people-list.${asking}Submit`}
          failed="resources.people-list.withdrawFailed"
          person={person}
          lines={linesOf(asking)}
          send={(records) => send(asking, records)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
