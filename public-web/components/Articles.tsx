import type { ReactNode } from 'react';
import { Ticks } from './Ticks.js';

interface Article {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
}

interface Props<Name extends string> {
  parts: Readonly<Record<Name, Article>>;
  /** What some parts show besides words, a telephone number for example. */
  extras?: Partial<Record<Name, ReactNode>>;
}

/** A page that is mostly read: headings, a sentence or two, and points. */
export function Articles<Name extends string>({ parts, extras = {} }: Props<Name>) {
  return (Object.keys(parts) as Name[]).map((name) => {
    const { title, text, lines } = parts[name];
    return (
      <section key={name} className="stack" aria-labelledby={name}>
        <h2 id={name}>{title}</h2>
        <p>{text}</p>
        {lines.length > 0 && <Ticks lines={lines} />}
        {extras[name]}
      </section>
    );
  });
}
