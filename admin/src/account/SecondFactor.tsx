import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { CODE_FIELDS, SECOND_FACTOR_REMOVAL_FIELDS } from '#contract/users';
import { qrPath } from '../../../public-web/shared/qrPath';
import { saveFile } from '../../../public-web/shared/saveFile';
import { CopyButton } from '../ui/CopyButton';
import { httpClient } from '../providers/http';
import { RECOVERY_CODES, setUnsaved } from '../providers/unsaved';
import { AccountForm, AccountSection } from './parts';
import { useUnsaved } from '../hooks/useUnsaved';
import { endSetup } from '../providers/session';
import { useAction } from '../form/useAction';

interface Started {
  secret: string;
  otpauthUrl: string;
}

/** Codes of an authenticator app beside the password: set up, its recovery codes shown once, and switched off. */
export function SecondFactor({ isOn, codesLeft }: { isOn: boolean; codesLeft: number | undefined }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isRemoving, setIsRemoving] = useState(false);
  const looked = (): Promise<void> => queries.invalidateQueries({ queryKey: ['account'] });

  const remove = async (values: Record<string, unknown>): Promise<void> => {
    await httpClient('/user/me/second-factor', { method: 'DELETE', body: JSON.stringify(values) });
    setIsRemoving(false);
    await looked();
  };

  return (
    <AccountSection id="second-factor" title={translate('account.secondFactor.title')}>
      <Typography sx={{ mb: 2 }}>{translate(`account.secondFactor.${isOn || codes ? 'on' : 'off'}`)}</Typography>
      {codes && (
        <RecoveryCodes
          codes={codes}
          isOn={isOn}
          onKept={() => {
            setUnsaved(RECOVERY_CODES, false);
            setCodes(undefined);
            const page = endSetup();
            if (page !== undefined) void navigate(page, { replace: true });
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
      {isOn && !codes && (
        <Typography sx={{ mb: 2 }}>{translate('account.recovery.left', { count: codesLeft })}</Typography>
      )}
      {isOn && !codes && !isRemoving && (
        <Button variant="outlined" onClick={() => setIsRemoving(true)}>
          {translate('account.secondFactor.switchOff')}
        </Button>
      )}
      {isOn && !codes && isRemoving && (
        <AccountForm
          resource="second-factor-removal"
          rules={SECOND_FACTOR_REMOVAL_FIELDS}
          submit="account.secondFactor.switchOff"
          done="account.secondFactor.switchedOff"
          failed="account.secondFactor.switchOffFailed"
          send={remove}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </AccountSection>
  );
}

function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => Promise<void> }) {
  const translate = useTranslate();
  const start = useAction(
    'account.secondFactor.startFailed',
    async () => (await httpClient('/user/me/second-factor', { method: 'POST' })).json as Started,
  );
  const confirm = async (values: Record<string, unknown>): Promise<void> => {
    const answer = await httpClient('/user/me/second-factor/confirm', { method: 'POST', body: JSON.stringify(values) });
    await onConfirmed((answer.json as { recoveryCodes: string[] }).recoveryCodes);
  };
  if (!start.data) {
    return (
      <>
        <Button variant="contained" aria-disabled={start.isPending} onClick={() => start.run()}>
          {translate(start.isPending ? 'account.secondFactor.starting' : 'account.secondFactor.setUp')}
        </Button>
        {start.failureNote}
      </>
    );
  }
  const { secret, otpauthUrl } = start.data;
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('account.secondFactor.scan')}</Typography>
      <QrCode text={otpauthUrl} label={translate('account.secondFactor.qr')} />
      {/* A phone cannot scan its own screen. */}
      <Link href={otpauthUrl} sx={{ display: { md: 'none' }, mt: 2 }}>
        {translate('account.secondFactor.openApp')}
      </Link>
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

/** A QR code, dark on light in every theme: cameras read it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', height: 'auto', display: 'block', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </Box>
  );
}

/** Shown only once: each code signs in a single time, if the phone with the app is lost. */
function RecoveryCodes({ codes, isOn, onKept }: { codes: readonly string[]; isOn: boolean; onKept: () => void }) {
  const translate = useTranslate();
  const text = codes.join('\n');
  const group = useRef<HTMLDivElement>(null);
  // Once the account is known to have it, the rest of the page comes in above, and would push the codes out of sight.
  useEffect(() => group.current?.focus(), [isOn]);
  useUnsaved(RECOVERY_CODES, true);
  return (
    <Box ref={group} role="group" tabIndex={-1} aria-label={translate('account.recovery.title')}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('account.recovery.text')}
      </Alert>
      <Box
        component="ol"
        sx={{ m: 0, mb: 2, pl: 6, columns: { sm: 2 }, fontFamily: 'monospace', fontSize: '1.125rem', lineHeight: 1.8 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label={translate('account.recovery.copy')} about="" text={text} />
        <Button
          onClick={() => saveFile('one-step-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {translate('account.recovery.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {translate('account.recovery.kept')}
        </Button>
      </Box>
    </Box>
  );
}
