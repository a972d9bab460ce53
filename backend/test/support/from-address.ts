import type { Product } from './product.js';
import { type RawAnswer, sendRaw } from './raw.js';

/** Posts JSON from one of this machine's own addresses (127.0.0.0/8), as another visitor would from theirs. */
export function postFrom(
  { url }: Pick<Product, 'url'>,
  from: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const text = JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)), ...headers };
  return sendRaw(url, { method: 'POST', path, headers: all, body: text, from });
}
