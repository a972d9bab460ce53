import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { DeleteAnswers } from '../../form/Form.js';
import type { FormState } from '../../form/useForm.js';
import { useTitle } from '../../components/useTitle.js';
import { PageLink } from '../../components/PageLink.js';
import { useArrival } from '../../components/Done.js';
import { cut } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { EmailLink, PhoneLink } from '../../components/Contacts.js';
import { PROVIDER } from '../../provider.js';
import { forgetDetails, hasKeptDetails } from './KeptDetails.js';

export function Receipt({ kind, form }: { kind: BookingKind; form: FormState }) {
  const { sent, kinds } = useTexts('booking');
  const heading = useArrival({ preventScroll: true });
  const [kept] = useState(hasKeptDetails);
  useTitle('', [sent.title, kinds[kind].title]);
  return (
    <div className="receipt">
      <h1 ref={heading} tabIndex={-1} id="sent">
        {sent.title}
      </h1>
      <div className="stack">
        <p>{sent.reference}</p>
        <p className="reference">{loadReceipt(kind)}</p>
        <p className="soft">{sent.keep}</p>
      </div>
      <section className="stack" aria-labelledby="what-next">
        <h2 id="what-next">{sent.nextTitle}</h2>
        <ol className="stones">
          {sent.next.map((line) => (
            <li key={line}>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="stack" aria-labelledby="reach">
        <h2 id="reach">{sent.reachTitle}</h2>
        <p>
          {cut(sent.reach).map((part) => (
            <Fragment key={part}>{REACH[part] ?? part}</Fragment>
          ))}
        </p>
      </section>
      <div className="buttons">
        <button type="button" className="button" onClick={() => window.print()}>
          {sent.print}
        </button>
        <Link to={{ hash: '' }} className="button quiet">
          {sent.another}
        </Link>
        <PageLink to="/" className="button quiet">
          {sent.home}
        </PageLink>
      </div>
      {kept && <DeleteAnswers form={form} text={sent.kept} onDeleted={forgetDetails} />}
    </div>
  );
}

const REACH: Readonly<Record<string, React.ReactNode>> = {
  phone: <PhoneLink phone={PROVIDER.phones[0]} />,
  email: <EmailLink address={PROVIDER.email} />,
};

const NAME = 'onestep.receipt.';

/** What stays for the receipt's own page: the reference number, nothing of the child. */
export function loadReceipt(kind: BookingKind): string | undefined {
  try {
    return window.sessionStorage.getItem(NAME + kind) ?? undefined;
  } catch {
    return memory.get(kind);
  }
}

export function saveReceipt(kind: BookingKind, bookingId: string): void {
  memory.set(kind, bookingId);
  try {
    window.sessionStorage.setItem(NAME + kind, bookingId);
  } catch {
    // A private window keeps it until the page is left.
  }
}

const memory = new Map<BookingKind, string>();
