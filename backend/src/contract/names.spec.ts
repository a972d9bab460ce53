import { isSameName } from './names.js';

describe('two names', () => {
  it.each([
    ['in another case', 'NIMALA PERERA'],
    ['with other white space', ' Nimala\u00A0 Perera\n'],
    ['with marks nobody sees', 'Nimala\u200E\u2800 Pe\u00ADrera\u3164'],
    ['in full width', 'Ｎｉｍａｌａ　Ｐｅｒｅｒａ'],
    ['with a dot at its end', 'Nimala Perera.'],
    ['with what stands for a picture', '\uFFFCNimala Perera'],
  ])('agree %s', (_, other) => {
    expect(isSameName('Nimala Perera', other)).toBe(true);
  });

  it.each(['’', '‘', 'ʼ', '´', '＇', '`', '′'])('agree with %s for an apostrophe', (sign) => {
    expect(isSameName("Maria D'Souza", `Maria D${sign}Souza`)).toBe(true);
  });

  it.each(['‐', '‑', '–', '—', '−', '－'])('agree with %s for a hyphen', (sign) => {
    expect(isSameName('Anne-Marie', `Anne${sign}Marie`)).toBe(true);
  });

  it('agree with joiners and without', () => {
    expect(isSameName('ශ්\u200Dරී', 'ශ්රී')).toBe(true);
  });

  it.each([
    ['W. A. D. Nimali', 'W.A.D.Nimali'],
    ['W. A. D. Nimali', 'W A D Nimali'],
    ['එච්. එම්. චතුරිකා', 'එච්.එම්.චතුරිකා'],
    ['Mohd. Rifkan', 'Mohd Rifkan'],
  ])('agree with initials however they are written: %s, %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['ஸ்ரீதரன்', 'ஶ்ரீதரன்'],
    ['கௌரி', 'கெளரி'],
  ])('agree where Tamil has two ways to type what looks alike: %s, %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['of other initials', 'W. A. Nimali', 'W. M. Nimali'],
    ['of nothing but dots', '...', '...'],
    ['of other letters', 'Nimala Perera', 'Nimala Pereira'],
    ['of which one has an apostrophe', 'Maria DSouza', 'Maria D’Souza'],
    ['of which one lacks a vowel sign', 'කමලා', 'කමල'],
    ['that nobody sees', '\u3164', '\u3164'],
    ['that are missing', undefined, undefined],
  ])('do not agree %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});
