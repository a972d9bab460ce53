import type { ComponentProps, ReactNode } from 'react';
import { international, mailtoLink, telephoneLink, whatsappLink } from '#contract/links';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

interface PhoneLinkProps extends ComponentProps<'a'> {
  phone: string;
}

/** A phone number as a `tel:` link in international form. */
export function PhoneLink({ phone, children = phone, ...rest }: PhoneLinkProps) {
  return (
    <a href={telephoneLink(international(phone))} {...rest}>
      {children}
    </a>
  );
}

interface WhatsAppLinkProps {
  phone: string;
  /** Prefilled text of the message. */
  text?: string;
  /** Accessible name before the number, if the page also has a link to call it: the two need different names. */
  name?: string;
  className?: string;
  children?: ReactNode;
}

export function WhatsAppLink({ phone, text, name, className, children = phone }: WhatsAppLinkProps) {
  return (
    <a href={whatsappLink(phone, text)} className={className} aria-label={name && `${name} ${phone}`}>
      {children}
    </a>
  );
}

/** @param narrow allows a line break before the "@" */
export function EmailLink({ address, narrow = false }: { address: string; narrow?: boolean }) {
  const [name, host] = address.split('@');
  return (
    <a href={mailtoLink(address)}>
      {narrow ? (
        <>
          <span>{name}</span>
          <wbr />
          <span>{`@${host}`}</span>
        </>
      ) : (
        address
      )}
    </a>
  );
}

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
        <WhatsAppLink phone={PROVIDER.whatsapp} name={t.whatsapp} />
      </dd>
      <dt>{t.email}</dt>
      <dd>
        <EmailLink address={PROVIDER.email} narrow />
      </dd>
    </dl>
  );
}

export function Address() {
  const language = useLanguage();
  return (
    <address>
      {PROVIDER.address[language].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
