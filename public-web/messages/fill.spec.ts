import { splitAtPlaceholders, fill, plural } from './fill.js';

describe('fill', () => {
  it('puts values at their names', () => {
    expect(fill('Step {step} of {total}', { step: 2, total: 5 })).toBe('Step 2 of 5');
  });

  it('refuses a text whose value is missing', () => {
    const unknown: string = 'Hello {name}';
    expect(() => fill(unknown, {})).toThrow('{name}');
  });

  it('leaves a gap where a visitor reads it, and reports it', () => {
    const unknown: string = 'Hello {name}!';
    const reported: string[] = [];
    const inBrowser = { window: {}, reportError: (error: Error) => reported.push(error.message) };
    Object.assign(globalThis, inBrowser);
    expect(fill(unknown, {})).toBe('Hello !');
    expect(reported).toEqual(['No value for {name} in "Hello {name}!".']);
    for (const name of Object.keys(inBrowser)) Reflect.deleteProperty(globalThis, name);
  });
});

describe('splitAtPlaceholders', () => {
  it('parts a text at its placeholders', () => {
    expect(splitAtPlaceholders('Call {phone} or {email}.')).toEqual(['Call ', 'phone', ' or ', 'email', '.']);
  });
});

describe('plural', () => {
  it.each([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['si', 0, 'one'],
    ['si', 1, 'one'],
    ['si', 2, 'other'],
    ['ta', 0, 'other'],
    ['ta', 1, 'one'],
  ])('%s counts %i as %s', (language, count, form) => {
    expect(plural(language, count, { one: 'one', other: 'other' })).toBe(form);
  });
});
