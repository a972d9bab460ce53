import type { Language } from '#contract/languages';

/** A visitor's stored choices. `headScript.ts` reads the same two keys before the first paint. */
function keep(name: 'theme' | 'language', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

export function keepLanguage(language: Language): void {
  keep('language', language);
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const watchers = new Set<() => void>();

export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Read from the document, where `headScript.ts` has put the stored choice. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  style.colorScheme = theme === 'system' ? 'light dark' : theme;
  keep('theme', theme === 'system' ? null : theme);
  for (const watcher of watchers) watcher();
}
