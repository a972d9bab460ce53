import type * as prometheus from 'prom-client';

/** The library, loaded only when metrics are on, and the app's registry. */
export interface MetricsContext {
  readonly prometheus: typeof prometheus;
  readonly registry: prometheus.Registry;
}
