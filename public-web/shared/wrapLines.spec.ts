import { wrapLines } from './wrapLines.js';

const letters = (text: string) => Array.from(text).length;

describe('lines that fit', () => {
  it.each([
    ['one two three', 8, ['one two', 'three']],
    ['one\ntwo', 8, ['one', 'two']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['a abcdefgh', 4, ['a', 'abcd', 'efgh']],
    ['ab bcd-efgh', 6, ['ab', 'bcd-', 'efgh']],
    ['ab-cd-ef', 6, ['ab-cd-', 'ef']],
    ['abcdefg-h', 4, ['abcd', 'efg-', 'h']],
    ['', 4, ['']],
    ['කිකිකි', 3, ['කි', 'කි', 'කි']],
    ['ශ්\u200dරීක', 5, ['ශ්\u200dරී', 'ක']],
  ])('of %j are no longer than %i', (text, width, lines) => {
    expect(wrapLines(text, width, letters)).toEqual(lines);
  });
});
