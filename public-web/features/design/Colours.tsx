import { DARK, LIGHT } from '#contract/colours';
import type { DesignTexts } from '../../messages/design.server.js';
import { contrast, PAIRS } from './contrast.js';

const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every pair of colours that carries text or a border, shown as it is and measured. */
export function Colours({ words: t }: { words: DesignTexts['colours'] }) {
  return (
    <table className="contrasts">
      <thead>
        <tr>
          <th scope="col">{t.pair}</th>
          <th scope="col">{t.needed}</th>
          <th scope="col">{t.light}</th>
          <th scope="col">{t.dark}</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ on, of, least }) => (
          <tr key={on + of}>
            <th scope="row">
              <span className={`swatch on-${property(on)} of-${property(of)}`}>{`${of} / ${on}`}</span>
            </th>
            <td>{least}</td>
            {[LIGHT, DARK].map((theme) => (
              <td key={theme.ground}>{contrast(theme[of], theme[on]).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
