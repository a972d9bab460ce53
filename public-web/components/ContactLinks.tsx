import { international, mailtoLink, telephoneLink, whatsappLink } from '#contract/links';

/** A number one can tap to call, from abroad too. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telephoneLink(international(phone))}>{phone}</a>;
}

export function WhatsAppLink({ phone }: { phone: string }) {
  return <a href={whatsappLink(phone)}>{phone}</a>;
}

export function EmailLink({ address }: { address: string }) {
  return <a href={mailtoLink(address)}>{address}</a>;
}
