import { createHash } from 'node:crypto';
import en from './messages/en/index.js';
import si from './messages/si/index.js';
import ta from './messages/ta/index.js';
import { NOTICE_VERSION } from './notice.js';

/** The texts of each version, hashed. Another text is another version: it gets a line of its own, and the others stay. */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-21.2': 'a1dcda525de3adecf9b860d69d9bb89cb8724c6e7ad9d0f0f3f6a4b3f8942a4f',
  '2026-11-22': '30a3336c3235acb8e6e56ca8ce34accd8bdbe822035a91ff7101623d5340f88c',
};

it('the privacy notice, its short form and the sentence a parent agrees to have the version of their texts', () => {
  const texts = [en, si, ta].map(({ privacy, notice, booking }) => [privacy, notice, booking.guardian]);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(hash).toBe(VERSIONS[NOTICE_VERSION]);
  expect(Object.keys(VERSIONS).at(-1)).toBe(NOTICE_VERSION);
});
