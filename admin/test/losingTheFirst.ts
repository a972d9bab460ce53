/**
 * Loses the first answer to what is posted to an address; the requests after it are answered as before.
 * @returns the idempotency keys of all of them
 */
export function losingTheFirst(path: string): (string | null)[] {
  const server = globalThis.fetch;
  const keys: (string | null)[] = [];
  globalThis.fetch = (address, init) => {
    if (address !== path || init?.method !== 'POST') return server(address, init);
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : server(address, init);
  };
  return keys;
}
