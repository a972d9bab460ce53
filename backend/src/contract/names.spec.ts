import { isSameName } from './names.js';

describe('two names', () => {
  it.each([
    ['in another case', 'NIMALA PERERA'],
    ['with other white space', ' Nimala\u00A0 Perera\n'],
    ['with marks nobody sees', 'Nimala\u200E\u2800 Pe\u00ADrera\u3164'],
    ['in full width', 'Ｎｉｍａｌａ　Ｐｅｒｅｒａ'],
    ['with what stands for a picture', '\uFFFCNimala Perera'],
  ])('agree %s', (_, other) => {
    expect(isSameName('Nimala Perera', other)).toBe(true);
  });

  it('agree with joiners and without', () => {
    expect(isSameName('ශ්\u200Dරී', 'ශ්රී')).toBe(true);
  });

  it.each([
    ['of other letters', 'Nimala Perera', 'Nimala Pereira'],
    ['of which one lacks a vowel sign', 'කමලා', 'කමල'],
    ['that nobody sees', '\u3164', '\u3164'],
    ['that are missing', undefined, undefined],
  ])('do not agree %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});
