import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** A failure told where it happened, until it is closed or tried again. */
export function FailureNote({ text, onClose }: { text: string; onClose?: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" onClose={onClose} closeText={translate('admin.actions.close')} sx={{ my: 1 }}>
      {text}
    </Alert>
  );
}
