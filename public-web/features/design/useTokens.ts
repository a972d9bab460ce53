import { useSyncExternalStore } from 'react';
import { TOKENS } from './pairs.js';

/** Tells when the theme may have changed: by the system, or by a choice kept on the root element. */
function watch(changed: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const root = new MutationObserver(changed);
  dark.addEventListener('change', changed);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    dark.removeEventListener('change', changed);
    root.disconnect();
  };
}

function values(): string {
  const style = getComputedStyle(document.documentElement);
  return TOKENS.map((token) => style.getPropertyValue(`--${token}`).trim()).join(' ');
}

/** The colours as the browser sees them now; nothing while the page is prerendered. */
export function useTokens(): ReadonlyMap<string, string> {
  const found = useSyncExternalStore(watch, values, () => '');
  const list = found.split(' ');
  return new Map(found === '' ? [] : TOKENS.map((token, place) => [token, list[place] ?? '']));
}
