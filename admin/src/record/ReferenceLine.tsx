import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { clampedTo } from '../list/Clamped';

/**
 * The reference number, which a family gives on the phone.
 * @param fact shown before it; replaced by a note if the consent was withdrawn
 */
export function ReferenceLine({ fact }: { fact?: string }) {
  const translate = useTranslate();
  const { reference, consentWithdrawnAt } =
    useRecordContext<{ id: string; reference?: string; consentWithdrawnAt?: string }>() ?? {};
  const isWithdrawn = consentWithdrawnAt !== undefined;
  const before = isWithdrawn ? translate('admin.record.withdrawn') : fact;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: fact === undefined ? 'wrap' : 'nowrap' },
        columnGap: 0.75,
        fontWeight: 400,
        fontSize: '0.875rem',
      }}
    >
      {before !== undefined && (
        <Box
          component={isWithdrawn ? 'strong' : 'span'}
          title={before}
          sx={{ ...clampedTo(1), ...(!isWithdrawn && { color: 'text.secondary' }) }}
        >
          {before}
        </Box>
      )}
      {reference !== undefined && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {reference}
        </Box>
      )}
    </Box>
  );
}
