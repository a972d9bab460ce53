import type { Catalogue } from '../messages/catalogue.js';
import { useTexts } from '../messages/useTexts.js';
import { PageLink } from './PageLink.js';

interface Props {
  of: keyof Catalogue['notice']['lines'];
}

/** Beside every form that asks for personal details: who gets them, why, for how long, and where to read more. */
export function Notice({ of }: Props) {
  const t = useTexts('notice');
  return (
    <section className="card notice">
      <h2>{t.title}</h2>
      <ul className="ticks">
        {t.lines[of].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PageLink to="/privacy">{t.more}</PageLink>
    </section>
  );
}
