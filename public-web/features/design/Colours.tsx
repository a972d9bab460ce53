import type { DesignTexts } from '../../messages/design.server.js';
import { contrast } from './contrast.js';
import { PAIRS } from './pairs.js';
import { useTokens } from './useTokens.js';

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
