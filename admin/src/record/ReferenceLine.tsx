import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';

/** What a family says on the phone when it asks for its request. */
export function ReferenceLine() {
  const translate = useTranslate();
  const { reference, consentWithdrawnAt } =
    useRecordContext<{ id: string; reference?: string; consentWithdrawnAt?: string }>() ?? {};
  return (
    reference !== undefined && (
      <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
        {reference}
        {consentWithdrawnAt !== undefined && (
          <Box component="strong" sx={{ display: 'block', whiteSpace: 'normal' }}>
            {translate('admin.record.withdrawn')}
          </Box>
        )}
      </Box>
    )
  );
}
