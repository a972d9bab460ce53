import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const NONE = ["'none'"];
/** Browser features that no page uses. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Every response has these: no caching unless its route allows it, and helmet's protection. */
export const FIXED_HEADERS = readOff();

export function fixedHeaders(_: Request, response: Response, next: NextFunction): void {
  for (const [name, value] of FIXED_HEADERS) response.setHeader(name, value);
  next();
}

function readOff(): [string, string][] {
  // JSON needs no rights at all. The web module sends pages with a policy of their own.
  const directives = { defaultSrc: NONE, frameAncestors: NONE, baseUri: NONE, formAction: NONE };
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  protect(sample.req, sample, () => undefined);
  const headers = { ...sample.getHeaders(), 'Permissions-Policy': PERMISSIONS, 'Cache-Control': 'no-store' };
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}
