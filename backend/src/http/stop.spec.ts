import { lastWords } from './stop.js';

describe('an error that nobody caught', () => {
  it('is logged without its message, however many lines that has', () => {
    const line = lastWords(new TypeError('cannot read this:\nAmma Perera\n0771234567'));
    expect(line).toMatch(/^TypeError that nobody caught; the product stops\.\n\s+at /);
    expect(line).not.toMatch(/cannot read|Perera|077/);
  });

  it('may be no error', () => {
    expect(lastWords('Amma Perera')).toBe('string that nobody caught; the product stops.\n');
  });
});
