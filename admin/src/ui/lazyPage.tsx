import { Box } from '@mui/material';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './missingCode';

/** Placeholder of a page while the token is checked or its code is loading: too short for a message. */
export const PageLoading = () => <Box aria-busy="true" sx={{ minHeight: '60vh' }} />;

/** Code-splits a page behind Suspense. Where its code does not come, the next visit asks for it again. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PageLoading />,
): ComponentType<Props> {
  const makePart = () =>
    lazy<ComponentType<object>>(async () => {
      try {
        return { default: (await loadCode(load)) as ComponentType<object> };
      } catch (error) {
        // React remembers the failure of a lazy component for good.
        Part = makePart();
        throw error;
      }
    });
  let Part = makePart();
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
