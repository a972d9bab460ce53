import { store } from './store';

describe('the language of somebody who has chosen none in the admin', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['si', 'si'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('signed in with %s: %s', (language, expected) => {
    if (language) localStorage.setItem('language', language);
    expect(store.getItem('locale', 'en')).toBe(expected);
  });

  it('gives way to the choice made here', () => {
    localStorage.setItem('language', 'si');
    store.setItem('locale', 'ta');
    expect(store.getItem('locale', 'en')).toBe('ta');
  });
});
