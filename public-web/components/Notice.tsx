import type { Catalogue } from '../messages/catalogue.js';
import { useTexts } from '../messages/useTexts.js';
import { PageLink } from './PageLink.js';

interface Props {
  of: keyof Catalogue['notice']['lines'];
  /** Collapsed to one line, on forms with several steps. */
  folded?: boolean;
}

/** Beside every form that asks for personal details: who gets them, why, for how long, and where to read more. */
export function Notice({ of, folded = false }: Props) {
  const t = useTexts('notice');
  const words = (
    <>
      <ul className="ticks">
        {t.lines[of].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PageLink to="/privacy">{t.more}</PageLink>
    </>
  );
  if (folded)
    return (
      <details className="card notice">
        <summary>{t.title}</summary>
        {words}
      </details>
    );
  return (
    <section className="card notice">
      <h2>{t.title}</h2>
      {words}
    </section>
  );
}
