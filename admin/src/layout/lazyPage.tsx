import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Waiting } from './Waiting';

/** Code-splits a page behind Suspense. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Waiting />,
): ComponentType<Props> {
  const Part = lazy<ComponentType<object>>(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
