import { securityText } from './security-text.js';

const CONTACT = 'Contact: https://onestep.example.lk/contact\n';

describe('security.txt', () => {
  it.each([
    ['2026-11-25T00:00:00.000Z', '2027-05-24T00:00:00Z'],
    ['2026-11-25T23:59:59.999Z', '2027-05-24T00:00:00Z'],
    ['2026-11-26T00:00:00.000Z', '2027-05-25T00:00:00Z'],
    ['2027-12-31T12:00:00.000Z', '2028-06-28T00:00:00Z'],
  ])('read at %s, is good until %s: half a year, to the day', (now, until) => {
    expect(securityText(CONTACT, new Date(now))).toBe(`${CONTACT}Expires: ${until}\n`);
  });
});
