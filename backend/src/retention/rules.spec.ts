import { readFileSync } from 'node:fs';
import { inWords } from './period.js';
import { RULES } from './rules.js';

const NOTICE = readFileSync(new URL('../../../public-web/messages/en/reading.ts', import.meta.url), 'utf8');
const BOOKING = 'Bookings that were turned down or never answered: 6 months after the last change.';
const SENTENCES = 'Messages and course requests: 12 months.';
const OUTBOX = 'What we wrote to you: 6 months.';
const SPAM = 'A form that looks as if a program sent it is kept for up to 30 days until';
/** The sentence of the public notice for each rule. */
const PROMISES: readonly (readonly [name: string, kept: string, promise: string])[] = [
  ['bookings never answered', '6 months', BOOKING],
  ['bookings refused', '6 months', BOOKING],
  ['bookings approved', '2 years', 'Bookings that were approved: 2 years after the last session.'],
  ['course requests', '12 months', SENTENCES],
  ['messages', '12 months', SENTENCES],
  ['applications waiting', '12 months', 'Applications still waiting: 12 months.'],
  ['applications refused', '6 months', 'Unsuccessful applications: 6 months.'],
  ['proofs of consent', '6 years', 'Proof that you agreed, and requests about your rights: 6 years, without'],
  ['messages to people', '6 months', OUTBOX],
  ['requests to erase', '6 years', 'Proof that you agreed, and requests about your rights: 6 years, without'],
  ['requests about their data', '6 years', 'Proof that you agreed, and requests about your rights: 6 years, without'],
  ['suspected spam in bookings', '30 days', SPAM],
  ['suspected spam in course-requests', '30 days', SPAM],
  ['suspected spam in contacts', '30 days', SPAM],
  ['refused logins and requests', '90 days', 'Security record: 90 days.'],
  ['events of the audit', '2 years', 'Record of what staff did: 2 years.'],
  ['who has looked', '2 years', 'Record of what staff did: 2 years.'],
];
/** The notice says nothing about these. */
const OURS = [
  ['families without a request', '6 months'],
  ['time off of staff', '3 years'],
  ['messages about no record', '7 days'],
  ['former numbers and addresses in bookings', '7 days'],
  ['former numbers and addresses in course-requests', '7 days'],
  ['former numbers and addresses in contacts', '7 days'],
  ['CVs no record names', '24 hours'],
  ['pictures no record names', '24 hours'],
  ['greetings no record names', '24 hours'],
];

describe('the rules on how long data is kept', () => {
  it('are those of the public notice, and some of our own', () => {
    const kept = PROMISES.map(([name, period]) => [name, period]);
    expect(RULES.map(({ name, keep }) => [name, inWords(keep)])).toEqual([...kept, ...OURS]);
  });

  it.each(PROMISES)('keep what the notice says of %s', (_, __, promise) => {
    expect(NOTICE).toContain(promise);
  });
});
