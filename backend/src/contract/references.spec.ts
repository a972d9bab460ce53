import { readReference, referenceOf } from './references.js';

describe('a reference', () => {
  it.each([
    ['OS-4K7M-9QX2', 'OS-4K7M-9QX2'],
    ['os-4k7m-9qx2', 'OS-4K7M-9QX2'],
    [' os 4k7m 9qx2 ', 'OS-4K7M-9QX2'],
    ['4K7M9QX2', 'OS-4K7M-9QX2'],
    ['0S4K7M9QX2', 'OS-4K7M-9QX2'],
    ['OS–4K7M–9QX2', 'OS-4K7M-9QX2'],
    ['OS-OIL0-0000', 'OS-0110-0000'],
  ])('typed as %j is %s', (typed, stored) => {
    expect(readReference(typed)).toBe(stored);
  });

  it.each(['', 'OS-4K7M-9QX', 'OS-4K7M-9QX22', 'OS-UUUU-UUUU', 'ඔඑස්', '5f8a3c0d9e'])('is not what %j says', (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });

  it('is written in two parts of four', () => {
    expect(referenceOf('4K7M9QX2')).toBe('OS-4K7M-9QX2');
  });
});
