import type * as prometheus from 'prom-client';

/** The library, loaded only where it is used, and where an app's figures are kept. */
export interface Parts {
  readonly prometheus: typeof prometheus;
  readonly registry: prometheus.Registry;
}
