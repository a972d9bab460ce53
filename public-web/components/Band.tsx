import type { ReactNode } from 'react';

interface Props {
  /** Names the section: its heading has this id. */
  id: string;
  title: string;
  lead?: string;
  ground?: 'mist';
  children: ReactNode;
}

/** A section as wide as the window, with its heading. */
export function Band({ id, title, lead, ground, children }: Props) {
  return (
    <section className={ground ? `band ${ground}` : 'band'} aria-labelledby={id}>
      <div className="band-inner">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
