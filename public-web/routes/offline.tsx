import { PhoneLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { splitAtPlaceholders } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export const loader = textsOf('offline');
export const meta = headOf('offline');

/** The service worker answers with this page where it has none: without scripts, pictures or the address of its own. */
export default function Offline() {
  const t = useTexts('offline');
  return (
    <div className="page narrow stack">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.text}</p>
      <p>{t.answers}</p>
      <p>
        {/* The address that was asked for, whichever it is: this page stands there. */}
        <a href="?" className="button">
          {t.again}
        </a>
      </p>
      <p>
        {splitAtPlaceholders(t.call).map((part, place) =>
          place % 2 ? <PhoneLink key={part} phone={PROVIDER.phones[0]} /> : <span key={part}>{part}</span>,
        )}
      </p>
    </div>
  );
}
