import lost from '../art/lost.svg?url';
import { PhoneLink } from '../components/Contacts.js';
import { PageLink } from '../components/PageLink.js';
import { headOf } from '../components/head.js';
import { splitAtPlaceholders } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export const loader = textsOf('notFound');
export const meta = headOf('notFound');

export default NotFound;

export function NotFound() {
  const t = useTexts('notFound');
  const phone = PROVIDER.phones[0];
  return (
    <div className="page narrow centred">
      <img src={lost} alt="" width="360" height="200" />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <PageLink to="/" className="button">
          {t.home}
        </PageLink>
      </p>
      <p>
        {splitAtPlaceholders(t.call).map((part, place) =>
          place % 2 ? <PhoneLink key={part} phone={phone} /> : <span key={part}>{part}</span>,
        )}
      </p>
    </div>
  );
}
