import { createHmac } from 'node:crypto';
import { SECRET } from './product.js';

type Part = Readonly<Record<string, unknown>>;

interface Signing {
  readonly header?: Part;
  readonly key?: string;
  readonly hash?: 'sha256' | 'sha384' | 'sha512';
}

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with any payload, signed with the product's own key unless another is given. */
export function signed(payload: Part, { header = {}, key = SECRET, hash = 'sha256' }: Signing = {}): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT', ...header })}.${encoded(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

export function payloadOf(token: string): Part {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Part;
}

const HOUR = 60 * 60;

/** Every way a token can be bad, made from a good one of the same account. */
export function badTokens(good: string): readonly (readonly [string, string])[] {
  const payload = payloadOf(good);
  const { exp: _, ...endless } = payload;
  const { iat: __, ...undated } = payload;
  const { sub: ___, ...nobodys } = payload;
  const { sid: ____, ...sessionless } = payload;
  const [header = '', , signature = ''] = good.split('.');
  const now = Math.floor(Date.now() / 1000);
  const last = signature.startsWith('A') ? 'B' : 'A';
  return [
    ['garbage', 'not a token'],
    ['empty', ''],
    ['two dots', '..'],
    ['expired', signed({ ...payload, iat: now - 2 * HOUR, exp: now - HOUR })],
    ['expired this second', signed({ ...payload, iat: now - HOUR, exp: now })],
    ['without exp', signed(endless)],
    ['with exp as text', signed({ ...payload, exp: String(now + HOUR) })],
    [
      'for a hundred years, made long ago',
      signed({ ...payload, iat: now - 100 * 24 * HOUR, exp: now + 876_000 * HOUR }),
    ],
    ['without iat', signed(undated)],
    ['not valid yet', signed({ ...payload, nbf: now + HOUR })],
    ['of nobody', signed(nobodys)],
    ['of an unknown account', signed({ ...payload, sub: 'f'.repeat(24) })],
    ['of an object', signed({ ...payload, sub: { $ne: null } })],
    ['of no session', signed(sessionless)],
    ['of another session', signed({ ...payload, sid: 'A'.repeat(22) })],
    ['of every session', signed({ ...payload, sid: { $ne: null } })],
    ['of what is in every record', signed({ ...payload, sid: '__proto__' })],
    ['with alg none', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`],
    ['with alg None', `${encoded({ alg: 'None' })}.${encoded(payload)}.`],
    ['with alg none and a signature', `${encoded({ alg: 'none' })}.${encoded(payload)}.${signature}`],
    ['signed HS512 with the same key', signed(payload, { header: { alg: 'HS512' }, hash: 'sha512' })],
    ['signed HS384 with the same key', signed(payload, { header: { alg: 'HS384' }, hash: 'sha384' })],
    ['that says RS256', signed(payload, { header: { alg: 'RS256' } })],
    ['with a key from its header', signed(payload, { header: { jwk: { kty: 'oct', k: 'YQ' } }, key: 'a' })],
    ['with an empty key', signed(payload, { header: { kid: '../../dev/null' }, key: '' })],
    ['signed with another key', signed(payload, { key: `${SECRET}.` })],
    ['with another payload', `${header}.${encoded({ ...payload, role: 'Admin' })} .${signature}`],
    ['with a changed payload', `${header}.${encoded({ ...payload, role: 'Admin', x: 1 })}.${signature}`],
    ['with one letter of its signature changed', `${header}.${encoded(payload)}.${last}${signature.slice(1)}`],
    ['without its signature', `${header}.${encoded(payload)}.`],
  ];
}
