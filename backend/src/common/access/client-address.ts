import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** An internet provider gives a household or a phone a whole /64: the first four groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * One name for one visitor: every spelling of an IPv6 address becomes its /64 network, and an IPv4 address that
 * travels as IPv6 (`::ffff:192.0.2.1`) becomes that IPv4 address. Limits and the audit know visitors by this name.
 */
export function canonicalAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
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

/** The address that a request comes from. Behind a trusted proxy it is the one that the proxy names. */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  return canonicalAddress(ip);
}

/** The canonical client address of a request. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<Request>()),
);
