import { domainToASCII } from 'node:url';

/** Domains that ignore dots in the name of a mailbox. */
const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * One name for one mailbox, whatever the spelling of its address: most providers deliver `name+anything@` to `name@`, and
 * Google also `n.a.m.e@`; a domain may be written in capitals, in its own script or with a dot at the end.
 */
export function mailboxOf(email: string): string {
  const spelt = email.normalize('NFKC').toLowerCase();
  const at = spelt.lastIndexOf('@');
  const domain = spelt.slice(at + 1).replace(/\.+$/, '');
  const host = domainToASCII(domain) || domain;
  const [name = ''] = spelt.slice(0, at).split('+');
  return DOTLESS.includes(host) ? `${name.replaceAll('.', '')}@${DOTLESS[0]}` : `${name}@${host}`;
}
