import { headScript, deferBelowTheFold } from './headScript.js';

const ORIGIN = 'https://onestep.example';

/** The address that the script redirects a visitor to, if any. */
function sentTo(address: string, { kept, browser = 'en-GB' }: { kept?: string; browser?: string } = {}) {
  return visit(address, browser, kept ? { language: kept } : {}).target;
}

function visit(address: string, browser: string, stored: Record<string, string>, given: Record<string, string> = {}) {
  const store = new Map(Object.entries(stored));
  const dataset = { ...given };
  let target: string | undefined;
  const replace = (to: string | URL) => (target = new URL(to, ORIGIN + address).href);
  Object.assign(globalThis, {
    location: Object.assign(new URL(ORIGIN + address), { replace }),
    localStorage: {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
    },
    document: { documentElement: { dataset, style: {} } },
    addEventListener: () => undefined,
  });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: [browser] } });
  headScript(['en', 'si', 'ta']);
  return { target, dataset };
}

it('makes room for the line with the account, but not where no script ever draws it', () => {
  const dataOf = (given: Record<string, string>) => visit('/my-hours', 'en-GB', { token: 'a' }, given).dataset;
  expect(dataOf({})).toEqual({ signedIn: '' });
  expect(dataOf({ fallback: '' })).toEqual({ fallback: '' });
});

describe('a first visit', () => {
  it.each([
    ['/si/signup?lang=en', '/signup'],
    ['/si?lang=en', '/'],
    ['/si/?lang=ta', '/ta'],
    ['/signup?a=1&lang=ta#step-2', '/ta/signup?a=1#step-2'],
    ['/?lang=si', '/si'],
  ])('to %s goes to %s', (address, target) => {
    expect(sentTo(address)).toBe(ORIGIN + target);
  });

  it('goes to the language of the browser, and stays where it is the same', () => {
    expect(sentTo('/signup', { browser: 'ta-LK' })).toBe(`${ORIGIN}/ta/signup`);
    expect(sentTo('/signup', { browser: 'de-DE' })).toBeUndefined();
    expect(sentTo('/signup')).toBeUndefined();
    expect(sentTo('/signup', { browser: 'ta-LK', kept: 'en' })).toBeUndefined();
  });

  it.each([
    '/si//evil.example/x?lang=en',
    '/si///evil.example?lang=en',
    '/si/%5Cevil.example?lang=en',
    '/si/\\evil.example?lang=en',
    '/si/%2F%2Fevil.example?lang=en',
    '//evil.example/x?lang=si',
    '/ta//user@evil.example:443/?lang=en',
  ])('to %s stays on this site', (address) => {
    const target = sentTo(address);
    expect(target).toBeDefined();
    expect(new URL(target ?? '').origin).toBe(ORIGIN);
    expect(new URL(target ?? '').pathname).not.toMatch(/^\/\//);
  });
});

describe('laying out what is seen', () => {
  function opened(type: string) {
    const dataset: Record<string, string> = {};
    let load = (): void => undefined;
    Object.assign(globalThis, {
      document: { documentElement: { dataset } },
      addEventListener: (event: string, listener: () => void) => event === 'load' && (load = listener),
    });
    Object.defineProperty(globalThis, 'performance', {
      configurable: true,
      value: { getEntriesByType: () => [{ type }] },
    });
    deferBelowTheFold();
    return { dataset, load: () => load() };
  }

  it('is for a page that is opened, until it is loaded', () => {
    const { dataset, load } = opened('navigate');
    expect(dataset).toEqual({ loading: '' });
    load();
    expect(dataset).toEqual({});
  });

  it.each(['reload', 'back_forward'])('is not for a page that is there again by %s', (type) => {
    expect(opened(type).dataset).toEqual({});
  });
});
