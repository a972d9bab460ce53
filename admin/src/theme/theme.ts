import type { RaThemeOptions } from 'react-admin';
import { components } from './components';
import { DARK, LIGHT, type Colours } from '#contract/colours';

const FONT = '"Atkinson Hyperlegible", "Noto Sans Sinhala", "Noto Sans Tamil", system-ui, sans-serif';

function theme(mode: 'light' | 'dark', t: Colours): RaThemeOptions {
  return {
    palette: {
      mode,
      background: { default: t.ground, paper: t.surface },
      text: { primary: t.ink, secondary: t.inkSoft },
      divider: t.hairline,
      primary: { main: t.primary, contrastText: t.onPrimary },
      secondary: { main: t.accent, contrastText: LIGHT.ink },
      error: { main: t.error, contrastText: t.onPrimary },
      success: { main: t.success, contrastText: t.onPrimary },
      warning: { main: t.warning, contrastText: t.onPrimary },
      info: { main: t.primary, contrastText: t.onPrimary },
    },
    typography: {
      fontFamily: FONT,
      fontSize: 15,
      fontWeightMedium: 700,
      h1: {
        fontSize: '1.75rem',
        fontWeight: 700,
        lineHeight: 1.2,
        color: t.primary,
        '@media (max-width: 599px)': { fontSize: '1.375rem' },
      },
      h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
      body1: { fontSize: '1rem' },
      body2: { fontSize: '0.9375rem' },
      button: { fontSize: '1rem', fontWeight: 700 },
    },
    shape: { borderRadius: 10 },
    spacing: 8,
    components: components(t),
  };
}

export const lightTheme = theme('light', LIGHT);
export const darkTheme = theme('dark', DARK);
