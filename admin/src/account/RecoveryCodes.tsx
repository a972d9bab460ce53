import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { saveFile } from '../list/saveFile';
import { CopyButton } from '../outbox/CopyButton';

/** Shown this once: each signs in one time where the phone with the app is lost. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const text = codes.join('\n');
  return (
    <Box role="group" aria-label={translate('account.recovery.title')}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('account.recovery.text')}
      </Alert>
      <Box
        component="ol"
        sx={{ m: 0, mb: 2, pl: 4, columns: { sm: 2 }, fontFamily: 'monospace', fontSize: '1.125rem', lineHeight: 1.8 }}
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
