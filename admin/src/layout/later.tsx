import { lazy, Suspense, type ComponentType } from 'react';
import { Waiting } from './Waiting';

/** A page whose code is fetched when it is opened: what most lists do without need not delay them. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}
