import { PageLink } from './PageLink.js';

interface Props {
  id: string;
  title: string;
  text: string;
  to: string;
  link: string;
}

/** How a page ends: one thing to do next. */
export function Invitation({ id, title, text, to, link }: Props) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="band-inner">
        <div className="join">
          <div className="stack">
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
          </div>
          <PageLink to={to} className="button">
            {link}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
