import { EmailLink, PhoneLink, WhatsAppLink } from './ContactLinks.js';
import { PROVIDER } from '../provider.js';
import { useTexts } from '../messages/useTexts.js';

/** Phones, WhatsApp and e-mail, in the same order wherever help is offered. */
export function Contacts() {
  const t = useTexts('site');
  return (
    <dl className="contacts">
      <dt>{t.phones}</dt>
      {PROVIDER.phones.map((phone) => (
        <dd key={phone}>
          <PhoneLink phone={phone} />
        </dd>
      ))}
      <dt>{t.whatsapp}</dt>
      <dd>
        <WhatsAppLink phone={PROVIDER.whatsapp} />
      </dd>
      <dt>{t.email}</dt>
      <dd>
        <EmailLink address={PROVIDER.email} />
      </dd>
    </dl>
  );
}
