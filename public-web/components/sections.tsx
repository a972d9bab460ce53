import type { ReactNode } from 'react';
import { useTexts } from '../messages/useTexts.js';
import { PageLink } from './PageLink.js';

interface HeroProps {
  title: string;
  lead: string;
  picture: string;
  /** Empty for a decorative picture. */
  alt: string;
  children?: ReactNode;
}

/** The hero of a page: heading, text, actions and an illustration. */
export function Hero({ title, lead, picture, alt, children }: HeroProps) {
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

interface BandProps {
  /** The id of the section's heading. */
  id: string;
  title: string;
  lead?: string;
  ground?: 'mist';
  children: ReactNode;
}

/** A full-width section with its heading. */
export function Band({ id, title, lead, ground, children }: BandProps) {
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

interface BulletListProps {
  lines: readonly string[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** A list with small stones as bullets. */
export function BulletList({ lines, wide = false }: BulletListProps) {
  return (
    <ul className={wide ? 'ticks two' : 'ticks'}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface NumberedStepsProps {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** `across` and `four`: three or four beside each other where there is room; `goals`: five. */
  way?: 'across' | 'four' | 'goals';
}

/** Numbered steps, drawn as stones of a path. */
export function NumberedSteps({ steps, way = 'across' }: NumberedStepsProps) {
  return (
    <ol className={`stones ${way}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface FaqProps {
  items: readonly { readonly question: string; readonly answer: string }[];
  ground?: 'mist';
}

/** Questions as native `<details>`, which need no JavaScript. */
export function Faq({ items, ground }: FaqProps) {
  const { faqTitle } = useTexts('service');
  return (
    <Band id="faq" title={faqTitle} ground={ground}>
      <div className="faq">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}

interface CallToActionProps {
  id: string;
  title: string;
  text: string;
  to: string;
  link: string;
}

/** The end of a page: a call to action. */
export function CallToAction({ id, title, text, to, link }: CallToActionProps) {
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

interface Article {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
}

interface ArticlesProps<Name extends string> {
  parts: Readonly<Record<Name, Article>>;
  /** Extra content of some sections, a telephone number for example. */
  extras?: Partial<Record<Name, ReactNode>>;
}

/** Sections of a text page: heading, text and a list. */
export function Articles<Name extends string>({ parts, extras = {} }: ArticlesProps<Name>) {
  return (Object.keys(parts) as Name[]).map((name) => {
    const { title, text, lines } = parts[name];
    return (
      <section key={name} className="stack" aria-labelledby={name}>
        <h2 id={name}>{title}</h2>
        <p>{text}</p>
        {lines.length > 0 && <BulletList lines={lines} />}
        {extras[name]}
      </section>
    );
  });
}
