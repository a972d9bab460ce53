import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import type { Person } from './person';
import { useAction } from '../../form/useAction';

/** Records that a person has withdrawn consent, which blocks changes to all their records, or reverts that. */
export function WithdrawButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState(false);
  const isWithdrawn = person?.consentWithdrawnAt !== undefined;
  const { run, isPending, failureNote } = useAction(
    'resources.families.withdrawFailed',
    () => call(`/people/${person?.id}/withdraw`, { method: isWithdrawn ? 'DELETE' : 'POST' }),
    () => {
      notify(`resources.families.${isWithdrawn ? 'agreed' : 'withdrawn'}`, { type: 'success' });
      refresh();
    },
  );
  return (
    <>
      <Button variant="outlined" aria-disabled={isPending} onClick={() => !isPending && setAsking(true)}>
        {translate(`resources.families.${isWithdrawn ? 'agree' : 'withdraw'}`)}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate(`resources.families.${isWithdrawn ? 'agreeTitle' : 'withdrawTitle'}`, { name })}
        content={`resources.families.${isWithdrawn ? 'agreeText' : 'withdrawText'}`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          run();
        }}
      />
      {failureNote}
    </>
  );
}
