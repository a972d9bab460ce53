import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { PageLoading } from './PageLoading';

/** Code-splits a page behind Suspense. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PageLoading />,
): ComponentType<Props> {
  const Part = lazy<ComponentType<object>>(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
