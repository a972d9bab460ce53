import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LIGHT } from '#contract/colours';
import { PROVIDER_NAME, PROVIDER_PHONES } from '#contract/provider';

export function PrintButton() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      {translate('admin.actions.print')}
    </Button>
  );
}

/** Printed only; on the screen the top bar has the name. */
export function Letterhead() {
  return (
    <Box sx={{ display: 'none', displayPrint: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <svg viewBox="0 0 48 40" width="36" height="30" aria-hidden="true">
        <ellipse cx="10" cy="32" rx="9.5" ry="6" fill={LIGHT.primary} />
        <ellipse cx="24" cy="22" rx="9.5" ry="6" fill={LIGHT.accent} />
        <ellipse cx="38" cy="11" rx="9.5" ry="6.5" fill={LIGHT.line} />
      </svg>
      <strong>{PROVIDER_NAME}</strong>
      <span>{PROVIDER_PHONES.join(' · ')}</span>
    </Box>
  );
}
