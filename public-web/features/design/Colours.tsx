import { useSyncExternalStore } from 'react';
import type { DesignTexts } from '../../messages/design.server.js';
import { contrast } from './contrast.js';

/** What stands on what, and the contrast it needs: 7 for text that is read, 4.5 for other text, 3 for shapes. */
const PAIRS = [
  ...(['ground', 'surface', 'mist', 'sun', 'lilac', 'rose'] as const).map((ground) => ({
    on: ground,
    of: 'ink',
    least: 7,
  })),
  ...(['ground', 'surface', 'mist'] as const).map((ground) => ({ on: ground, of: 'ink-soft', least: 4.5 })),
  ...(['ground', 'surface', 'mist', 'sun'] as const).map((ground) => ({ on: ground, of: 'primary', least: 4.5 })),
  { on: 'primary', of: 'on-primary', least: 7 },
  { on: 'surface', of: 'error', least: 7 },
  { on: 'error-ground', of: 'error', least: 4.5 },
  { on: 'surface', of: 'success', least: 7 },
  { on: 'surface', of: 'line', least: 3 },
  { on: 'ground', of: 'line', least: 3 },
] as const;

const TOKENS = [...new Set(PAIRS.flatMap(({ on, of }) => [on, of]))];

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
function useTokens(): ReadonlyMap<string, string> {
  const found = useSyncExternalStore(watch, values, () => '');
  const list = found.split(' ');
  return new Map(found === '' ? [] : TOKENS.map((token, place) => [token, list[place] ?? '']));
}

/** Every pair of colours that carries text or a border, shown as it is and measured. */
export function Colours({ words: t }: { words: DesignTexts['colours'] }) {
  const tokens = useTokens();
  const measured = (one: string, other: string) => {
    const [a, b] = [tokens.get(one), tokens.get(other)];
    return a && b ? contrast(a, b).toFixed(1) : t.unknown;
  };
  return (
    <table className="contrasts">
      <thead>
        <tr>
          <th scope="col">{t.pair}</th>
          <th scope="col">{t.needed}</th>
          <th scope="col">{t.measured}</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ on, of, least }) => (
          <tr key={on + of}>
            <th scope="row">
              <span className={`swatch on-${on} of-${of}`}>
                {of} / {on}
              </span>
            </th>
            <td>{least}</td>
            <td>{measured(of, on)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
