import { useRef, type ReactNode } from 'react';
import { PhoneLink } from './Contacts.js';
import { PROVIDER } from '../provider.js';

interface Texts {
  title: string;
  loading: string;
  failed: string;
  retry: string;
  empty: string;
  /** For a browser without JavaScript, which cannot fetch the list. */
  needsScript: string;
  /** Shown when the list cannot be fetched; a phone number follows. */
  call: string;
}

interface Props<Row> {
  id: string;
  texts: Texts;
  /** `undefined` while they are fetched, `null` when that failed. */
  rows: readonly Row[] | undefined | null;
  /** The count as text. */
  counted: (count: number) => string;
  retry: () => void;
  /** The filters. */
  filters?: ReactNode;
  children: (row: Row) => ReactNode;
}

const SHADOWS = [1, 2, 3];

/** A list fetched after hydration: its space is reserved, and each state is announced. */
export function FetchedList<Row>({ id, texts, rows, counted, retry, filters, children }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const call = (
    <>
      <span>{texts.call}</span> <PhoneLink phone={PROVIDER.phones[0]} />
    </>
  );
  return (
    <section className="fetched" aria-labelledby={id} aria-busy={rows === undefined}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <noscript>
        <p className="card">
          <span>{texts.needsScript}</span> {call}
        </p>
      </noscript>
      {filters}
      <p role="status" className={rows === null ? 'field-error' : 'soft'}>
        {stateOf(rows, texts, counted)}
      </p>
      {(rows === null || rows?.length === 0) && <p>{call}</p>}
      {rows === null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            // The button disappears, so the focus moves to the list's heading.
            heading.current?.focus();
            retry();
          }}
        >
          {texts.retry}
        </button>
      )}
      {rows === undefined && (
        <div className="cards" aria-hidden="true">
          {SHADOWS.map((place) => (
            <div key={place} className="card shade" />
          ))}
        </div>
      )}
      {rows && rows.length > 0 && <ul className="cards">{rows.map(children)}</ul>}
    </section>
  );
}

function stateOf(rows: readonly unknown[] | undefined | null, texts: Texts, counted: (count: number) => string) {
  if (rows === undefined) return texts.loading;
  if (rows === null) return texts.failed;
  return rows.length === 0 ? texts.empty : counted(rows.length);
}
