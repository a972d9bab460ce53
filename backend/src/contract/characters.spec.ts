import fc from 'fast-check';
import { bare, plain, seen } from './characters.js';

describe('what people see of a text', () => {
  it.each([
    ['joiners within Sinhala', 'ශ්\u200Dරී ක්\u200Cෂ'],
    ['joiners within Tamil and Persian', 'க்\u200Cஷ می\u200Cخواهم'],
    ['emoji of several', '👩🏽\u200D🏫 👨\u200D👩\u200D👧'],
    ['lines and tabs', 'a\n\tb'],
  ])('keeps %s', (_, text) => {
    expect(seen(text)).toBe(text);
  });

  it.each([
    ['a joiner within Latin', 'Nim\u200Dal', 'Nimal'],
    ['joiners at the ends', '\u200Cශ්\u200Dරී\u200D', 'ශ්\u200Dරී'],
    ['a second joiner', 'ශ්\u200D\u200Dරී', 'ශ්\u200Dරී'],
    ['a joiner beside a mark that goes', 'ශ්\u200D\u200Eරී', 'ශ්\u200Dරී'],
    ['what stands for a picture, and what is no character', 'Ni\uFFFCm\uFFFEa\u{1FFFF}l', 'Nimal'],
    ['annotations, tags and a soft hyphen', 'Ni\uFFF9\u{E0061}\u00ADmal', 'Nimal'],
  ])('leaves out %s', (_, text, left) => {
    expect(seen(text)).toBe(left);
  });

  it('is the same when it is read again, in any spelling', () => {
    const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u200D', '\u0301', 'e')) });
    fc.assert(
      fc.property(text, fc.constantFrom(seen, bare, plain), (typed, read) => {
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
    expect(plain(typed)).toBe(read);
  });
});
