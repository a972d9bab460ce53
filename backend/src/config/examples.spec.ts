import { exampleWarnings } from './examples.js';

const REAL = { production: true, PUBLIC_URL: 'https://onestep.lk', MAIL_FROM: 'One Step <hello@onestep.lk>' };

describe('an address that is still an example', () => {
  it('is warned of in production, by the name of its setting', () => {
    const examples = { ...REAL, PUBLIC_URL: 'https://onestep.example', MAIL_FROM: 'One Step <hello@onestep.example>' };
    expect(exampleWarnings(examples, 'Contact: mailto:hello@onestep.example\n')).toEqual([
      'Warning: PUBLIC_URL still names an address ending in .example. Put the real one there.',
      'Warning: MAIL_FROM still names an address ending in .example. Put the real one there.',
      'Warning: public-web/provider.ts still names an address ending in .example. Put the real one there.',
    ]);
    expect(exampleWarnings({ ...examples, production: false })).toEqual([]);
  });

  it('is warned of where PUBLIC_URL was not set', () => {
    expect(exampleWarnings({ ...REAL, PUBLIC_URL: 'http://localhost:3000' })).toEqual([
      'Warning: PUBLIC_URL names this machine only. Put the address there that people use.',
    ]);
  });

  it('is not seen in a real one', () => {
    const real = { ...REAL, PUBLIC_URL: 'https://www.example-school.lk' };
    expect(exampleWarnings(real, 'Contact: mailto:hello@onestep.lk\n', ['011 255 1234'])).toEqual([]);
  });

  it('is warned of as a phone number too', () => {
    expect(exampleWarnings(REAL, '', ['011 255 1234', '077 123 4567'])).toEqual([
      'Warning: backend/src/contract/provider.ts still holds an example of a phone number. Put the real one there.',
    ]);
  });
});
