import { readFileSync } from 'node:fs';
import { inWords } from './period.js';
import { RULES } from './rules.js';

const NOTICE = readFileSync(new URL('../../../public-web/messages/en/legal.ts', import.meta.url), 'utf8');
const SUSPECTED = 'A form that looks as if a program sent it is kept for up to {}, until';
/** What the public notice says of each rule. */
const PROMISES: Readonly<Record<string, string>> = {
  'bookings refused or never answered': 'Booking that was refused or never answered: {} after the last change.',
  'bookings approved': 'Booking that was approved: {} after the last session.',
  'proofs of consent': 'Proof that you agreed, and requests about your rights: {}, without',
  'applications refused': 'Application that was refused: {}.',
  'applications waiting': 'Application that waits: {}.',
  messages: 'Messages and course requests: {}.',
  'course requests': 'Messages and course requests: {}.',
  'bookings suspected of being spam': SUSPECTED,
  'course requests suspected of being spam': SUSPECTED,
  'messages suspected of being spam': SUSPECTED,
  'lines of the audit': 'Record of what staff did: {}.',
};
const promised = RULES.filter(({ source }) => source === 'notice');

describe('the rules on how long data is kept', () => {
  it.each(promised)('are those of the public notice: $name', ({ name, keep }) => {
    expect(NOTICE).toContain(PROMISES[name]?.replace('{}', inWords(keep)));
  });

  it('hold each promise, under a name of its own', () => {
    expect(promised.map(({ name }) => name).sort()).toEqual(Object.keys(PROMISES).sort());
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  });
});
