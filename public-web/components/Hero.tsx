import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  picture: string;
  /** Empty where the picture says nothing that the words do not. */
  alt: string;
  children?: ReactNode;
}

/** How a page begins: what it is about, what one can do, and a drawing. */
export function Hero({ title, lead, picture, alt, children }: Props) {
  return (
    <div className="band-inner hero">
      <div className="stack">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className="picture">
        <img src={picture} alt={alt} width="560" height="400" />
      </div>
    </div>
  );
}
