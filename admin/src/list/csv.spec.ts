import fc from '../../../backend/test/support/seeded-fast-check';
import { toCsv } from './csv';

const lines = (text: string): string[] => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);

describe('a CSV text', () => {
  it('begins with a byte order mark, has each cell in quotes and ends each row', () => {
    expect(toCsv([['Name', 'නිමල්']])).toBe('\uFEFF"Name","නිමල්"\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+94771234567', "'+94771234567"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\u200e =1+1', "'\u200e =1+1"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['x;=1+1', "x;'=1+1"],
    ['Kamal; =HYPERLINK(1)', "Kamal;' =HYPERLINK(1)"],
    ['a|@b', "a|'@b"],
    ['a\t+1;-2', "a\t'+1;'-2"],
    ['needs\n=1+1', "needs\n'=1+1"],
    ['needs\r\n\n =1+1', "needs\r\n\n' =1+1"],
    ['a;\t=1+1', "a;\t'=1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['a;"=1+1', `a;'""=1+1`],
  ])('makes %j text', (value, text) => {
    expect(lines(toCsv([[value]])).join('\r\n')).toBe(`"${text}"`);
  });

  it.each(['a-b', 'a = b', 'half past 3; 4', 'me@example.org', '1 | 2'])('leaves %j alone', (value) => {
    expect(lines(toCsv([[value]]))).toEqual([`"${value}"`]);
  });

  it('keeps what would break a row in its cell', () => {
    expect(lines(toCsv([['a,b', 'say "yes"', 'one\ntwo']]))).toEqual(['"a,b","say ""yes""","one\ntwo"']);
  });

  it('starts no cell with a formula, whatever is in it and whatever separates cells', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom(...';|\t\r\n "=+-@\u200e'.split('')),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = toCsv([[parts.join(''), 'x']]);
        return !/(?:^\uFEFF|[;|\t\r\n])["\p{Zs}\p{Cf}]*[=+\-@]/u.test(text);
      }),
    );
  });
});
