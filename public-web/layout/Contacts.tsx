import { PROVIDER, telephoneLink, whatsappLink } from '../provider.js';
import { useTexts } from '../messages/useTexts.js';

/** Phones, WhatsApp and e-mail, in the same order wherever help is offered. */
export function Contacts() {
  const t = useTexts('site');
  return (
    <dl className="contacts">
      <dt>{t.phones}</dt>
      {PROVIDER.phones.map((phone) => (
        <dd key={phone}>
          <a href={telephoneLink(phone)}>{phone}</a>
        </dd>
      ))}
      <dt>{t.whatsapp}</dt>
      <dd>
        <a href={whatsappLink(PROVIDER.whatsapp)}>{PROVIDER.whatsapp}</a>
      </dd>
      <dt>{t.email}</dt>
      <dd>
        <a href={`mailto:${PROVIDER.email}`}>{PROVIDER.email}</a>
      </dd>
    </dl>
  );
}
