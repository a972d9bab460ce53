import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { AccountSection } from './parts';

/** Outlives the page, which is drawn anew in another language. */
let pressed: string | undefined;

/** The language of the app, stored on the device. */
export function LanguageSection() {
  const translate = useTranslate();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed !== undefined) current.current?.focus();
    pressed = undefined;
  }, []);
  const choose = (chosen: string | null): void => {
    if (chosen === null) return;
    pressed = chosen;
    setLocale(chosen);
  };
  return (
    <AccountSection id="language" title={translate('account.language.title')}>
      <Typography sx={{ mb: 2 }}>{translate('account.language.text')}</Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby="language"
        value={locale}
        onChange={(_event, chosen: string | null) => choose(chosen)}
      >
        {locales.map(({ locale: one, name }) => (
          <ToggleButton
            key={one}
            ref={one === locale ? current : undefined}
            value={one}
            lang={one}
            sx={{ minHeight: 44, px: 2.5, textTransform: 'none' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AccountSection>
  );
}
