import { pseudo, pseudoCatalogue, pseudoErrors } from './pseudo.js';

const PLAIN = /[a-z]*[aeiou][a-z]+|[a-z]+[aeiou]/i;

describe('a pseudo text', () => {
  it.each(['Step {step} of {total}', 'Your booking has been sent', 'We answer on weekdays from 8 in the morning.'])(
    'keeps the placeholders of "%s", is longer and has no English word left',
    (text) => {
      const made = pseudo(text);
      expect(made.match(/\{\w+\}/g)).toEqual(text.match(/\{\w+\}/g));
      expect(made.length).toBeGreaterThanOrEqual(text.length * 1.4);
      expect(made.replace(/\{\w+\}/g, '')).not.toMatch(PLAIN);
    },
  );

  it('leaves what has no letters alone', () => {
    expect(pseudo('200+')).toBe('200+');
  });

  it('is made of every text of a catalogue, and of the names of errors', () => {
    expect(pseudoCatalogue({ a: ['up'], b: null, c: { one: '1' } })).toEqual({
      a: ['[!! úúp !!]'],
      b: null,
      c: { one: '1' },
    });
    expect(pseudoErrors({ long: 'දිග {label} {max}' })['long']).toMatch(/ng \{label\} \{max\}/);
  });
});
