import { isGuessable } from './guessable-password.js';

const NIMAL = ['Nimal K. Perera', 'amma.nimal@example.org'];

describe('a password', () => {
  it.each([
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'iloveyou1',
    'administrator',
    'OneStep2025',
    'one step 2025!',
    'onestep123',
    'nimal1987',
    'NimalPerera',
    'perera-nimal-99',
    'nimal.k.perera',
    'amma.nimal@example.org',
    'Amma.Nimal',
    'OneStepNimal1',
    // The list leaves out what a program tries before any list.
    '00000000',
    '19871987',
    '123456123456',
    '87654321',
  ])('is easy to guess as %j', async (password) => {
    expect(await isGuessable(password, NIMAL)).toBe(true);
  });

  it.each([
    'one step at a time',
    'nimal counts seven goats',
    '83749261',
    'pppppppp',
    '👣👣👣👣👣👣👣👣',
    'අම්මා සහ තාත්තා',
  ])('is not easy to guess as %j', async (password) => {
    expect(await isGuessable(password, NIMAL)).toBe(false);
  });

  it('is compared in one form, whatever the keyboard sends', async () => {
    expect(await isGuessable('rene\u0301-1987', ['Ren\u00e9'])).toBe(true);
    expect(await isGuessable('නිමල්2025', ['නිමල් පෙරේරා'])).toBe(true);
  });

  it('is checked fast, however long the names of its owner', async () => {
    const names = Array.from({ length: 40 }, (_, n) => 'a'.repeat(n + 3)).join(' ');
    expect(await isGuessable(`${'a'.repeat(127)}b`, [names])).toBe(false);
  });
});
