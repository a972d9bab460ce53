import { Contacts } from '../../components/Contacts.js';
import { Notice } from '../../components/Notice.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';

/** Beside every booking form: who reads it, and a person to talk to instead. */
export function BookingHelp() {
  const t = useTexts('booking');
  return (
    <aside className="help" aria-label={t.helpTitle}>
      <Notice of="booking" />
      <section className="card">
        <h2>{t.helpTitle}</h2>
        <p>{t.helpText}</p>
        <Contacts />
        <PageLink to="/contact">{t.moreHelp}</PageLink>
      </section>
    </aside>
  );
}
