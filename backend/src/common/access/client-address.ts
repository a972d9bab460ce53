import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const IPV4_MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
/** The first four groups of 16 bits: an internet provider gives a household or a phone a whole /64. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * One name for one visitor: every spelling of an IPv6 address becomes its /64 network, and an IPv4 address that
 * travels as IPv6 (`::ffff:192.0.2.1`) becomes that IPv4 address. Limits and the audit know visitors by this name.
 */
export function canonicalAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  // The URL parser normalises IPv6: lower case, no leading zeros, the longest run of zeros left out.
  const spelt = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = IPV4_MAPPED.exec(spelt) ?? [];
  if (high !== undefined && low !== undefined) return ipv4Of(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [start = [], end = []] = spelt.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const SITE = /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})::\/64(?= |$)/;

/**
 * The /56 and the /48 around the /64 that a key begins with, with the rest of the key; none around an IPv4 address. A
 * household has 256 networks, a rented server often 65,536.
 */
export function widerNetworks(key: string): string[] {
  const [network = '', site = '', subnet = ''] = SITE.exec(key) ?? [];
  if (network === '') return [];
  const rest = key.slice(network.length);
  return [`${site}${(Number.parseInt(subnet, 16) & 0xff00).toString(16)}::/56${rest}`, `${site}:/48${rest}`];
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Where a request comes from; behind a trusted proxy, where the proxy says that it comes from. */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  return canonicalAddress(ip);
}

/** The canonical client address of a request. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<Request>()),
);
