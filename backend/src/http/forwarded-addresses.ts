import type { RequestHandler } from 'express';

/** Some proxies write an address like this: `192.0.2.7:50123`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** A visitor is known by their address: with the port of each connection they would be another one every time. */
export function forwardedAddresses(): RequestHandler {
  return ({ headers }, _, next) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(',');
    next();
  };
}

function withoutPort(address: string): string {
  const [, bracketed, bare] = WITH_PORT.exec(address.trim()) ?? [];
  return bracketed ?? bare ?? address;
}
