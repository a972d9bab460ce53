import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CODE_FIELDS, SECOND_FACTOR_REMOVAL_FIELDS } from '#contract/users';
import { FailureNote } from '../list/FailureNote';
import { call } from '../providers/call';
import { useErrorMessage } from '../providers/errors';
import { AccountForm } from './AccountForm';
import { AccountSection } from './AccountSection';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { setupIsDone } from './setup';

interface Started {
  secret: string;
  otpauthUrl: string;
}

/** Codes of an authenticator app beside the password: set up, its recovery codes shown once, and switched off. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isRemoving, setIsRemoving] = useState(false);
  const looked = (): Promise<void> => queries.invalidateQueries({ queryKey: ['account'] });

  const remove = async (values: Record<string, unknown>): Promise<void> => {
    await call('/user/me/second-factor', { method: 'DELETE', body: JSON.stringify(values) });
    setIsRemoving(false);
    await looked();
  };

  return (
    <AccountSection id="second-factor" title={translate('account.secondFactor.title')}>
      <Typography sx={{ mb: 2 }}>{translate(`account.secondFactor.${isOn || codes ? 'on' : 'off'}`)}</Typography>
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            setupIsDone();
          }}
        />
      )}
      {!isOn && !codes && (
        <SetUp
          onConfirmed={async (recoveryCodes) => {
            setCodes(recoveryCodes);
            await looked();
          }}
        />
      )}
      {isOn && !codes && !isRemoving && (
        <Button variant="outlined" onClick={() => setIsRemoving(true)}>
          {translate('account.secondFactor.switchOff')}
        </Button>
      )}
      {isOn && !codes && isRemoving && (
        <AccountForm
          resource="second-factor"
          rules={SECOND_FACTOR_REMOVAL_FIELDS}
          submit="account.secondFactor.switchOff"
          done="account.secondFactor.switchedOff"
          failed="account.secondFactor.switchOffFailed"
          send={remove}
        />
      )}
    </AccountSection>
  );
}

function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => Promise<void> }) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const start = useMutation({
    mutationFn: async () => (await call('/user/me/second-factor', { method: 'POST' })).json as Started,
  });
  const confirm = async (values: Record<string, unknown>): Promise<void> => {
    const answer = await call('/user/me/second-factor/confirm', { method: 'POST', body: JSON.stringify(values) });
    await onConfirmed((answer.json as { recoveryCodes: string[] }).recoveryCodes);
  };
  if (!start.data) {
    return (
      <>
        <Button variant="contained" aria-disabled={start.isPending} onClick={() => !start.isPending && start.mutate()}>
          {translate(start.isPending ? 'account.secondFactor.starting' : 'account.secondFactor.setUp')}
        </Button>
        {start.error && <FailureNote text={errorMessage('account.secondFactor.startFailed', start.error)} />}
      </>
    );
  }
  const { secret, otpauthUrl } = start.data;
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('account.secondFactor.scan')}</Typography>
      <QrCode text={otpauthUrl} label={translate('account.secondFactor.qr')} />
      <Typography sx={{ my: 2, overflowWrap: 'anywhere' }}>
        {translate('account.secondFactor.byHand')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Typography>
      <AccountForm
        resource="second-factor"
        rules={CODE_FIELDS}
        submit="account.secondFactor.confirm"
        done="account.secondFactor.confirmed"
        failed="account.secondFactor.confirmFailed"
        send={confirm}
      />
    </>
  );
}
