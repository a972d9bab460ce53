import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { FailureNote } from '../../list/FailureNote';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import { useErrorMessage } from '../../providers/errors';
import type { Person } from './person';

/** Records that a person has withdrawn consent, which blocks changes to all their records, or reverts that. */
export function WithdrawButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorMessage = useErrorMessage();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState(false);
  const isWithdrawn = person?.consentWithdrawnAt !== undefined;
  const set = useMutation({
    mutationFn: () => call(`/people/${person?.id}/withdraw`, { method: isWithdrawn ? 'DELETE' : 'POST' }),
    onSuccess: () => {
      notify(`resources.families.${isWithdrawn ? 'agreed' : 'withdrawn'}`, { type: 'success' });
      refresh();
    },
  });
  return (
    <>
      <Button variant="outlined" aria-disabled={set.isPending} onClick={() => !set.isPending && setAsking(true)}>
        {translate(`resources.families.${isWithdrawn ? 'agree' : 'withdraw'}`)}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate(`resources.families.${isWithdrawn ? 'agreeTitle' : 'withdrawTitle'}`, { name })}
        content={`resources.families.${isWithdrawn ? 'agreeText' : 'withdrawText'}`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          set.mutate();
        }}
      />
      {set.error && (
        <FailureNote text={errorMessage('resources.families.withdrawFailed', set.error)} onClose={set.reset} />
      )}
    </>
  );
}
