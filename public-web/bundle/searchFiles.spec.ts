import { SITE_ADDRESS } from '#contract/pages';
import { PROVIDER } from '../provider.js';
import { securityContacts } from './searchFiles.js';

describe('whom to tell of a weakness', () => {
  it('is the provider, by mail and on the site', () => {
    const lines = securityContacts().split('\n');
    expect(lines).toContain(`Contact: mailto:${PROVIDER.email}`);
    expect(lines).toContain(`Contact: ${SITE_ADDRESS}/contact`);
    expect(lines).toContain(`Canonical: ${SITE_ADDRESS}/.well-known/security.txt`);
  });

  it('is said without a date, which the server adds when it is asked', () => {
    expect(securityContacts()).not.toMatch(/Expires/);
    expect(securityContacts()).toMatch(/^(\S+: \S[^\n]*\n)+$/);
  });
});
