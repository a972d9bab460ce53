import { useSyncExternalStore } from 'react';
import { useTexts } from '../messages/useTexts.js';
import { chooseTheme, currentTheme, THEMES, watchTheme } from './choices.js';

/** Light, dark, or what the device does: three radio buttons drawn as one switch. */
export function ThemeChoice() {
  const t = useTexts('site');
  const current = useSyncExternalStore(watchTheme, currentTheme, () => 'system');
  return (
    <fieldset className="theme">
      <legend>{t.theme}</legend>
      <div>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
            <span>{t.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
