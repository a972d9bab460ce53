import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { AccountSection } from './parts';

/** The language of the app, stored on the device. */
export function LanguageSection() {
  const translate = useTranslate();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <AccountSection id="language" title={translate('account.language.title')}>
      <Typography sx={{ mb: 2 }}>{translate('account.language.text')}</Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby="language"
        value={locale}
        onChange={(_event, chosen: string | null) => chosen && setLocale(chosen)}
      >
        {locales.map(({ locale: one, name }) => (
          <ToggleButton key={one} value={one} lang={one} sx={{ minHeight: 44, px: 2.5, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AccountSection>
  );
}
