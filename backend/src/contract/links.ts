/** Links that open a mail program or a telephone. Typed text is encoded, so that it cannot add headers or recipients. */

/**
 * One recipient: `?bcc=` or `&body=` inside an address are characters of it.
 * @param letter prefilled subject and body
 */
export function mailtoLink(address: string, letter?: { readonly subject: string; readonly body: string }): string {
  const fields = letter && `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${fields ?? ''}`;
}

/** A number as it is dialled: its digits, with the plus of a country in front. */
export function telephoneLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** @param text prefilled message, which WhatsApp shows before it is sent */
export function whatsappLink(phone: string, text?: string): string {
  const message = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${international(phone).slice(1)}${message}`;
}

/** The number with its country in front, so that it also works from abroad: without one it is a Sri Lankan number. */
export function international(phone: string): string {
  return dialled(phone).replace(/^00/, '+').replace(/^0/, '+94');
}

function dialled(phone: string): string {
  return phone.replace(/(?!^\+)\D/g, '');
}

/** Opens WhatsApp with this text and lets the user choose the recipient. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
