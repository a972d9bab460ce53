import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { moment } from '../fields/formats';

interface Withdrawable {
  id: string;
  consentWithdrawnAt?: string;
}

/** On the page about a record: the consent was withdrawn, so nothing can be decided or changed. */
export function WithdrawnNote() {
  const translate = useTranslate();
  const at = useRecordContext<Withdrawable>()?.consentWithdrawnAt;
  return (
    at !== undefined && (
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 1100 }}>
        {translate('admin.record.consentWithdrawn', { moment: moment(at) })}
      </Alert>
    )
  );
}
