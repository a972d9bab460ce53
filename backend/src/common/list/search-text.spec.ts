import { BadRequestException } from '@nestjs/common';
import { readSearch, searchFor } from './search-text.js';

/** Whether a record with this text in its one field is found, as either store matches the patterns. */
function finds(typed: string, stored: string): boolean {
  const { $and = [] } = searchFor(readSearch(typed), ['field']) as {
    $and?: { $or: { field: { $regex: string; $options: string } }[] }[];
  };
  expect($and.length).toBeGreaterThan(0);
  return $and.every(({ $or }) =>
    $or.some(({ field: { $regex, $options } }) => new RegExp($regex, $options).test(stored)),
  );
}

describe('free text finds', () => {
  it.each([
    ['a part of a word, in any case', 'pERe', 'Nimal Perera'],
    ['words in any order', 'perera nimal', 'Nimal Perera'],
    ['words that stand apart', 'nimal 12', 'Nimal, 12 Church Road'],
    ['a number as it is kept', '0771234567', '0771234567'],
    ['a number with spaces', '077 123 4567', '0771234567'],
    ['a number with dashes', '077-1234567', '0771234567'],
    ['a number with its country', '+94 77 123 4567', '0771234567'],
    ['a number with its country, as WhatsApp shows it', '94771234567', '0771234567'],
    ['a number with two noughts', '0094 77 1234567', '0771234567'],
    ['the beginning of a number', '+94 77 12', '0771234567'],
    ['the end of a number', '4567', '0771234567'],
    ['a foreign number', '+974 5512 3456', '+97455123456'],
    ['a name and a number', 'Nimal 077 123 4567', 'Nimal 0771234567'],
    ['a number in brackets', '(077) 1234567', '0771234567'],
    ['a foreign number with the nought of its own country', '+44 (0)20 7946 0958', '+442079460958'],
    ['a foreign number as it is dialled in its country', '0412 345 678', '+61412345678'],
    ['a foreign number without its country', '412 345 678', '+61412345678'],
    ['the link of a number', 'tel:+94-77-123-4567;ext=5', '0771234567'],
    ['a link that opens WhatsApp', 'https://api.whatsapp.com/send?phone=%2B94771234567&text=Hi', '0771234567'],
    ['a number with its name before it', 'Tel. 077 123 4567', '0771234567'],
    ['a number with any signs between', '077_123_4567', '0771234567'],
    ['a number without its nought', '77 123 4567', '0771234567'],
    ['a house number as it was written', '1234 5678', 'Lot 1234 5678'],
    ['a reference', 'OS-7K3M-9QXZ', 'OS-7K3M-9QXZ'],
    ['a reference without dashes', 'os7k3m9qxz', 'OS-7K3M-9QXZ'],
    ['a reference as it is read out', 'OS 7K3M 9QXZ', 'OS-7K3M-9QXZ'],
    ['a reference with an O for a nought', 'OS-7K3M-9QO0', 'OS-7K3M-9Q00'],
    ['a part of a reference', '9qxz', 'OS-7K3M-9QXZ'],
    ['Sinhala with a joiner, typed without', 'ශ්රී', 'ශ්\u200Dරී ලංකා'],
    ['Sinhala without a joiner, typed with one', 'ශ්\u200Dරී', 'ශ්රී ලංකා'],
    ['Sinhala with the other joiner', 'ශ්\u200Cරී', 'ශ්\u200Dරී'],
    ['Tamil', 'செல்வி', 'தமிழ்ச்செல்வி'],
    ...[
      ['ஸ்ரீதரன்', 'ஶ்ரீதரன்'],
      ['கௌரி', 'கெளரி'],
    ].flatMap(([one = '', other = '']) => [
      ['Tamil that looks alike', one, other],
      ['the same typed the other way', other, one],
    ]),
    ...["'", '’', '‘', 'ʼ', '´', '＇', '`', '′'].flatMap((sign) => [
      [`a name with ${sign} by the plain one`, "d'souza", `Maria D${sign}Souza`],
      [`a name with the plain apostrophe by ${sign}`, `D${sign}Souza`, "Maria D'Souza"],
    ]),
    ['a name with the apostrophe of an iPhone by another', 'D´Souza', 'Maria D’Souza'],
    ...['-', '‐', '‑', '‒', '–', '—', '―', '−', '－'].flatMap((sign) => [
      [`a name with ${sign} by the plain one`, 'anne-marie', `Anne${sign}Marie Silva`],
      [`a name with the plain hyphen by ${sign}`, `Anne${sign}Marie`, 'Anne-Marie Silva'],
    ]),
    ['a name in full width', 'zoran', 'Ｚｏｒａｎ　Ｓｉｌｖａ'],
    ['a name by full width', 'ｚｏｒａｎ　Ｓｉｌｖａ', 'Zoran Silva'],
    ['a name in full width by itself', 'Ｚｏｒａｎ', 'Ｚｏｒａｎ'],
    ['a sign that is more than one letter by itself', '№', '№ 5'],
    ['an address by its sign in full width', 'name＠example.org', 'name@example.org'],
    ['an address with a hyphen', 'anne-marie@example.org', 'anne-marie@example.org'],
    ['a reference with its name before it', 'Reference: OS-7K3M-9QXZ', 'OS-7K3M-9QXZ'],
    ['a reference within a sentence', 'Your reference is OS‑7K3M‑9QXZ.', 'OS-7K3M-9QXZ'],
    ['a reference with its name in Sinhala', 'ඔබේ යොමු අංකය: os-7k3m-9qxz', 'OS-7K3M-9QXZ'],
    ['a reference with its name in Tamil', 'உங்கள் குறிப்பு இலக்கம் OS-7K3M-9QXZ', 'OS-7K3M-9QXZ'],
    ['signs of patterns as they are', 'a.b*(c)', 'xa.b*(c)y'],
    ['initials by those without a space', 'W.A.D.Nimali', 'W. A. D. Nimali Kumari'],
    ['initials by those with spaces', 'W. A. D. Nimali', 'W.A.D.Nimali Kumari'],
    ['initials without dots by those with them', 'w.a.d. nimali', 'W A D Nimali Kumari'],
    ['initials without dots or spaces by those with dots', 'WAD Nimali', 'W.A.D. Nimali Kumari'],
    ['initials without dots or spaces by those with spaces', 'wad nimali', 'W A D Nimali Kumari'],
    ['initials with dots by those without dots or spaces', 'W.A.D. Nimali', 'WAD Nimali Kumari'],
    ['initials and a name written together', 'ජී.ඒ.Nimali', 'ජී. ඒ. Nimali'],
    ['initials of Sinhala', 'එච්.එම්. චතුරිකා', 'එච්. එම්. චතුරිකා'],
  ])('%s', (_what, typed, stored) => {
    expect(finds(typed, stored)).toBe(true);
  });

  it.each([
    ['another word', 'nimal silva', 'Nimal Perera'],
    ['another number', '0771234568', '0771234567'],
    ['any sign for a dot', 'a.b', 'axb'],
    ['a part of an address elsewhere', 'a.silva@example.org', 'Mr a. Perera, silva@example.org'],
    ['a longer word for initials', 'nimal silva', 'N.I.M.A.L. Silva'],
    ['a space for an apostrophe', "d'souza", 'Maria D Souza'],
    ['a name without its hyphen', 'anne-marie', 'Annemarie Silva'],
    ['another reference', 'Reference: OS-7K3M-9QXZ', 'OS-7K3M-9QXY'],
    ['another letter of Sinhala', 'ශ්රි', 'ශ්\u200Dරී'],
  ])('not %s', (_what, typed, stored) => {
    expect(finds(typed, stored)).toBe(false);
  });

  it('everything where nothing was typed, joiners aside', () => {
    expect(searchFor(readSearch(' \u200D '), ['field'])).toEqual({});
    expect(searchFor(readSearch(undefined), ['field'])).toEqual({});
    expect(searchFor(readSearch('\u0000\u202E'), ['field'])).toEqual({});
  });

  it.each([[['a']], [{ $ne: null }], ['a'.repeat(101)]])('refuses %j', (typed) => {
    expect(() => readSearch(typed)).toThrow(BadRequestException);
  });
});
