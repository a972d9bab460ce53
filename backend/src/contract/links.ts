/** Links that open a mail program or a telephone. What a visitor typed is encoded, so that it cannot add anything. */

/** A recipient and nothing else: `?bcc=` or `&body=` inside an address are characters of it. */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** A number as it is dialled: its digits, with the plus of a country in front. */
export function telephoneLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

export function whatsappLink(phone: string): string {
  return `https://wa.me/${international(phone).slice(1)}`;
}

/** The number with its country in front, so that it also works from abroad: without one it is a Sri Lankan number. */
export function international(phone: string): string {
  return dialled(phone).replace(/^00/, '+').replace(/^0/, '+94');
}

function dialled(phone: string): string {
  return phone.replace(/(?!^\+)\D/g, '');
}
