export { Accepts, ContentTypeGuard } from './content-type.guard.js';
export { closeSlowConnections } from './close-slow-connections.js';
export { fixedHeaders } from './fixed-headers.js';
export { forwardedAddresses, revalidate, singleHost, warnOfUndeclaredProxy } from './request-headers.js';
export { requestLimiter } from './request-limiter.js';
export { HttpServerAdapter } from './http-server-adapter.js';
export { HttpModule, Shutdown } from './shutdown.js';
export { stopWhenAsked } from './stop.js';
