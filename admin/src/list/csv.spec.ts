import fc from 'fast-check';
import { toCsv } from './csv';

const lines = (text: string): string[] => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);

describe('a CSV text', () => {
  it('begins with a byte order mark and ends each row', () => {
    expect(toCsv([['Name', 'නිමල්']])).toBe('\uFEFFName,නිමල්\r\n');
  });

  it.each(['=1+1', '+94771234567', '-5', '@SUM(A1)', '\tx', '\rx'])('makes %j text', (value) => {
    expect(lines(toCsv([[value]])).join('\r\n')).toMatch(/^"?'/);
  });

  it('quotes what would break a row', () => {
    expect(lines(toCsv([['a,b', 'say "yes"', 'one\ntwo']]))).toEqual(['"a,b","say ""yes""","one\ntwo"']);
  });

  it('starts no cell with a formula, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => !/^\uFEFF"?[=+\-@\t\r]/.test(toCsv([[value, 'x']]))),
    );
  });
});
