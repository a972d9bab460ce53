import fc from '../../test/support/seeded-fast-check.js';
import { canonicalText, plainText, cleanText } from './characters.js';

describe('what people see of a text', () => {
  it.each([
    ['joiners within Sinhala', 'ශ්\u200Dරී ක්\u200Cෂ'],
    ['joiners within Tamil and Persian', 'க்\u200Cஷ می\u200Cخواهم'],
    ['emoji of several', '👩🏽\u200D🏫 👨\u200D👩\u200D👧'],
    ['lines and tabs', 'a\n\tb'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['a joiner within Latin', 'Nim\u200Dal', 'Nimal'],
    ['joiners at the ends', '\u200Cශ්\u200Dරී\u200D', 'ශ්\u200Dරී'],
    ['a second joiner', 'ශ්\u200D\u200Dරී', 'ශ්\u200Dරී'],
    ['a joiner beside a mark that goes', 'ශ්\u200D\u200Eරී', 'ශ්\u200Dරී'],
    ['what stands for a picture, and what is no character', 'Ni\uFFFCm\uFFFEa\u{1FFFF}l', 'Nimal'],
    ['annotations, tags and a soft hyphen', 'Ni\uFFF9\u{E0061}\u00ADmal', 'Nimal'],
  ])('leaves out %s', (_, text, left) => {
    expect(cleanText(text)).toBe(left);
  });

  it('leaves out every format control that shows nothing', () => {
    // These show a sign of their own, over the digits or letters behind them.
    const shown = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;
    const controls = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Cf}/u.test(character) && !shown.test(character));
    expect(controls.length).toBeGreaterThan(150);
    expect(controls.filter((control) => cleanText(control) !== '')).toEqual([]);
  });

  it('is the same when it is read again, in any spelling', () => {
    const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u200D', '\u0301', 'e')) });
    fc.assert(
      fc.property(text, fc.constantFrom(cleanText, canonicalText, plainText), (typed, read) => {
        expect(read(read(typed))).toBe(read(typed));
      }),
    );
  });
});

describe('what has one spelling', () => {
  it.each([
    ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
    ['෦෧෨෩෪෫෬෭෮෯', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟎𝟗𝟘𝟡', '0909'],
    ['‐‑‒–—―−－', '--------'],
    ['ශ්\u200Dරී', 'ශ්රී'],
  ])('reads %s as %s', (typed, read) => {
    expect(plainText(typed)).toBe(read);
  });
});
