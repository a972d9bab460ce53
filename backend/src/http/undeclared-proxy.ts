import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const WARNING =
  'Requests come through a proxy, but TRUST_PROXY is empty: limits count all visitors as one. Set it to the address of the proxy.';

/** Warns once about a proxy that is not in TRUST_PROXY, because nobody notices until many people come at once. */
export function warnOfUndeclaredProxy(log: Logger): RequestHandler {
  let isSaid = false;
  return ({ headers }, _, next) => {
    if (!isSaid && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
      isSaid = true;
      log.warn(WARNING);
    }
    next();
  };
}
