import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { MetricsContext } from './metrics-context.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** Measures how long each request takes, by route pattern: the URL itself is never a label. */
export function measureRequests({ prometheus, registry }: MetricsContext): RequestHandler {
  const durations = new prometheus.Histogram({
    name: 'onestep_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    response.once('close', () => {
      const labels = {
        route: routeOf(request, response),
        method: METHODS.includes(request.method) ? request.method : 'other',
        // A connection that closed before the response was complete is not a success.
        status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut',
      };
      durations.observe(labels, (performance.now() - start) / 1000);
    });
    next();
  };
}

/** Pages, files and cached answers are sent before routing. */
function routeOf({ route }: Request, { statusCode }: Response): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return path;
  return statusCode < 400 ? 'ready' : 'none';
}
